import { cardTexts } from './card/card-texts.ts';

/** What the provider refused before it did anything. After another error it may have charged the card: the server asks. */
const refusals: ReadonlySet<string> = new Set([
  'card_error',
  'validation_error',
  'invalid_request_error',
  'rate_limit_error',
  'authentication_error',
]);

export const didNothing = (type: string): boolean => refusals.has(type);

/** The card was not asked, so nothing was charged. */
export const unasked = (message: string) => ({ ok: false, type: 'invalid_request_error', message }) as const;

/** The card may have been asked, and no one has said whether it was charged. */
export const unknownOutcome = { ok: false, type: 'api_connection_error', message: cardTexts.noConnection } as const;

export const isUnknown = (type: string): boolean => type === unknownOutcome.type;
