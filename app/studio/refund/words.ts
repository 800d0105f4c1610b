import { formatExactMoney } from '#core/money/index.ts';
import type { RefundApprovalState } from '#core/payment/index.ts';
import { formatList, formatMoment } from '#core/texts/index.ts';
import type { ApprovalFacts } from '#server/refund-approval/approval-facts.ts';

const acts: Readonly<Record<string, string>> = {
  'cancel-lines': 'Cancel pieces',
  'refund-returned': 'Refund what came back',
  'refund-amounts': 'Refund an amount',
  'answer-delay': 'Cancel what’s late',
  'offer-replacement': 'Exchange for less',
  'refund-fee': 'Refund the fee',
  'decide-guarantee': 'Grant the guarantee',
};

export const words = {
  title: 'Refunds',
  lead: 'Refunds over the amount in the settings. One of us starts a refund, and a colleague approves or declines it. Nothing happens until then.',
  search: 'Order, fee or name',
  state: 'State',
  empty: 'No refund is waiting for a second person.',
  what: 'What',
  about: (act: string, { pieces, instead, note }: ApprovalFacts) =>
    [
      `${[acts[act] ?? act, ...(pieces.length > 0 ? [formatList(pieces)] : [])].join(': ')}.`,
      ...(instead ? [`Instead: ${instead}.`] : []),
      ...(note ? [`Note: “${note}”`] : []),
    ].join(' '),
  order: (number: string) => `Order ${number}`,
  fee: 'A fee',
  amount: 'Amount',
  who: 'Started by',
  someone: 'A deleted account',
  at: formatMoment,
  states: {
    waiting: 'Waiting',
    approved: 'Approved',
    declined: 'Declined',
    overtaken: 'Out of date',
  } satisfies Record<RefundApprovalState, string>,
  by: (name: string | null, at: Date) => `by ${name ?? 'a deleted account'}, ${formatMoment(at)}`,
  decide: 'Decision',
  approve: 'Approve',
  approveNamed: (what: string) => `Approve: ${what}`,
  reallyApprove: (cents: number) => `Refund ${formatExactMoney(cents)} now? You can’t undo this.`,
  keep: 'Not now',
  reason: 'Reason, if you decline',
  ownReason: 'Why you’re taking it back',
  decline: 'Decline',
  declineNamed: (what: string) => `Decline: ${what}`,
  takeBack: 'Take it back',
  takeBackNamed: (what: string) => `Take it back: ${what}`,
  mine: 'You started this one, so a colleague approves it.',
  done: {
    approve: 'Approved. The refund is on its way.',
    decline: 'Declined. Nothing was refunded.',
    takeBack: 'Taken back. Nothing was refunded.',
  },
  refused: {
    'not-allowed': 'You can’t decide on this refund.',
    'not-found': 'This refund doesn’t exist.',
    'decided-before': 'This refund has already been decided. Here’s how it looks now.',
    own: 'You started this refund, so someone else has to approve it.',
    overtaken:
      'The order or fee has changed since, so this refund can’t go through as requested. Nothing was refunded.',
    'no-reason': 'Please say why.',
  },
} as const;
