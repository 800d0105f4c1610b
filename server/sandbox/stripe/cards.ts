/** Stripe's test cards, by number and by the alias a server may use instead. The messages are Stripe's. */

export interface Decline {
  code: string;
  decline_code: string;
  message: string;
  param?: string;
}

export const declines = {
  generic_decline: {
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  },
  insufficient_funds: {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  expired_card: {
    code: 'expired_card',
    decline_code: 'expired_card',
    message: 'Your card has expired.',
    param: 'exp_month',
  },
  incorrect_cvc: {
    code: 'incorrect_cvc',
    decline_code: 'incorrect_cvc',
    message: "Your card's security code is incorrect.",
    param: 'cvc',
  },
  processing_error: {
    code: 'processing_error',
    decline_code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
} as const satisfies Record<string, Decline>;

export type Behaviour = 'pays' | 'authenticates' | keyof typeof declines;

export interface TestCard {
  number: string;
  /** What a server may send instead of a card number, which it must never see. */
  alias: string;
  brand: string;
  behaviour: Behaviour;
}

export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', alias: 'pm_card_visa', brand: 'visa', behaviour: 'pays' },
  { number: '5555555555554444', alias: 'pm_card_mastercard', brand: 'mastercard', behaviour: 'pays' },
  { number: '378282246310005', alias: 'pm_card_amex', brand: 'amex', behaviour: 'pays' },
  { number: '6011111111111117', alias: 'pm_card_discover', brand: 'discover', behaviour: 'pays' },
  { number: '4000000000000002', alias: 'pm_card_chargeDeclined', brand: 'visa', behaviour: 'generic_decline' },
  {
    number: '4000000000009995',
    alias: 'pm_card_chargeDeclinedInsufficientFunds',
    brand: 'visa',
    behaviour: 'insufficient_funds',
  },
  { number: '4000000000000069', alias: 'pm_card_chargeDeclinedExpiredCard', brand: 'visa', behaviour: 'expired_card' },
  {
    number: '4000000000000127',
    alias: 'pm_card_chargeDeclinedIncorrectCvc',
    brand: 'visa',
    behaviour: 'incorrect_cvc',
  },
  {
    number: '4000000000000119',
    alias: 'pm_card_chargeDeclinedProcessingError',
    brand: 'visa',
    behaviour: 'processing_error',
  },
  { number: '4000002760003184', alias: 'pm_card_authenticationRequired', brand: 'visa', behaviour: 'authenticates' },
];

export const cardByNumber = (number: string) => testCards.find((card) => card.number === number);
export const cardByAlias = (alias: string) => testCards.find((card) => card.alias === alias);

export const declineOf = (behaviour: Behaviour): Decline | null =>
  behaviour === 'pays' || behaviour === 'authenticates' ? null : declines[behaviour];
