import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ledgerTotals } from '#core/money/index.ts';
import { order, payment, selection } from '#server/db/schema/index.ts';
import { sweepPayments } from '../../payment/sweep-payments.ts';
import { syncPayment } from '../../payment/sync.ts';
import {
  booksOf,
  intentOf,
  newCoupon,
  newPiece,
  type OrderShop,
  openOrderShop,
  paidFee,
  pay,
  pieceNow,
  placedFor,
  type Shopper,
  shopper,
  takenAtProvider,
} from '../order.test-data.ts';
import { getReceipt, settleReceipt } from '../records/get-receipt.ts';
import { checkoutFacts } from './checkout-facts.ts';
import type { PlacedOrder } from './placed-order.ts';

let shop: OrderShop;
let sofa: string;
let june: Shopper;

beforeAll(async () => {
  shop = await openOrderShop();
});
beforeEach(async () => {
  shop.cards.sandbox.faults.set({});
  sofa = await newPiece(shop.ctx, { cents: 219_000 });
  june = await shopper(shop, [{ recordId: sofa, quantity: 2 }]);
});

async function paidOrder(): Promise<PlacedOrder> {
  const placed = await placedFor(june);
  await pay(shop, placed.id);
  return placed;
}

const minutes = (count: number) => count * 60_000;

describe('settling', () => {
  test('writes payment, books, stock, sales, selection, project and mails in one go', async () => {
    await paidFee(shop.ctx, june);
    await newCoupon(shop.ctx, 'TENOFF', 10);
    const placed = await placedFor(june, { coupon: 'TENOFF' });
    await pay(shop, placed.id);
    expect(await syncPayment(shop.ctx, placed.id)).toMatchObject({ ok: true, row: { state: 'complete' } });
    const books = await booksOf(shop.ctx, placed.id);
    expect(books).toMatchObject({
      order: { paidAt: shop.ctx.clock.now() },
      payment: { paidAt: shop.ctx.clock.now(), card: { brand: 'visa', last4: '4242' } },
    });
    expect(ledgerTotals(books.ledger)).toEqual({
      ...{ captured: placed.totals.total, credited: 14_900, refunded: 0, creditReturned: 0 },
      ...{ promiseCredited: 0, promiseReturned: 0 },
    });
    expect(await takenAtProvider(shop, placed.id)).toBe(placed.totals.total);
    expect(books.reservations).toMatchObject([{ recordId: sofa, quantity: 2, state: 'sold' }]);
    expect(await pieceNow(shop.ctx, sofa)).toEqual({ stock: 8, sold: 2, earned: 438_000 });
    expect([books.coupons.length, books.credits.length]).toEqual([1, 1]);
    expect([books.selection?.state, books.project?.state]).toEqual(['ordered', 'ordered']);
    await shop.ctx.runEffects();
    const receipt = shop.ctx.sent.find(({ to }) => to === june.person.email);
    expect(receipt?.text).toContain('Coupon TENOFF: −$438');
    expect(receipt?.text).toContain('Card: Visa ending in 4242');
    expect(receipt?.text).toContain('48 Oak Street');
    const told = shop.ctx.sent.filter(({ to }) => to === shop.specialist.email);
    expect(told.some(({ text }) => text.includes('2 × Piece'))).toBe(true);
  });

  test('five times at once, and again a day later, is one order', async () => {
    const placed = await paidOrder();
    const all = await Promise.all(Array.from({ length: 5 }, () => syncPayment(shop.ctx, placed.id)));
    for (const one of all) expect(one).toMatchObject({ ok: true, row: { state: 'complete' } });
    const before = await booksOf(shop.ctx, placed.id);
    shop.ctx.clock.forward(minutes(24 * 60));
    await syncPayment(shop.ctx, placed.id);
    expect(await booksOf(shop.ctx, placed.id)).toEqual(before);
    expect(before.mails).toHaveLength(2);
    expect(await pieceNow(shop.ctx, sofa)).toMatchObject({ stock: 8, sold: 2 });
    expect(ledgerTotals(before.ledger).captured).toBe(await takenAtProvider(shop, placed.id));
  });

  test('a declined card leaves it open, and the same order is paid with the next', async () => {
    const placed = await placedFor(june);
    await expect(pay(shop, placed.id, 'pm_card_chargeDeclined')).rejects.toThrow();
    expect(await getReceipt(june.asked, placed.id)).toMatchObject({
      state: 'unpaid',
      problem: { type: 'card_error', message: 'Your card was declined.' },
    });
    const again = await placedFor(june);
    expect(again.id).toBe(placed.id);
    await pay(shop, placed.id);
    // Viewing the receipt settles nothing. The page posts a separate request for that.
    expect(await getReceipt(june.asked, placed.id)).toEqual({ state: 'settling', orderId: placed.id });
    expect((await booksOf(shop.ctx, placed.id)).order.payment).toBe('open');
    expect(await settleReceipt(june.asked, placed.id)).toBe(true);
    expect(await getReceipt(june.asked, placed.id)).toMatchObject({ state: 'paid', order: { status: 'placed' } });
    expect(await getReceipt(june.asked, placed.id)).toMatchObject({ state: 'paid' });
    expect(await checkoutFacts(june.asked, june)).toEqual({
      ...{ ok: false, reason: 'already-ordered', orderId: placed.id },
    });
  });

  test('when the provider doesn’t answer, the receipt says we don’t know yet, not that a bank is working on it', async () => {
    const placed = await placedFor(june);
    shop.cards.sandbox.faults.set({ serverError: {} });
    expect(await getReceipt(june.asked, placed.id)).toEqual({ state: 'unknown', orderId: placed.id });
    shop.cards.sandbox.faults.set({});
    await pay(shop, placed.id);
    expect(await settleReceipt(june.asked, placed.id)).toBe(true);
    expect(await getReceipt(june.asked, placed.id)).toMatchObject({ state: 'paid' });
  });

  test('the checkout that is opened again after paying settles it', async () => {
    const placed = await paidOrder();
    // The receipt page settles it.
    expect(await checkoutFacts(june.asked, june)).toMatchObject({ reason: 'undecided', orderId: placed.id });
    expect((await booksOf(shop.ctx, placed.id)).order.payment).toBe('open');
    await syncPayment(shop.ctx, placed.id);
    expect(await checkoutFacts(june.asked, june)).toMatchObject({ reason: 'already-ordered', orderId: placed.id });
  });

  test('the receipt is private to its customer', async () => {
    const placed = await paidOrder();
    const theo = await shopper(shop, [{ recordId: sofa }]);
    expect(await getReceipt(theo.asked, placed.id)).toBeNull();
    expect(await settleReceipt(theo.asked, placed.id)).toBe(false);
    expect(await checkoutFacts(theo.asked, june)).toEqual({ ok: false, reason: 'not-found' });
  });

  test('one that dies halfway leaves nothing behind, and the next does it all', async () => {
    const placed = await paidOrder();
    const dying = { ...shop.ctx, jobs: { promise: () => Promise.reject(new Error('killed')) } };
    await expect(syncPayment(dying, placed.id)).rejects.toThrow('killed');
    expect(await booksOf(shop.ctx, placed.id)).toMatchObject({
      ...{ order: { payment: 'open', paidAt: null }, ledger: [], mails: [] },
      ...{ selection: { state: 'published' }, project: { state: 'boards ready' } },
    });
    expect(await pieceNow(shop.ctx, sofa)).toMatchObject({ stock: 8, sold: 0 });
    await syncPayment(shop.ctx, placed.id);
    expect(await booksOf(shop.ctx, placed.id)).toMatchObject({ order: { payment: 'complete' } });
    expect(await pieceNow(shop.ctx, sofa)).toMatchObject({ stock: 8, sold: 2 });
  });

  test('a payment stays valid even if a newer pair came in the meantime', async () => {
    const placed = await paidOrder();
    await shop.ctx.db.update(selection).set({ state: 'superseded' }).where(eq(selection.id, june.selectionId));
    await syncPayment(shop.ctx, placed.id);
    expect(await booksOf(shop.ctx, placed.id)).toMatchObject({
      ...{ order: { payment: 'complete' }, selection: { state: 'superseded' }, project: { state: 'ordered' } },
    });
  });

  test('the payment of another order, or of another sum, is never taken for this one’s', async () => {
    const small = await placedFor(await shopper(shop, [{ recordId: await newPiece(shop.ctx, { cents: 100 }) }]));
    await pay(shop, small.id);
    const placed = await placedFor(june);
    const keep = (id: string, changes: Partial<typeof payment.$inferInsert>) =>
      shop.ctx.db.update(payment).set(changes).where(eq(payment.id, id));
    const intentId = await intentOf(shop.ctx, small.id);
    await keep(small.id, { intentId: null });
    await keep(placed.id, { intentId });
    await expect(syncPayment(shop.ctx, placed.id)).rejects.toThrow('is not the one of');
    await keep(placed.id, { intentId: null });
    await keep(small.id, { intentId, dueCents: 1 });
    await expect(syncPayment(shop.ctx, small.id)).rejects.toThrow(`took ${small.totals.total}`);

    // In the sweeper, it doesn't hold up the others.
    shop.ctx.clock.forward(minutes(15));
    await expect(sweepPayments(shop.ctx)).rejects.toThrow('don’t add up');
    expect((await booksOf(shop.ctx, placed.id)).order.payment).toBe('lapsed');
    await keep(small.id, { state: 'lapsed' });
  });
});

describe('when the customer never comes back', () => {
  test('the sweeper settles what was paid, well before the reservation ends', async () => {
    const placed = await paidOrder();
    await sweepPayments(shop.ctx);
    expect((await booksOf(shop.ctx, placed.id)).order.payment).toBe('open');
    shop.ctx.clock.forward(minutes(1));
    await sweepPayments(shop.ctx);
    expect((await booksOf(shop.ctx, placed.id)).order.payment).toBe('complete');
  });

  test('after 15 minutes it cancels at the provider, puts everything back, and the card is refused', async () => {
    await paidFee(shop.ctx, june);
    await newCoupon(shop.ctx, 'FLEETING', 10, 1);
    const placed = await placedFor(june, { coupon: 'FLEETING' });
    shop.ctx.clock.forward(minutes(14));
    await sweepPayments(shop.ctx);
    expect(await pieceNow(shop.ctx, sofa)).toMatchObject({ stock: 8 });
    shop.ctx.clock.forward(minutes(1));
    await sweepPayments(shop.ctx);
    const books = await booksOf(shop.ctx, placed.id);
    expect(books).toMatchObject({ order: { payment: 'lapsed' }, reservations: [{ state: 'released' }] });
    expect([books.coupons, books.credits, books.ledger]).toEqual([[], [], []]);
    expect(await pieceNow(shop.ctx, sofa)).toMatchObject({ stock: 10, sold: 0 });
    await expect(pay(shop, placed.id)).rejects.toThrow();
    const again = await placedFor(june, { coupon: 'FLEETING' });
    expect(again.id).not.toBe(placed.id);
    expect(again.totals).toEqual(placed.totals);
  });

  test('paid in the last moment, it settles instead of being released', async () => {
    const placed = await placedFor(june);
    shop.ctx.clock.forward(minutes(15));
    await pay(shop, placed.id);
    await sweepPayments(shop.ctx);
    expect(await booksOf(shop.ctx, placed.id)).toMatchObject({
      ...{ order: { payment: 'complete' }, reservations: [{ state: 'sold' }] },
    });
    expect(await pieceNow(shop.ctx, sofa)).toMatchObject({ stock: 8, sold: 2 });
  });

  test('the provider down, nothing is released, and it is asked again, later each time', async () => {
    const placed = await placedFor(june);
    shop.ctx.clock.forward(minutes(15));
    shop.cards.sandbox.faults.set({ serverError: {} });
    await sweepPayments(shop.ctx);
    await sweepPayments(shop.ctx);
    expect(await booksOf(shop.ctx, placed.id)).toMatchObject({ order: { payment: 'open' }, payment: { checks: 1 } });
    expect(await pieceNow(shop.ctx, sofa)).toMatchObject({ stock: 8 });
    shop.cards.sandbox.faults.set({});
    shop.ctx.clock.forward(minutes(2));
    await sweepPayments(shop.ctx);
    expect((await booksOf(shop.ctx, placed.id)).order.payment).toBe('lapsed');
  });

  test('checked in vain while it was held, it is still checked soon after the hold ends', async () => {
    const placed = await placedFor(june);
    for (let minute = 0; minute < 14; minute += 1) {
      shop.ctx.clock.forward(minutes(1));
      await sweepPayments(shop.ctx);
    }
    shop.ctx.clock.forward(minutes(1));
    shop.cards.sandbox.faults.set({ serverError: {} });
    await sweepPayments(shop.ctx);
    expect(await pieceNow(shop.ctx, sofa)).toMatchObject({ stock: 8 });
    shop.cards.sandbox.faults.set({});
    shop.ctx.clock.forward(minutes(2));
    await sweepPayments(shop.ctx);
    expect((await booksOf(shop.ctx, placed.id)).order.payment).toBe('lapsed');
    expect(await pieceNow(shop.ctx, sofa)).toMatchObject({ stock: 10 });
  });

  test('an answer that was dropped after canceling is asked for again', async () => {
    const placed = await placedFor(june);
    shop.ctx.clock.forward(minutes(15));
    shop.cards.sandbox.faults.set({ dropAnswer: { path: '/cancel' } });
    await sweepPayments(shop.ctx);
    expect((await booksOf(shop.ctx, placed.id)).order.payment).toBe('open');
    shop.cards.sandbox.faults.set({});
    shop.ctx.clock.forward(minutes(2));
    await sweepPayments(shop.ctx);
    expect((await booksOf(shop.ctx, placed.id)).order.payment).toBe('lapsed');
    expect(await pieceNow(shop.ctx, sofa)).toMatchObject({ stock: 10 });
  });

  test('a payment we never heard of is found under the order’s id and canceled too', async () => {
    const placed = await placedFor(june);
    const intentId = await intentOf(shop.ctx, placed.id);
    await shop.ctx.db.update(payment).set({ intentId: null }).where(eq(payment.id, placed.id));
    shop.ctx.clock.forward(minutes(15));
    await sweepPayments(shop.ctx);
    expect(await booksOf(shop.ctx, placed.id)).toMatchObject({ order: { payment: 'lapsed' }, payment: { intentId } });
    await expect(pay(shop, placed.id)).rejects.toThrow();
  });

  test('paid although it had lapsed, the money goes back, once', async () => {
    const placed = await placedFor(june);
    await pay(shop, placed.id);
    await shop.ctx.db.update(payment).set({ state: 'lapsed' }).where(eq(payment.id, placed.id));
    await shop.ctx.db.update(order).set({ payment: 'lapsed' }).where(eq(order.id, placed.id));
    await syncPayment(shop.ctx, placed.id);
    await syncPayment(shop.ctx, placed.id);
    expect(await takenAtProvider(shop, placed.id)).toBe(0);
    // The books show the payment and its refund.
    const { total } = placed.totals;
    expect(ledgerTotals((await booksOf(shop.ctx, placed.id)).ledger)).toMatchObject({
      captured: total,
      refunded: total,
    });
    expect(await getReceipt(june.asked, placed.id)).toMatchObject({ state: 'given-back' });
  });
});
