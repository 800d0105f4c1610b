import { expect, test } from 'vitest';
import { forgetOpened, recentlyOpened, recentlySettled, rememberOpened, together } from './coalesce-syncs.ts';
import type { PaymentRow } from './payment-rows.ts';
import type { PaymentSynced } from './sync.ts';

const settled = (state: PaymentRow['state']): PaymentSynced => ({
  ok: true,
  row: { state } as PaymentRow,
  intent: null,
});

/** Two callers settle the same payment; the second starts while the first is still running. */
async function two(intentId: string, first: () => Promise<PaymentSynced>) {
  const asked = { second: 0 };
  const answers = await Promise.allSettled([
    together(intentId, first),
    together(intentId, async () => {
      asked.second += 1;
      return settled('complete');
    }),
  ]);
  return { asked, answers };
}

test('the second caller gets the first one’s answer, and its news isn’t announced again', async () => {
  const { asked, answers } = await two('pi_both', async () => settled('complete'));
  expect(asked.second).toBe(0);
  expect(answers).toMatchObject([{ value: { ok: true } }, { value: { row: { state: 'complete' } } }]);
  expect([recentlySettled('pi_both'), recentlySettled('pi_other')]).toEqual([true, false]);
});

test.each<[string, () => Promise<PaymentSynced>]>([
  ['asked before the card was paid', async () => settled('open')],
  ['got no answer from the provider', async () => ({ ok: false, reason: 'provider-failed' })],
  ['failed', () => Promise.reject(new Error('the database is gone'))],
])('asks again where the first %s', async (why, first) => {
  const { asked, answers } = await two(`pi ${why}`, first);
  expect(asked.second).toBe(1);
  expect(answers[1]).toMatchObject({ value: { row: { state: 'complete' } } });
});

test('what is not settled is not remembered', async () => {
  await together('pi_open', async () => settled('open'));
  expect(recentlySettled('pi_open')).toBe(false);
});

test('knows the newest payments that were opened here and forgets the oldest', () => {
  const of = (order: number) => ({ accountId: `account ${order}`, intentId: `pi ${order}` });
  for (let order = 0; order <= 1000; order++) rememberOpened(`order ${order}`, of(order));
  expect(recentlyOpened('order 0')).toBeNull();
  expect([recentlyOpened('order 1'), recentlyOpened('order 1000')]).toEqual([of(1), of(1000)]);
  forgetOpened('order 1');
  expect(recentlyOpened('order 1')).toBeNull();
});
