import { defineLifecycle } from '../lifecycle/index.ts';

/**
 * A pair of boards. It can be ordered from any number of times, until a newer revision supersedes it or its fee is
 * refunded; then it stays readable. Once all of its orders are canceled in full, it's as if none had been placed.
 */
export const selectionLifecycle = defineLifecycle({
  name: 'selection',
  states: ['draft', 'published', 'superseded', 'ordered', 'withdrawn'],
  start: ['draft'],
  transitions: [
    { act: 'publish', from: ['draft'], to: 'published' },
    // Before the customer has opened it.
    { act: 'call back', from: ['published'], to: 'draft' },
    { act: 'supersede', from: ['published', 'ordered'], to: 'superseded' },
    // The pair that replaced it was called back.
    { act: 'reinstate', from: ['superseded'], to: 'published' },
    { act: 'reinstate ordered', from: ['superseded'], to: 'ordered' },
    { act: 'order', from: ['published', 'ordered'], to: 'ordered' },
    // The project's fee was refunded.
    { act: 'withdraw', from: ['published', 'ordered'], to: 'withdrawn' },
    { act: 'cancel order', from: ['ordered'], to: 'published' },
  ],
});

export type SelectionState = (typeof selectionLifecycle.states)[number];
export type SelectionAct = (typeof selectionLifecycle.transitions)[number]['act'];
