import { expect, test } from 'vitest';
import { fee, ledgerEntry, outbox } from '#server/db/schema/index.ts';
import { newCoupon, openFeeShop } from '#server/fee/fee.test-data.ts';
import { badDay, dice, onePayment, theDayAfter } from './fee-payments.ts';

const payments = 40;
const abreast = 8;

test(`${payments} payments on the provider’s worst day: its books and ours agree to the cent`, async () => {
  const shop = await openFeeShop();
  await newCoupon(shop.ctx, 'WELCOME20', { percent: 20 });
  await newCoupon(shop.ctx, 'ONTHEHOUSE', { percent: 100 });
  shop.cards.sandbox.faults.set(badDay(7));
  const throwDice = dice(7);
  for (let begun = 0; begun < payments; begun += abreast) {
    await Promise.all(Array.from({ length: abreast }, () => onePayment(shop, throwDice)));
  }
  await theDayAfter(shop);

  const captured = new Map<string, number>();
  for (const row of await shop.cards.sandbox.ledger()) {
    if (row.captured > 0) captured.set(row.order_id ?? '', (captured.get(row.order_id ?? '') ?? 0) + row.captured);
  }
  const rows = await shop.ctx.db.select().from(fee);
  const books = await shop.ctx.db.select().from(ledgerEntry);
  const receipts = (await shop.ctx.db.select().from(outbox)).filter(({ onceKey }) =>
    onceKey?.startsWith('fee-receipt:'),
  );
  expect(rows).toHaveLength(payments);
  for (const row of rows) {
    const taken = captured.get(row.id) ?? 0;
    const written = books.filter(({ feeId }) => feeId === row.id).reduce((sum, { cents }) => sum + cents, 0);
    expect({ id: row.id, written, paid: row.paidCents }).toEqual({ id: row.id, written: taken, paid: taken });
    if (row.status === 'complete') expect(row.priceCents - row.discountCents).toBe(taken);
    const free = row.priceCents === row.discountCents;
    expect(row.status).toBe(taken > 0 || free ? 'complete' : 'open');
  }
  const complete = rows.filter(({ status }) => status === 'complete');
  expect(receipts).toHaveLength(complete.length);
  // The day was bad enough to mean something.
  expect(complete.length).toBeGreaterThan(payments / 4);
  expect(complete.length).toBeLessThan(payments);
});
