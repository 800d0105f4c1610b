import { expect, it } from 'vitest';
import { orderPartWords } from '#app/parts/order/words.ts';
import { words } from './words.ts';

it('counts as people do: one, both, all three', () => {
  expect([1, 2, 3, 12].map((count) => words.orderAll(count, '$9'))).toEqual([
    'Order it, $9',
    'Order both, $9',
    'Order all three, $9',
    'Order all 12, $9',
  ]);
  expect([1, 2, 5].map(words.inStock)).toEqual([
    'It’s in stock today.',
    'Both are in stock today.',
    'All five are in stock today.',
  ]);
  expect([2, 3].map(orderPartWords.allOf)).toEqual(['Both', 'All 3']);
  expect(words.barNote(1, true, false)).toBe('1 chosen, with shipping, fee off');
});
