import type { FeeRefundDecision, GuaranteeState } from '#core/fee/index.ts';
import { formatMoney } from '#core/money/index.ts';
import { type RefundReason, refundReasons } from '#core/payment/index.ts';
import { dayWords, easternDay } from '#core/promotion/index.ts';

type RefundRefusal = Extract<FeeRefundDecision, { ok: false }>['reason'];

export const guaranteeWords = {
  title: 'Guarantee',
  lead: 'Who asked for their fee back, the longest waiting first. Each is decided by a person.',
  empty: 'Nobody has asked for their fee back.',
  search: 'Email or first name',
  stateFilter: 'State',
  states: { asked: 'Waiting', granted: 'Granted', declined: 'Declined' } satisfies Record<GuaranteeState, string>,
  because: { 'before-boards': 'Before any boards', 'not-satisfied': 'After both revisions' },
  customer: 'Customer',
  why: 'Why',
  asked: 'Asked',
  amount: 'Would go back',
  state: 'State',
  fees: 'Fees of these customers',
  feesLead: 'A fee may be given back, all of it or a part, without a request.',
  fee: 'Fee',
  paid: 'Paid',
  paidOn: 'Paid on',
  refunded: 'Given back',
  back: 'All requests',
  ofFee: (day: string) => `Fee paid on ${day}`,
  unknownCustomer: 'Account deleted',

  request: 'The request',
  noWords: 'Without words.',
  answered: (answer: string) => `Answered: ${answer}`,
  answer: 'Your answer, for the customer to read',
  grant: 'Grant it',
  grantAsk: 'The whole fee goes back to the card at once, and its projects close. This cannot be undone.',
  decline: 'Decline it',
  declineAsk: 'The customer is told, with your answer.',
  keep: 'Not now',
  granted: 'Granted. The money is on its way, and the customer is told.',
  declined: 'Declined. The customer is told.',

  give: 'Give back by hand',
  giveAmount: 'Amount',
  giveHint: (cents: number) => `At most ${formatMoney(cents)}. All of it ends the fee and closes its projects.`,
  giveNote: 'Why, for our own log',
  giveGo: 'Give back',
  giveAsk: 'The money goes back to the card at once.',
  given: 'The refund is on its way.',
  notPossible: 'Nothing of this fee can be given back any more.',

  refunds: 'Refunds',
  noRefunds: 'Nothing was given back yet.',
  reasons: { ...refundReasons, guarantee: 'Guarantee', goodwill: 'By hand' } satisfies Record<RefundReason, string>,
  refundStates: { promised: 'On its way', sent: 'Sent', failed: 'Failed', covered: 'Went back another way' },
  again: 'Send again',
  againDone: 'Sent once more.',

  decidedBefore: 'Somebody has decided this meanwhile.',
  failed: 'This did not work. Please look at it as it is now.',
  unreachable: 'The card provider did not answer. What was promised is sent as soon as it does.',
  notAnAmount: 'Please write an amount such as 49.50.',
  refusals: {
    'not-paid': 'This fee hasn’t been paid.',
    refunded: 'This fee has been given back already.',
    expired: 'This fee has ended.',
    credited: 'This fee was credited against an order and is not refunded as well.',
    'more-than-paid': 'That is more than is left of it.',
    'not-an-amount': 'Please write an amount such as 49.50.',
  } satisfies Record<RefundRefusal, string>,
  day: (at: Date) => dayWords(easternDay(at)),
} as const;
