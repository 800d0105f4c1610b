import { defineLifecycle } from '../lifecycle/index.ts';

/** The life of a visit that measures a room. */
export const visitLifecycle = defineLifecycle({
  name: 'visit',
  states: ['requested', 'scheduled', 'complete', 'cancelled'],
  start: ['requested'],
  transitions: [
    { act: 'schedule', from: ['requested', 'scheduled'], to: 'scheduled' },
    // Somebody comes again, or the mark was a mistake. Only people do this: an old call of a program brings nothing back.
    { act: 'schedule again', from: ['complete', 'cancelled'], to: 'scheduled' },
    { act: 'complete', from: ['scheduled'], to: 'complete' },
    { act: 'cancel', from: ['requested', 'scheduled'], to: 'cancelled' },
    // Whoever called it off, or likes other days better, may think again: the same visit, asked for anew.
    { act: 'request again', from: ['requested', 'cancelled'], to: 'requested' },
  ],
});

export type VisitState = (typeof visitLifecycle.states)[number];
export type VisitAct = (typeof visitLifecycle.transitions)[number]['act'];
