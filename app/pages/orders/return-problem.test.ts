import { expect, test } from 'vitest';
import { returnProblem } from './return-problem.ts';
import { ordersWords as words } from './words.ts';

test('a missing choice is named until both are made, anything else until the request is sent again', () => {
  const both = { want: 'return', reason: 'damaged' };
  expect(returnProblem(words.chooseBoth, { want: 'return', reason: null })).toBe(words.chooseBoth);
  expect(returnProblem(words.chooseBoth, { want: null, reason: 'damaged' })).toBe(words.chooseBoth);
  expect(returnProblem(words.chooseBoth, both)).toBeNull();
  expect(returnProblem(words.failed, both)).toBe(words.failed);
  expect(returnProblem(null, both)).toBeNull();
});
