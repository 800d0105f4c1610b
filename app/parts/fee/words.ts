import { cardTexts } from '#app/parts/payment/card/card-texts.ts';
import { formatMoney } from '#core/money/index.ts';
import { type ProjectState, projectStateWords, projectTerms } from '#core/project/index.ts';

const isSubmitted = (project: ProjectState | null): project is ProjectState =>
  project !== null && project !== 'in progress' && project !== 'submitted, unpaid';

/** Copy for the payment step. What the fee is and buys comes from the fee rules. */
export const paymentWords = {
  title: 'One flat fee, then we begin',
  lead: `Your specialist starts the moment it is paid: two boards within ${projectTerms.boardsWithinHours} hours.`,
  where: 'Where it goes',
  zip: 'Shipping zip code',
  zipHint: 'Where your furniture will be delivered.',
  zipGo: 'Continue',
  zipChange: 'Change',
  how: 'How you pay',
  sums: 'What you pay, line by line',
  fee: 'Customization fee',
  coupon: (code: string) => `Coupon ${code}`,
  couponRemove: 'Take it off',
  couponAsk: 'I have a coupon',
  couponField: 'Coupon code',
  couponGo: 'Apply',
  total: 'You pay today',
  buys: 'What it buys',
  pay: (cents: number) => `Pay ${formatMoney(cents)}`,
  nothingYet: 'Nothing is charged until you press the button. By paying you accept our',
  terms: 'terms',
  gettingReady: 'Getting your payment ready',
  paying: 'Taking your payment. Please stay on this page.',
  thanksTitle: 'Thank you',
  /** The boards may have arrived while this page was open. */
  paid: (project: ProjectState | null) =>
    isSubmitted(project)
      ? `Your fee is paid. ${projectStateWords[project].sentence}`
      : 'Your fee is paid. Submit your quiz, and your specialist begins.',
  processingTitle: 'Your bank is working on it',
  processing: 'Your payment is being processed. We’ll let you know here and by email as soon as it goes through.',
  unreachedTitle: 'Hearthline does not answer',
  unreached:
    'We cannot show your payment at the moment. Your answers are safe, and what you have paid counts once. Please check your connection and try again.',
  unavailableTitle: 'We can’t reach our card provider',
  unavailable:
    'We cannot show your payment at the moment. Your answers are safe. If you have just paid, it counts once, and this page will say so as soon as we hear.',
  signedOutTitle: 'You are signed out',
  signedOut: 'Sign in again to see how your payment stands. Your answers are safe, and what you have paid counts once.',
  signIn: 'Sign in',
  laterTitle: 'Too many cards were declined',
  later: cardTexts.later,
  laterWay: 'Write to us',
  couponLater: cardTexts.couponLater,
  missingTitle: 'There is no such quiz here',
  missing: 'We could not find the quiz this fee is for. Your own are under Projects.',
  missingWay: 'Your projects',
  again: 'Try again',
  changed: 'The amount has changed meanwhile. Please look at it once more before you pay.',
  unknown:
    'We could not hear whether your card was charged. Please do not pay again yet: we are asking the card provider, and this page will say.',
} as const;
