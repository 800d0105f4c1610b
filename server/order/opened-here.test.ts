import { expect, test } from 'vitest';
import { forgetOpened, openedHere, rememberOpened } from './opened-here.ts';

test('knows the newest orders and forgets the oldest', () => {
  const of = (order: number) => ({ accountId: `account ${order}`, paymentId: `pi ${order}` });
  for (let order = 0; order <= 1000; order++) rememberOpened(`order ${order}`, of(order));
  expect(openedHere('order 0')).toBeNull();
  expect([openedHere('order 1'), openedHere('order 1000')]).toEqual([of(1), of(1000)]);
  forgetOpened('order 1');
  expect(openedHere('order 1')).toBeNull();
});
