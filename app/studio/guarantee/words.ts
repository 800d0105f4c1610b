import type { FeeRefundDecision, GuaranteeState } from '#core/fee/index.ts';
import { formatExactMoney } from '#core/money/index.ts';
import { type RefundReason, refundReasons } from '#core/payment/index.ts';
import { dayWords, easternDay } from '#core/promotion/index.ts';

type RefundRefusal = Extract<FeeRefundDecision, { ok: false }>['reason'];

export const guaranteeWords = {
  title: 'Guarantee',
  lead: 'Fee refund requests, longest waiting first. A person decides each one.',
  empty: 'No refund requests.',
  search: 'Email or first name',
  stateFilter: 'State',
  states: { asked: 'Waiting', granted: 'Granted', declined: 'Declined' } satisfies Record<GuaranteeState, string>,
  because: { 'before-boards': 'Before any boards', 'not-satisfied': 'After both revisions' },
  customer: 'Customer',
  why: 'Why',
  asked: 'Asked',
  amount: 'Refund amount',
  state: 'State',
  fees: 'Fees of these customers',
  feesLead: 'You can refund a fee, in full or in part, without a request.',
  fee: 'Fee',
  paid: 'Paid',
  paidOn: 'Paid on',
  refunded: 'Refunded',
  back: 'All requests',
  ofFee: (day: string) => `Fee paid on ${day}`,
  customerPage: 'Everything about this customer',
  unknownCustomer: 'Account deleted',

  request: 'The request',
  noWords: 'No message.',
  answered: (answer: string) => `Answered: ${answer}`,
  answer: 'Your answer to the customer',
  grant: 'Grant it',
  grantGo: (cents: number) => `Grant and refund ${formatExactMoney(cents)}`,
  grantAsk: (cents: number) =>
    `The rest of the fee, ${formatExactMoney(cents)}, is refunded to the card right away, and its projects close. This can’t be undone.`,
  decline: 'Decline it',
  declineAsk: 'We’ll email the customer with your answer.',
  keep: 'Not now',
  granted: 'Granted. The money is on its way, and we’ve emailed the customer.',
  declined: 'Declined. We’ve emailed the customer.',

  give: 'Refund manually',
  giveAmount: 'Amount',
  giveHint: (cents: number) => `Up to ${formatExactMoney(cents)}. A full refund ends the fee and closes its projects.`,
  giveNote: 'Why, for our own log',
  giveGo: 'Refund',
  giveAsk: (cents: number) => `${formatExactMoney(cents)} goes back to the card right away.`,
  giveGoMoney: (cents: number) => `Refund ${formatExactMoney(cents)}`,
  given: 'The refund is on its way.',
  notPossible: 'There’s nothing left to refund on this fee.',

  refunds: 'Refunds',
  noRefunds: 'No refunds yet.',
  reasons: { ...refundReasons, guarantee: 'Guarantee', goodwill: 'Manual' } satisfies Record<RefundReason, string>,
  refundStates: { promised: 'On its way', sent: 'Sent', failed: 'Failed', covered: 'Included in another refund' },
  again: (cents: number) => `Send ${formatExactMoney(cents)} again`,
  againDone: 'Sent again.',

  decidedBefore: 'A colleague has already decided this.',
  failed: 'That didn’t work. Please check it as it is now.',
  unreachable: 'We couldn’t reach the card provider. We’ll send the refund as soon as it responds.',
  notAnAmount: 'Please enter an amount such as 49.50.',
  refusals: {
    'not-paid': 'This fee hasn’t been paid.',
    refunded: 'This fee has already been refunded.',
    expired: 'This fee has ended.',
    credited: 'This fee was already credited toward an order, so it can’t be refunded too.',
    'more-than-paid': 'That’s more than what’s left.',
    'not-an-amount': 'Please enter an amount such as 49.50.',
  } satisfies Record<RefundRefusal, string>,
  day: (at: Date) => dayWords(easternDay(at)),
} as const;
