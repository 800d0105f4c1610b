import { type LineRefusal, lineRefusalWords, returnDays } from '#core/order/index.ts';

/** Why an act on a piece was refused, as staff read it. The other reasons read the same for everyone. */
const forStaff: Partial<Record<LineRefusal, string>> = {
  'already-shipped': 'This piece has already shipped, so it can’t be canceled. It can come back as a return.',
  'replaces-delivered': 'This piece replaces one the customer has. It can be canceled once that one is back with us.',
  'not-delivered': 'This piece hasn’t been delivered yet. Until it ships, it can be canceled.',
  'too-late': `The ${returnDays} days for a return or an exchange have passed.`,
  claimed: 'The customer has reported damage on this piece. Please decide on the report first.',
};

export const staffRefusalWords = (reason: LineRefusal): string => forStaff[reason] ?? lineRefusalWords(reason);
