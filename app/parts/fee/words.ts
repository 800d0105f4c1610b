import { cardTexts } from '#app/parts/payment/card/card-texts.ts';
import { formatMoney } from '#core/money/index.ts';
import { type ProjectState, projectStateWords, projectTerms } from '#core/project/index.ts';

const isSubmitted = (project: ProjectState | null): project is ProjectState =>
  project !== null && project !== 'in progress' && project !== 'submitted, unpaid';

/** Copy for the payment step. What the fee is and buys comes from the fee rules. */
export const paymentWords = {
  title: 'One flat fee, then we begin',
  lead: `Your specialist starts the moment it’s paid: two boards within ${projectTerms.boardsWithinHours} hours.`,
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
  buys: 'What you get',
  pay: (cents: number) => `Pay ${formatMoney(cents)}`,
  nothingYet: 'You won’t be charged until you press the button. By paying, you accept our',
  terms: 'terms',
  gettingReady: 'Getting your payment ready',
  paying: 'Taking your payment. Please stay on this page.',
  thanksTitle: 'Thank you',
  /** The boards may have arrived while this page was open. */
  paid: (project: ProjectState | null) =>
    isSubmitted(project)
      ? `Your fee is paid. ${projectStateWords[project].sentence}`
      : 'Your fee is paid. Submit your quiz, and your specialist will get started.',
  whatNext: 'See what happens next',
  finishQuiz: 'Finish your quiz',
  processingTitle: 'Your bank is working on it',
  processing: 'Your payment is being processed. We’ll let you know here and by email as soon as it goes through.',
  unreachedTitle: 'We can’t reach Hearthline',
  unreached:
    'We can’t show your payment right now. Your answers are safe, and you won’t be charged twice. Please check your connection and try again.',
  unavailableTitle: 'We can’t reach our card provider',
  unavailable:
    'We can’t show your payment right now. Your answers are safe. If you’ve just paid, you won’t be charged twice, and we’ll confirm it here as soon as we hear.',
  signedOutTitle: 'You’re signed out',
  signedOut: 'Sign in again to check on your payment. Your answers are safe, and you won’t be charged twice.',
  signIn: 'Sign in',
  laterTitle: 'Too many cards were declined',
  later: cardTexts.later,
  laterWay: 'Write to us',
  couponLater: cardTexts.couponLater,
  missingTitle: 'We can’t find that quiz',
  missing: 'We couldn’t find the quiz this fee is for. You’ll find yours under Projects.',
  missingWay: 'Your projects',
  again: 'Try again',
  changed: 'The amount has changed. Please take another look before you pay.',
  unknown:
    'We don’t know yet whether your card was charged. Please don’t pay again: we’re checking with the card provider and will update this page.',
} as const;
