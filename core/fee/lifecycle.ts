import { defineLifecycle } from '../lifecycle/index.ts';

export const feeLifecycle = defineLifecycle({
  name: 'fee',
  states: ['none', 'open', 'complete', 'refunded', 'expired'],
  start: ['none'],
  transitions: [
    { act: 'open', from: ['none'], to: 'open' },
    { act: 'settle', from: ['open'], to: 'complete' },
    { act: 'refund', from: ['complete'], to: 'refunded' },
    { act: 'expire', from: ['complete'], to: 'expired' },
  ],
});

/** A fee that exists never has the status 'none'. */
export type FeeStatus = Exclude<(typeof feeLifecycle.states)[number], 'none'>;
export type FeeAct = (typeof feeLifecycle.transitions)[number]['act'];
