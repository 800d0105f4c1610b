import { waitWords } from '#core/settings/index.ts';

/** Copy for the card form. Validation messages are Stripe's own wording, so both forms read the same. */
export const cardTexts = {
  number: 'Card number',
  numberPlaceholder: '1234 1234 1234 1234',
  expiry: 'Expires',
  expiryPlaceholder: 'MM / YY',
  code: 'Security code',
  codePlaceholder: (digits: number) => `${digits} digits`,
  zip: 'Billing zip code',
  save: 'Save this card for next time',
  choice: 'How you pay',
  newCard: 'New card',
  keptBy: 'Stored by Stripe, never by us',
  sandbox: 'Sandbox: no real money moves',
  savedCard: (brand: string, last4: string) => `${brand} ending in ${last4}`,
  savedExpiry: (month: number, year: number) => `Expires ${String(month).padStart(2, '0')} / ${year % 100}`,
  loading: 'Getting the card form ready',
  unavailableTitle: 'We can’t take cards right now',
  unavailable: 'The card form didn’t load. Please check your internet connection and reload the page.',
  reload: 'Reload the page',
  /** The form was removed while we waited for it. */
  changed: 'Something has changed. Please take another look, then press the button again.',

  numberIncomplete: 'Your card number is incomplete.',
  numberInvalid: 'Your card number is invalid.',
  expiryIncomplete: "Your card's expiration date is incomplete.",
  expiryPast: "Your card's expiration date is in the past.",
  expiryYearPast: "Your card's expiration year is in the past.",
  expiryInvalid: "Your card's expiration date is invalid.",
  codeIncomplete: "Your card's security code is incomplete.",
  zipIncomplete: 'Your postal code is incomplete.',
  noConnection:
    'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.',
  notAuthenticated:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  /** Used only if the card hasn't been charged yet. */
  notReached: 'Nothing was charged. Please check your internet connection and try again.',
  signedOut:
    'You’ve been signed out, so nothing was charged. Sign in again, then come back and press the button once more. What you typed is still here.',
  /** After too many failed cards or guessed codes. */
  later: (seconds: number) =>
    `For your safety, you can’t try another card right now. Nothing was charged, and everything you entered is still here. Please try again ${waitWords(seconds)}, or write to us.`,
  couponLater: (seconds: number) => `That’s a lot of codes. Please try again ${waitWords(seconds)}.`,
} as const;

const brandNames: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** The display name for the provider's brand code. */
export const brandName = (brand: string) => brandNames[brand] ?? 'Card';
