import { expect, test } from 'vitest';
import { ledgerEntry, order, outbox, reservation } from '#server/db/schema/index.ts';
import type { OrderShop, Shopper } from '#server/order/order.test-data.ts';
import { asking, newPiece, openOrderShop, paidFee, pay, pieceNow, shopper } from '#server/order/order.test-data.ts';
import { placeOrder } from '#server/order/placing/place-order.ts';
import { cancelLines } from '#server/order/returns/cancel-lines.ts';
import { sweepRefunds } from '#server/payment/follow-refunds.ts';
import { sweepPayments } from '#server/payment/sweep-payments.ts';
import { syncPayment } from '#server/payment/sync.ts';
import { badDay, dice } from './fee-payments.ts';

const purchases = 32;
const abreast = 8;
const stock = 24;
const hour = 3_600_000;

/** One customer who places, pays, pays again, cancels a piece, and may or may not come back. */
async function onePurchase(shop: OrderShop, one: Shopper, throwDice: () => number): Promise<void> {
  const happens = (chance: number) => throwDice() < chance;
  const placed = await placeOrder(one.asked, asking(one)).catch(() => null);
  const id = placed?.ok ? placed.order.id : null;
  if (!id) return;
  const acts: (() => Promise<unknown>)[] = [];
  if (happens(0.3)) acts.push(() => placeOrder(one.asked, asking(one)));
  if (happens(0.85)) acts.push(() => pay(shop, id));
  if (happens(0.3)) acts.push(() => pay(shop, id));
  if (happens(0.6)) acts.push(() => syncPayment(shop.ctx, id));
  if (happens(0.3)) acts.push(() => cancelLines(one.asked, { orderId: id }));
  const run = (act: () => Promise<unknown>) => act().catch(() => undefined);
  if (happens(0.4)) await Promise.all(acts.map(run));
  else for (const act of acts) await run(act);
}

/** The day after: the provider is well again, and the sweepers come round until nothing is open. */
async function theDayAfter({ ctx, cards }: OrderShop): Promise<void> {
  cards.sandbox.faults.set({});
  for (let round = 0; round < 4; round++) {
    ctx.clock.forward(24 * hour);
    await sweepPayments(ctx);
    await sweepRefunds(ctx);
  }
}

test(`${purchases} purchases on the provider’s worst day: its books, ours and the stock agree`, async () => {
  const shop = await openOrderShop();
  const { ctx, cards } = shop;
  const [sofa, rug] = [await newPiece(ctx, { cents: 219_000, stock }), await newPiece(ctx, { stock })];
  const throwDice = dice(11);
  const customers: Shopper[] = [];
  for (let made = 0; made < purchases; made++) {
    const one = await shopper(shop, [{ recordId: sofa }, { recordId: rug, delivery: 'white-glove' }]);
    if (throwDice() < 0.5) await paidFee(ctx, one);
    customers.push(one);
  }
  cards.sandbox.faults.set(badDay(11));
  for (let begun = 0; begun < purchases; begun += abreast) {
    await Promise.all(customers.slice(begun, begun + abreast).map((one) => onePurchase(shop, one, throwDice)));
  }
  await theDayAfter(shop);

  const kept = new Map<string | null, number>();
  for (const { order_id, captured, refunded } of await cards.sandbox.ledger()) {
    kept.set(order_id, (kept.get(order_id) ?? 0) + captured - refunded);
  }
  const rows = await ctx.db.select().from(order);
  const books = await ctx.db.select().from(ledgerEntry);
  for (const { id, payment, totalCents } of rows) {
    const own = books.filter(({ orderId }) => orderId === id);
    const sum = (kind: string) => own.filter((one) => one.kind === kind).reduce((all, { cents }) => all + cents, 0);
    expect({ id, kept: kept.get(id) ?? 0 }).toEqual({ id, kept: sum('captured') - sum('refunded') });
    expect({ id, captured: sum('captured') }).toEqual({ id, captured: payment === 'complete' ? totalCents : 0 });
    expect(payment).not.toBe('open');
  }
  const sold = (await ctx.db.select().from(reservation)).filter(({ state }) => state === 'sold');
  for (const recordId of [sofa, rug]) {
    const units = sold.filter((one) => one.recordId === recordId).length;
    expect(await pieceNow(ctx, recordId)).toMatchObject({ stock: stock - units, sold: units });
  }
  const complete = rows.filter(({ payment }) => payment === 'complete');
  const receipts = (await ctx.db.select().from(outbox)).filter(({ onceKey }) => onceKey?.startsWith('order-receipt:'));
  expect(receipts).toHaveLength(complete.length);
  // The day was bad enough to mean something.
  expect(complete.length).toBeGreaterThan(purchases / 4);
  expect(complete.length).toBeLessThan(purchases);
});
