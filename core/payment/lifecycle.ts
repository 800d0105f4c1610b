import { defineLifecycle } from '../lifecycle/index.ts';

/** What a card can pay for. Each fee, order and exchange has at most one payment, under its own id. */
export const paymentPurposes = ['fee', 'order', 'exchange'] as const;
export type PaymentPurpose = (typeof paymentPurposes)[number];

/**
 * Open: the card may be charged. Lapsed: the payment was canceled at the provider and then its hold released. A payment
 * that succeeded in the meantime completes instead.
 */
export const paymentLifecycle = defineLifecycle({
  name: 'payment',
  states: ['open', 'complete', 'lapsed'],
  start: ['open'],
  transitions: [
    { act: 'settle', from: ['open'], to: 'complete' },
    { act: 'release', from: ['open'], to: 'lapsed' },
  ],
});
export type PaymentState = (typeof paymentLifecycle.states)[number];
