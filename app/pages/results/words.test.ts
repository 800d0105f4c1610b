import { expect, it } from 'vitest';
import { orderPartWords } from '#app/parts/order/words.ts';
import { words } from './words.ts';

it('counts as people do: one, both, all three', () => {
  expect([1, 2].map((pieces) => words.orderAll(pieces, 'Board A', '$9'))).toEqual([
    'Order it, $9',
    'Order all of Board A, $9',
  ]);
  expect([1, 3].map((pieces) => words.orderRest(pieces, 'Board B', '$9'))).toEqual([
    'Order the one that’s left, $9',
    'Order the rest of Board B, $9',
  ]);
  expect([2, 3].map(orderPartWords.allOf)).toEqual(['Both', 'All 3']);
  expect(words.barNote('1 choice, 2 pieces', true, false)).toBe(
    '1 choice, 2 pieces, with shipping, before tax, fee off',
  );
});
