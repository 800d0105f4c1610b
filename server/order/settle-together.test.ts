import { expect, test } from 'vitest';
import type { OrderSettled } from './settle-order.ts';
import { settleTogether, wasSettledHere } from './settle-together.ts';
import type { OrderRow } from './store.ts';

const settled = (payment: OrderRow['payment']): OrderSettled => ({
  ok: true,
  row: { payment } as OrderRow,
  payment: null,
});

/** Two who settle the same payment, the second one beginning while the first is at it. */
async function two(paymentId: string, first: () => Promise<OrderSettled>) {
  const asked = { second: 0 };
  const answers = await Promise.allSettled([
    settleTogether(paymentId, first),
    settleTogether(paymentId, async () => {
      asked.second += 1;
      return settled('complete');
    }),
  ]);
  return { asked, answers };
}

test('who comes second takes the answer of the first, and news of it are no news', async () => {
  const { asked, answers } = await two('pi_both', async () => settled('complete'));
  expect(asked.second).toBe(0);
  expect(answers).toMatchObject([{ value: { ok: true } }, { value: { row: { payment: 'complete' } } }]);
  expect([wasSettledHere('pi_both'), wasSettledHere('pi_other')]).toEqual([true, false]);
});

test.each<[string, () => Promise<OrderSettled>]>([
  ['asked before the card was paid', async () => settled('open')],
  ['got no answer from the provider', async () => ({ ok: false, reason: 'provider-failed' })],
  ['failed', () => Promise.reject(new Error('the database is gone'))],
])('asks again where the first %s', async (why, first) => {
  const { asked, answers } = await two(`pi ${why}`, first);
  expect(asked.second).toBe(1);
  expect(answers[1]).toMatchObject({ value: { row: { payment: 'complete' } } });
});

test('what is not settled is not remembered', async () => {
  await settleTogether('pi_open', async () => settled('open'));
  expect(wasSettledHere('pi_open')).toBe(false);
});
