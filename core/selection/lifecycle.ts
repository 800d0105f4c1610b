import { defineLifecycle } from '../lifecycle/index.ts';

/**
 * A pair of boards. A newer revision supersedes an older one, which stays readable but can't be ordered. An order
 * canceled in full makes its selection available again.
 */
export const selectionLifecycle = defineLifecycle({
  name: 'selection',
  states: ['draft', 'published', 'superseded', 'ordered', 'withdrawn'],
  start: ['draft'],
  transitions: [
    { act: 'publish', from: ['draft'], to: 'published' },
    { act: 'supersede', from: ['published'], to: 'superseded' },
    { act: 'order', from: ['published'], to: 'ordered' },
    // The project's fee was refunded and the project closed.
    { act: 'withdraw', from: ['published'], to: 'withdrawn' },
    { act: 'cancel order', from: ['ordered'], to: 'published' },
  ],
});

export type SelectionState = (typeof selectionLifecycle.states)[number];
export type SelectionAct = (typeof selectionLifecycle.transitions)[number]['act'];
