import { expect, it } from 'vitest';
import { lineLifecycle } from './line-lifecycle.ts';
import { stepsAhead } from './steps-ahead.ts';

const states = (state: Parameters<typeof stepsAhead>[0]['state'], shipBy: string | null = '2026-12-04') =>
  stepsAhead({ state, shipBy }).map((step) => step.state);

it('goes from the maker to the customer, with the day we promise', () => {
  expect(states('placed')).toEqual(['confirmed', 'shipped', 'delivered']);
  expect(stepsAhead({ state: 'confirmed', shipBy: '2026-12-04' })).toMatchObject([
    { state: 'shipped', when: 'by December 4, 2026' },
    { state: 'delivered', when: null },
  ]);
  expect(stepsAhead({ state: 'confirmed', shipBy: null })[0]?.when).toBeNull();
  expect(states('return requested')).toEqual(['returned', 'refunded']);
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
