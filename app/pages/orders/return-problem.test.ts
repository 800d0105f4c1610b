import { expect, test } from 'vitest';
import { returnProblem } from './return-problem.ts';
import { ordersWords as words } from './words.ts';

test('what a request lacked is said until both are chosen, anything else until it is sent anew', () => {
  const both = { want: 'return', reason: 'damaged' };
  expect(returnProblem(words.chooseBoth, { want: 'return', reason: null })).toBe(words.chooseBoth);
  expect(returnProblem(words.chooseBoth, { want: null, reason: 'damaged' })).toBe(words.chooseBoth);
  expect(returnProblem(words.chooseBoth, both)).toBeNull();
  expect(returnProblem(words.failed, both)).toBe(words.failed);
  expect(returnProblem(null, both)).toBeNull();
});
