import { expect, it } from 'vitest';
import { lineIsKept, lineLifecycle, notSoldStates } from '../index.ts';

it('what never went, came back or is about to isn’t sold, and everything else is', () => {
  expect(lineLifecycle.states.filter((state) => !notSoldStates.includes(state))).toEqual([
    ...['placed', 'confirmed', 'shipped', 'delivered', 'exchange requested'],
  ]);
  // A piece whose return was asked for is still with the customer.
  expect(notSoldStates.filter(lineIsKept)).toEqual(['return requested']);
});
