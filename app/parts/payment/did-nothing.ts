/** What the provider refused before it did anything. After another error it may have charged the card: the server asks. */
const refusals: ReadonlySet<string> = new Set([
  'card_error',
  'validation_error',
  'invalid_request_error',
  'rate_limit_error',
  'authentication_error',
]);

export const didNothing = (type: string): boolean => refusals.has(type);
