import { defineLifecycle } from '../lifecycle/index.ts';
import { type Cents, sumCents } from '../money/index.ts';

/** Money on its way back. Written down with the act that causes it, then sent; refused, somebody has to look. */
export const refundLifecycle = defineLifecycle({
  name: 'order refund',
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

/** Has not reached the customer, and is to. */
export const refundIsOwed = (state: RefundState): boolean => state === 'promised' || state === 'failed';

/** What goes back in all. What another refund has covered went with that one. */
export const sumGoingBack = (refunds: readonly { readonly state: RefundState; readonly cents: Cents }[]): Cents =>
  sumCents(refunds.filter(({ state }) => state !== 'covered').map(({ cents }) => cents));

/** Why money goes back. */
export const refundReasons = {
  cancelled: 'Cancelled before it shipped',
  returned: 'Returned',
  exchanged: 'Exchanged for a less expensive piece',
  goodwill: 'A courtesy of ours',
  late: 'Paid when it was no longer held for you',
} as const;
export type RefundReason = keyof typeof refundReasons;

/** How far a refund is, as the customer reads it. A failed one is ours to mend. */
export const refundStateWords: Readonly<Record<RefundState, string>> = {
  promised: 'On its way to your card',
  sent: 'Sent to your card; banks show it within 5 to 10 business days',
  failed: 'Held up; we are seeing to it',
  covered: 'Went back to your card with another refund',
};

/** A replacement that costs more is kept until the difference is paid, or for its days. */
export const exchangeLifecycle = defineLifecycle({
  name: 'exchange',
  states: ['open', 'complete', 'lapsed'],
  start: ['open', 'complete'],
  transitions: [
    { act: 'settle', from: ['open'], to: 'complete' },
    { act: 'release', from: ['open'], to: 'lapsed' },
  ],
});
export type ExchangeState = (typeof exchangeLifecycle.states)[number];
