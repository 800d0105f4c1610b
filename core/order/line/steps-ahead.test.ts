import { expect, it } from 'vitest';
import { confirmedBy } from './attention.ts';
import { type LineState, lineLifecycle } from './line-lifecycle.ts';
import { type StepDays, stepsAhead } from './steps-ahead.ts';

const days = {
  confirmBy: '2026-11-18',
  shipBy: '2026-12-04',
  arrives: { from: '2026-12-03', to: '2026-12-11' },
} satisfies StepDays;
const states = (state: LineState) => stepsAhead(state, days).map((step) => step.state);

it('goes from the maker to the customer, with the days we expect', () => {
  expect(stepsAhead('placed', days)).toEqual([
    { state: 'confirmed', words: 'Confirmed by the maker', when: 'by November 18, 2026' },
    { state: 'shipped', words: 'Ships', when: 'by December 4, 2026' },
    { state: 'delivered', words: 'Arrives at your home', when: 'December 3–11, 2026' },
  ]);
  expect(stepsAhead('shipped', days)).toMatchObject([{ state: 'delivered', when: 'December 3–11, 2026' }]);
  expect(states('return requested')).toEqual(['returned', 'refunded']);
});

it('names no day that we don’t know, and none for what comes back', () => {
  const unknown = { confirmBy: null, shipBy: null, arrives: null };
  expect(stepsAhead('placed', unknown).map(({ when }) => when)).toEqual([null, null, null]);
  expect(stepsAhead('return requested', days).map(({ when }) => when)).toEqual([null, null]);
});

it('is confirmed within a day, and no day is named once that is over', () => {
  const placedAt = new Date('2026-11-17T15:00:00Z');
  expect(confirmedBy(placedAt, placedAt)).toBe('2026-11-18');
  expect(confirmedBy(placedAt, new Date('2026-11-18T22:00:00Z'))).toBe('2026-11-18');
  expect(confirmedBy(placedAt, new Date('2026-11-19T15:00:00Z'))).toBeNull();
});

it('is only what the life of a line allows, step after step, and nothing once it is over', () => {
  for (const state of lineLifecycle.states) {
    let from = state;
    for (const next of states(state)) {
      expect(lineLifecycle.transitions.some((step) => step.from.includes(from as never) && step.to === next)).toBe(
        true,
      );
      from = next;
    }
    if (lineLifecycle.isFinal(state) || state === 'delivered') expect(states(state)).toEqual([]);
  }
});
