import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { addDays, easternDay, startOfDay } from '#core/promotion/index.ts';
import { addMonths } from '#core/visit/index.ts';
import { createAccount, createTestContext, type TestContext } from '../../tests/setup/context.ts';
import { createTestDatabase } from '../../tests/setup/database.ts';
import { fee, ledgerEntry, monthSum, order } from '../db/schema/index.ts';
import { newPiece, openOrderShop, orderedFor, shopper } from '../order/order.test-data.ts';
import { sumsByMonth } from './sums-by-month.ts';

const days = { from: '2026-06-01', to: '2026-11-15' };
const span = { from: startOfDay(days.from), until: startOfDay('2026-11-16') };
const ctx = await createTestContext(await createTestDatabase(), { now: '2026-11-15T15:00:00Z' });
const june = await createAccount(ctx);
const look = () => sumsByMonth(ctx, days, span);

beforeEach(async () => {
  await look();
});

interface Written {
  at: Date;
  kind: 'captured' | 'refunded' | 'refund-failed' | 'credited';
  of: 'fee' | 'line';
  cents: number;
}

async function write(db: TestContext['db'], { at, kind, of, cents }: Written) {
  const id = ctx.ids.next('entry');
  const whose = of === 'fee' ? { feeId: `fee_${id}` } : { orderId: `order_${id}` };
  await db.insert(ledgerEntry).values({ id, ...whose, kind, of, cents, at });
}

async function payFee(paidAt: Date) {
  const same = { accountId: june.id, priceCents: 14_900, openedAt: paidAt };
  await ctx.db.insert(fee).values({ ...same, id: ctx.ids.next('fee'), status: 'complete', paidAt });
}

/** Computed from scratch with this test's own arithmetic. */
async function counted() {
  const entries = await ctx.db.select().from(ledgerEntry);
  const fees = await ctx.db.select().from(fee);
  const promised = { 'promise-credited': 0, 'promise-returned': 0 };
  const sign = { captured: 1, 'refund-failed': 1, refunded: -1, credited: 0, 'credit-returned': 0, ...promised };
  return ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'].map((month) => {
    const here = (at: Date | null) => at !== null && easternDay(at).startsWith(month);
    const sum = (ofFee: boolean) =>
      entries
        .filter((one) => here(one.at) && (one.feeId !== null) === ofFee)
        .reduce((cents, one) => cents + sign[one.kind] * one.cents, 0);
    return {
      ...{ month, fees: fees.filter(({ paidAt }) => here(paidAt)).length, orders: 0 },
      ...{ feeCents: sum(true), orderCents: sum(false) },
    };
  });
}

test('a cached month equals a fresh count, whatever is dated into it and when', async () => {
  // Includes the hours around midnight Eastern, where a month ends earlier in other time zones.
  const at = fc.date({
    min: new Date('2026-05-31T20:00:00Z'),
    max: new Date('2026-11-15T15:00:00Z'),
    noInvalidDate: true,
  });
  const kind = fc.constantFrom('captured', 'refunded', 'refund-failed', 'credited');
  const entry = fc.record({
    at,
    kind,
    of: fc.constantFrom('fee', 'line'),
    cents: fc.integer({ min: 1, max: 900_000 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(entry, at), { minLength: 1, maxLength: 4 }), async (written) => {
      for (const one of written) await (one instanceof Date ? payFee(one) : write(ctx.db, one as Written));
      expect(await look()).toEqual(await counted());
      // The finished months are stored now, so only the current one is still counted.
      expect(await ctx.db.$count(monthSum)).toBe(5);
      expect(await look()).toEqual(await counted());
    }),
    { numRuns: 25 },
  );
});

test('a month is not kept while an entry is under way', async () => {
  await write(ctx.db, { at: new Date('2026-08-10T12:00:00Z'), kind: 'captured', of: 'line', cents: 100 });
  const before = await counted();
  await ctx.db.transaction(async (tx) => {
    await write(tx, { at: new Date('2026-08-11T12:00:00Z'), kind: 'captured', of: 'line', cents: 23 });
    expect(await look()).toEqual(before);
  });
  expect(await look()).toEqual(await counted());
});

test('a month that was cached while an entry was being written is counted again', async () => {
  await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    await look();
    await write(tx, { at: new Date('2026-07-11T12:00:00Z'), kind: 'refunded', of: 'fee', cents: 23 });
  });
  expect(await look()).toEqual(await counted());
});

test('an order counts in the month it was paid in, kept or not', async () => {
  const shop = await openOrderShop();
  const orderId = await orderedFor(shop, await shopper(shop, [{ recordId: await newPiece(shop.ctx) }]));
  const paidIn = easternDay(shop.ctx.clock.now()).slice(0, 7);
  shop.ctx.clock.forward(70 * 86_400_000);
  const asked = { from: `${paidIn}-01`, to: easternDay(shop.ctx.clock.now()) };
  const orders = async () => {
    const until = startOfDay(addDays(asked.to, 1));
    const months = await sumsByMonth(shop.ctx, asked, { from: startOfDay(asked.from), until });
    return months.slice(0, 2).map((one) => one.orders);
  };
  expect([await orders(), await orders()]).toEqual([
    [1, 0],
    [1, 0],
  ]);
  const nextMonth = new Date(startOfDay(`${addMonths(paidIn, 1)}-02`));
  await shop.ctx.db.update(order).set({ paidAt: nextMonth }).where(eq(order.id, orderId));
  expect(await orders()).toEqual([0, 1]);
});
