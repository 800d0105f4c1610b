import { expect, test } from 'vitest';
import { nextSlot } from './next-slot.ts';

test('after a swap the desk goes down Board A, then down Board B, and stays at the end', () => {
  const boards = [{ slots: [{ id: 'a0' }, { id: 'a1' }] }, { slots: [{ id: 'b0' }] }];
  expect(['a0', 'a1', 'b0', 'gone'].map((id) => nextSlot(boards, id))).toEqual(['a1', 'b0', null, null]);
});
