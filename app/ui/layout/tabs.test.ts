import { expect, test } from 'vitest';
import { nextPlace } from './tabs.tsx';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 1, undefined],
])('%s from tab %i of three leads to %s', (key, at, to) => {
  expect(nextPlace(key, at, 3)).toBe(to);
});
