import { defineLifecycle } from '../lifecycle/index.ts';

/**
 * A pair of boards. A newer revision supersedes an older one, which stays readable and is not orderable; an order that
 * is cancelled in full makes its selection available again.
 */
export const selectionLifecycle = defineLifecycle({
  name: 'selection',
  states: ['draft', 'published', 'superseded', 'ordered', 'withdrawn'],
  start: ['draft'],
  transitions: [
    { act: 'publish', from: ['draft'], to: 'published' },
    { act: 'supersede', from: ['published'], to: 'superseded' },
    { act: 'order', from: ['published'], to: 'ordered' },
    // The fee of its project went back, and the project is closed.
    { act: 'withdraw', from: ['published'], to: 'withdrawn' },
    { act: 'cancel order', from: ['ordered'], to: 'published' },
  ],
});

export type SelectionState = (typeof selectionLifecycle.states)[number];
export type SelectionAct = (typeof selectionLifecycle.transitions)[number]['act'];
