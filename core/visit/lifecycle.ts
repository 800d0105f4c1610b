import { defineLifecycle } from '../lifecycle/index.ts';

/** The lifecycle of a home visit to measure a room. */
export const visitLifecycle = defineLifecycle({
  name: 'visit',
  states: ['requested', 'scheduled', 'complete', 'cancelled'],
  start: ['requested'],
  transitions: [
    { act: 'schedule', from: ['requested', 'scheduled'], to: 'scheduled' },
    // We visit again, or the status was a mistake. Only people can do this: a late call from a program must not revive
    // a visit.
    { act: 'schedule again', from: ['complete', 'cancelled'], to: 'scheduled' },
    { act: 'complete', from: ['scheduled'], to: 'complete' },
    { act: 'cancel', from: ['requested', 'scheduled'], to: 'cancelled' },
    // A customer who canceled, or prefers other days, can ask for the same visit again.
    { act: 'request again', from: ['requested', 'cancelled'], to: 'requested' },
  ],
});

export type VisitState = (typeof visitLifecycle.states)[number];
/**
 * Whether boards wait for a visit: while one is agreed on, or was chosen in the quiz and has yet to be asked for. A
 * customer can't ask while the shop offers none.
 */
export const boardsWaitForVisit = (
  state: VisitState | null,
  { measuredByUs, offered }: { readonly measuredByUs: boolean; readonly offered: boolean },
): boolean => (state === null ? measuredByUs && offered : state === 'requested' || state === 'scheduled');

export type VisitAct = (typeof visitLifecycle.transitions)[number]['act'];
