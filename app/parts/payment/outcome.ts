import { cardTexts } from './card/card-texts.ts';

/** Errors where the provider did nothing. After any other, the card may have been charged; ask the server. */
const refusals: ReadonlySet<string> = new Set([
  'card_error',
  'validation_error',
  'invalid_request_error',
  'rate_limit_error',
  'authentication_error',
]);

export const didNothing = (type: string): boolean => refusals.has(type);

/** The card wasn't tried, so nothing was charged. */
export const unasked = (message: string) => ({ ok: false, type: 'invalid_request_error', message }) as const;

/** The card may have been tried, and we don't know if it was charged. */
export const unknownOutcome = { ok: false, type: 'api_connection_error', message: cardTexts.noConnection } as const;

export const isUnknown = (type: string): boolean => type === unknownOutcome.type;
