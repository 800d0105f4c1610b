import { defineLifecycle } from '../lifecycle/index.ts';
import { type Cents, sumCents } from '../money/index.ts';

/**
 * Money on its way back. It's recorded together with the act that causes it, then sent. If it's refused, someone has to
 * look into it.
 */
export const refundLifecycle = defineLifecycle({
  name: 'refund',
  states: ['promised', 'sent', 'failed', 'covered'],
  start: ['promised'],
  transitions: [
    // A slow success may arrive after another attempt was refused: the money did go back.
    { act: 'send', from: ['promised', 'failed'], to: 'sent' },
    { act: 'fail', from: ['promised'], to: 'failed' },
    // A bank may bounce, days later, what the provider had accepted.
    { act: 'bounce', from: ['sent'], to: 'failed' },
    { act: 'try again', from: ['failed'], to: 'promised' },
    // Another refund has returned the same money in the meantime, so there's nothing left to send.
    { act: 'cover', from: ['failed'], to: 'covered' },
  ],
});
export type RefundState = (typeof refundLifecycle.states)[number];

/** The customer is due this money and doesn't have it yet. */
export const refundIsOwed = (state: RefundState): boolean => state === 'promised' || state === 'failed';

/** The total going back. A covered refund went back with another one, so it isn't counted. */
export const sumGoingBack = (refunds: readonly { readonly state: RefundState; readonly cents: Cents }[]): Cents =>
  sumCents(refunds.filter(({ state }) => state !== 'covered').map(({ cents }) => cents));

export const refundReasons = {
  guarantee: 'Satisfaction guarantee',
  cancelled: 'Canceled before it shipped',
  returned: 'Returned',
  exchanged: 'Exchanged for a less expensive piece',
  goodwill: 'A courtesy from us',
  damaged: 'Arrived damaged',
  late: 'Paid after our hold ended',
} as const;
export type RefundReason = keyof typeof refundReasons;

/** What a refund belongs to. An exchange's belongs to its order. */
export const refundSubjects = ['order', 'fee'] as const;
export type RefundSubject = (typeof refundSubjects)[number];

/** Refunds for pieces that the customer keeps. They changed no price. */
export const isCourtesy = (reason: RefundReason): boolean => reason === 'goodwill' || reason === 'damaged';

/** The state of a refund as the customer reads it. A failed one is ours to fix. */
export const refundStateWords: Readonly<Record<RefundState, string>> = {
  promised: 'On its way to your card',
  sent: 'Sent to your card; banks show it within 5 to 10 business days',
  failed: 'Delayed; we’re on it',
  covered: 'Included in another refund to your card',
};

/** The idempotency key of a refund. A refused key stays refused, so each attempt has its own. */
export const refundKey = ({ id, attempt }: { readonly id: string; readonly attempt: number }): string =>
  attempt === 0 ? id : `${id}:${attempt}`;

const keyLivesSurely = 12 * 3_600_000;

/** We may have lost an answer, maybe longer ago than the provider remembers its keys, so look before sending again. */
export const mayBeSentAlready = (
  { tries, promisedAt }: { readonly tries: number; readonly promisedAt: Date },
  now: Date,
): boolean => tries > 0 || now.getTime() - promisedAt.getTime() > keyLivesSurely;
