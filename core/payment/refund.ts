import { defineLifecycle } from '../lifecycle/index.ts';
import { type Cents, sumCents } from '../money/index.ts';

/** Money on its way back. Written down with the act that causes it, then sent; refused, somebody has to look. */
export const refundLifecycle = defineLifecycle({
  name: 'refund',
  states: ['promised', 'sent', 'failed', 'covered'],
  start: ['promised'],
  transitions: [
    // A slow yes may come after another attempt was refused: what went back went back.
    { act: 'send', from: ['promised', 'failed'], to: 'sent' },
    { act: 'fail', from: ['promised'], to: 'failed' },
    // A bank may send back, days later, what the provider had taken on.
    { act: 'bounce', from: ['sent'], to: 'failed' },
    { act: 'try again', from: ['failed'], to: 'promised' },
    // The same money went back by another refund meanwhile: there is nothing left to send.
    { act: 'cover', from: ['failed'], to: 'covered' },
  ],
});
export type RefundState = (typeof refundLifecycle.states)[number];

/** The customer should have it and does not yet. */
export const refundIsOwed = (state: RefundState): boolean => state === 'promised' || state === 'failed';

/** What goes back in all. What another refund has covered went with that one. */
export const sumGoingBack = (refunds: readonly { readonly state: RefundState; readonly cents: Cents }[]): Cents =>
  sumCents(refunds.filter(({ state }) => state !== 'covered').map(({ cents }) => cents));

/** Why money goes back. */
export const refundReasons = {
  guarantee: 'Satisfaction guarantee',
  cancelled: 'Cancelled before it shipped',
  returned: 'Returned',
  exchanged: 'Exchanged for a less expensive piece',
  goodwill: 'A courtesy of ours',
  late: 'Paid when it was no longer held for you',
} as const;
export type RefundReason = keyof typeof refundReasons;

/** How far a refund is, as the customer reads it. A failed one is ours to fix. */
export const refundStateWords: Readonly<Record<RefundState, string>> = {
  promised: 'On its way to your card',
  sent: 'Sent to your card; banks show it within 5 to 10 business days',
  failed: 'Held up; we are seeing to it',
  covered: 'Went back to your card with another refund',
};

/** The key a refund is asked for with. One that was refused stays refused, so each attempt has its own. */
export const refundKey = ({ id, attempt }: { readonly id: string; readonly attempt: number }): string =>
  attempt === 0 ? id : `${id}:${attempt}`;

const keyLivesSurely = 12 * 3_600_000;

/** An answer may have been lost, perhaps longer ago than the provider remembers its keys: look before sending again. */
export const mayBeSentAlready = (
  { tries, promisedAt }: { readonly tries: number; readonly promisedAt: Date },
  now: Date,
): boolean => tries > 0 || now.getTime() - promisedAt.getTime() > keyLivesSurely;
