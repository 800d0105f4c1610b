import { defineLifecycle } from '../lifecycle/index.ts';

/**
 * The life of one room's project. 'in progress' means the customer is still taking the quiz; no project is stored until
 * they submit it.
 */
export const projectLifecycle = defineLifecycle({
  name: 'project',
  states: ['in progress', 'submitted, unpaid', 'waiting for boards', 'boards ready', 'revising', 'ordered', 'closed'],
  start: ['in progress'],
  transitions: [
    { act: 'submit', from: ['in progress'], to: 'submitted, unpaid' },
    { act: 'submit paid', from: ['in progress'], to: 'waiting for boards' },
    { act: 'pay', from: ['submitted, unpaid'], to: 'waiting for boards' },
    { act: 'publish boards', from: ['waiting for boards', 'revising'], to: 'boards ready' },
    // Boards the customer hasn't opened can be called back for a few minutes.
    { act: 'call back boards', from: ['boards ready'], to: 'waiting for boards' },
    { act: 'call back revision', from: ['boards ready'], to: 'revising' },
    // Answered in words, without new boards.
    { act: 'close request', from: ['revising'], to: 'boards ready' },
    { act: 'ask for a revision', from: ['boards ready'], to: 'revising' },
    // The current boards can still be ordered while a new pair is being made.
    // From the first paid order on. Later ones change nothing.
    { act: 'order', from: ['boards ready', 'revising', 'ordered'], to: 'ordered' },
    // The last of its orders was canceled in full.
    { act: 'cancel order', from: ['ordered'], to: 'boards ready' },
    { act: 'close', from: ['waiting for boards', 'boards ready', 'revising'], to: 'closed' },
  ],
});

export type ProjectState = (typeof projectLifecycle.states)[number];
export type ProjectAct = (typeof projectLifecycle.transitions)[number]['act'];

/** Once a specialist works from the answers, they're final; later changes go through messages. */
export const mayChangeAnswers = (state: ProjectState): boolean =>
  state === 'in progress' || state === 'submitted, unpaid';
