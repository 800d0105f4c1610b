import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { orderTotals } from '#core/order/index.ts';
import { standardPriceList } from '#core/price-list/index.ts';
import { fee, furniture, order, selection, setting } from '#server/db/schema/index.ts';
import { syncPayment } from '../../payment/sync.ts';
import { choosePieces } from '../../selection/results/choose-pieces.ts';
import {
  asking,
  booksOf,
  intentOf,
  newCoupon,
  newPiece,
  type OrderShop,
  oakStreet,
  openOrderShop,
  paidFee,
  pay,
  pieceNow,
  placedFor,
  type Shopper,
  shopper,
} from '../order.test-data.ts';
import { placeOrder } from './place-order.ts';
import { quoteOrder } from './quote-order.ts';

let shop: OrderShop;
let sofa: string;
let chair: string;
let june: Shopper;

beforeAll(async () => {
  shop = await openOrderShop();
});
beforeEach(async () => {
  shop.cards.sandbox.faults.set({});
  await shop.ctx.db.delete(setting);
  sofa = await newPiece(shop.ctx, { cents: 219_000 });
  chair = await newPiece(shop.ctx, { cents: 114_000 });
  june = await shopper(shop, [
    { recordId: sofa, delivery: 'white-glove' },
    { recordId: chair, quantity: 2 },
  ]);
});

describe('placing', () => {
  test('writes order, lines and reservation, and opens one payment of the same sum', async () => {
    const placed = await placedFor(june);
    const { order: row, lines, reservations, ledger } = await booksOf(shop.ctx, placed.id);
    expect(placed.id).toMatch(/^order_/);
    expect(row).toMatchObject({ payment: 'open', address: oakStreet, totalCents: placed.totals.total });
    expect(lines).toMatchObject([
      { recordId: sofa, quantity: 1, delivery: 'white-glove', state: 'placed', shipBy: '2026-11-29' },
      { recordId: chair, quantity: 2, delivery: 'standard', unitCents: 114_000 },
    ]);
    expect(reservations).toHaveLength(2);
    expect(reservations.every(({ state }) => state === 'held')).toBe(true);
    expect(await pieceNow(shop.ctx, chair)).toMatchObject({ stock: 8, sold: 0 });
    expect(ledger).toEqual([]);
    const payment = await shop.cards.stripe.paymentIntents.retrieve(await intentOf(shop.ctx, placed.id));
    expect(payment).toMatchObject({ amount: row.totalCents, currency: 'usd', client_secret: placed.clientSecret });
  });

  test('takes discounts, delivery, tax and credit just as the rules do, to the cent', async () => {
    await shop.ctx.db.insert(setting).values([
      { name: 'selectionDiscountPercent', value: 7 },
      { name: 'taxTable', value: { MA: { rate: 0.0625, shipping: true } } },
    ]);
    const dear = await newPiece(shop.ctx, { cents: 411_133 });
    await newCoupon(shop.ctx, 'THIRTEEN', 13);
    const rich = await shopper(shop, [
      { recordId: dear, quantity: 2 },
      { recordId: sofa, delivery: 'white-glove', quantity: 3 },
    ]);
    await paidFee(shop.ctx, rich, 11_920);
    const expected = orderTotals({
      lines: [
        { recordId: dear, unitCents: 411_133, quantity: 2, delivery: 'standard', whiteGloveCents: 18_900 },
        { recordId: sofa, unitCents: 219_000, quantity: 3, delivery: 'white-glove', whiteGloveCents: 18_900 },
      ],
      coupon: { percent: 13 },
      prices: standardPriceList,
      volumeDiscountPercent: 7,
      tax: { rate: 0.0625, shipping: true },
      feeCreditCents: 11_920,
    });
    const quote = await quoteOrder(rich.asked, { selectionId: rich.selectionId, zip: '02143', coupon: 'thirteen' });
    expect(quote?.totals).toEqual(expected);
    const placed = await placedFor(rich, { coupon: ' thirteen ', shown: expected });
    expect(placed.totals).toEqual(expected);
    const { order: row, lines, coupons, credits } = await booksOf(shop.ctx, placed.id);
    expect(row.moneyLines.map(({ key }) => key)).toEqual([
      ...['merchandise', 'volumeDiscount', 'coupon', 'shipping', 'whiteGlove', 'tax', 'feeCredit', 'total'],
    ]);
    const net = lines.reduce((sum, { shares }) => sum + shares.net, 0);
    expect(net).toBe(expected.merchandise - expected.volumeDiscount - expected.coupon);
    expect([coupons.length, credits.length]).toEqual([1, 1]);
  });

  test('again unchanged is the same order and the same payment, held for a while more', async () => {
    const first = await placedFor(june);
    shop.ctx.clock.forward(10 * 60_000);
    const again = await placedFor(june);
    expect(again).toMatchObject({ id: first.id, clientSecret: first.clientSecret });
    expect(again.reservedUntil.getTime()).toBe(shop.ctx.clock.now().getTime() + 15 * 60_000);
    expect(await pieceNow(shop.ctx, chair)).toMatchObject({ stock: 8 });
  });

  test('five times at once is one order and one payment', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => placedFor(june)));
    expect(new Set(all.map(({ id, clientSecret }) => `${id} ${clientSecret}`)).size).toBe(1);
    expect(await pieceNow(shop.ctx, chair)).toMatchObject({ stock: 8 });
  });

  test('under a number that is another order’s, continues under a new one, and holds everything once', async () => {
    const taken = await placedFor(await shopper(shop, [{ recordId: chair }]));
    await newCoupon(shop.ctx, 'ONCE', 10, 1);
    await paidFee(shop.ctx, june, 5_000);
    const asked = asking(june, { coupon: 'ONCE' });
    const drawn: string[] = [];
    const draws = (often: number) => ({
      ...june.asked.ids,
      next(prefix: string) {
        if (prefix !== 'order') return june.asked.ids.next(prefix);
        drawn.push(drawn.length < often ? `order_${drawn.length}${taken.id.slice(-12)}` : june.asked.ids.next(prefix));
        return drawn.at(-1) ?? '';
      },
    });
    const forEver = await placeOrder({ ...june.asked, ids: draws(Number.POSITIVE_INFINITY) }, asked);
    expect(forEver).toEqual({ ok: false, reason: 'provider-failed' });
    expect(await pieceNow(shop.ctx, sofa)).toMatchObject({ stock: 10 });

    drawn.length = 0;
    const placed = await placeOrder({ ...june.asked, ids: draws(2) }, asked);
    if (!placed.ok) throw new Error(placed.reason);
    expect(placed.order.id).toBe(drawn[2]);
    const { coupons, credits, lines, reservations } = await booksOf(shop.ctx, placed.order.id);
    expect([coupons.length, credits.length, lines.length, reservations.length]).toEqual([1, 1, 2, 2]);
    expect(await pieceNow(shop.ctx, sofa)).toMatchObject({ stock: 9 });
    expect((await booksOf(shop.ctx, taken.id)).order).toMatchObject({ payment: 'open' });
  });

  test('with something changed, the open one is ended first and can no longer be paid', async () => {
    const first = await placedFor(june);
    await choosePieces(june.asked, { selectionId: june.selectionId, whiteGloveStatus: { [sofa]: 'standard' } });
    const second = await placedFor(june);
    expect(second.id).not.toBe(first.id);
    expect((await booksOf(shop.ctx, first.id)).order.payment).toBe('lapsed');
    await expect(pay(shop, first.id)).rejects.toThrow();
    expect(await pieceNow(shop.ctx, chair)).toMatchObject({ stock: 8 });
    const moved = await placedFor(june, { address: { ...oakStreet, line1: '50 Oak Street' } });
    expect(moved.id).not.toBe(second.id);
    expect(await pieceNow(shop.ctx, sofa)).toMatchObject({ stock: 9 });
  });

  test('changed although it was paid a moment ago leads to what was paid', async () => {
    const first = await placedFor(june);
    await pay(shop, first.id);
    const moved = asking(june, { address: { ...oakStreet, line1: '50 Oak Street' } });
    expect(await placeOrder(june.asked, moved)).toMatchObject({ reason: 'already-ordered', orderId: first.id });
    expect((await booksOf(shop.ctx, first.id)).order).toMatchObject({ payment: 'complete', address: oakStreet });
    expect(await placeOrder(june.asked, moved)).toMatchObject({ reason: 'already-ordered', orderId: first.id });
  });

  test.each([
    ['unchanged', {}],
    ['changed', { address: { ...oakStreet, line1: '50 Oak Street' } }],
  ])('again, %s, while the bank decides leads to the order it decides about', async (_, more) => {
    const first = await placedFor(june);
    shop.cards.sandbox.faults.set({ processing: { ms: 60_000, times: 1 } });
    await pay(shop, first.id);
    expect(await placeOrder(june.asked, asking(june, more))).toMatchObject({
      reason: 'already-ordered',
      orderId: first.id,
    });
    expect((await booksOf(shop.ctx, first.id)).order).toMatchObject({ payment: 'open', address: oakStreet });
    expect(await pieceNow(shop.ctx, sofa)).toMatchObject({ stock: 9 });
  });

  test('with nothing left to pay needs no card', async () => {
    const cheap = await newPiece(shop.ctx, { cents: 9_000 });
    const theo = await shopper(shop, [{ recordId: cheap, delivery: 'white-glove' }]);
    await paidFee(shop.ctx, theo, 14_900);
    // $90 plus $189 for white glove, less the credit. So make the credit large enough to cover both.
    await shop.ctx.db
      .update(fee)
      .set({ priceCents: 40_000, paidCents: 40_000 })
      .where(eq(fee.accountId, theo.person.id));
    const placed = await placedFor(theo);
    expect(placed).toMatchObject({ payment: 'complete', clientSecret: null, totals: { total: 0, feeCredit: 27_900 } });
    const { ledger, project } = await booksOf(shop.ctx, placed.id);
    expect(await intentOf(shop.ctx, placed.id)).toBe('');
    expect(ledger.every(({ kind }) => kind === 'credited')).toBe(true);
    expect(ledger.reduce((sum, { cents }) => sum + cents, 0)).toBe(27_900);
    expect(project?.state).toBe('ordered');
  });
});

describe('refused before any charge', () => {
  const refusal = async (one: Shopper, more: Parameters<typeof asking>[1] = {}) =>
    placeOrder(one.asked, asking(one, more));
  const nothingWritten = async (one: Shopper) =>
    expect(await shop.ctx.db.select().from(order).where(eq(order.selectionId, one.selectionId))).toEqual([]);

  test('another customer’s selection doesn’t exist, and a visitor is refused', async () => {
    const theo = await shopper(shop, [{ recordId: sofa }]);
    expect(await placeOrder(theo.asked, asking(june))).toEqual({ ok: false, reason: 'not-found' });
    expect(await placeOrder(shop.ctx.as({ kind: 'visitor' }), asking(june))).toEqual({
      ok: false,
      reason: 'not-allowed',
    });
    await nothingWritten(june);
  });

  test('sums that were tampered with, or have changed, are asked about again', async () => {
    const quote = await quoteOrder(june.asked, { selectionId: june.selectionId, zip: '02143', coupon: null });
    if (!quote) throw new Error('no quote');
    const less = { ...quote.totals, merchandise: 1, total: 1 };
    expect(await refusal(june, { shown: less })).toMatchObject({
      reason: 'total-changed',
      changed: ['merchandise', 'total'],
    });
    await shop.ctx.db.update(furniture).set({ priceCents: 120_000 }).where(eq(furniture.recordId, chair));
    expect(await refusal(june, { shown: quote.totals })).toMatchObject({ reason: 'total-changed' });
    await nothingWritten(june);
  });

  test('pieces that are gone are named', async () => {
    await shop.ctx.db.update(furniture).set({ stock: 1 }).where(eq(furniture.recordId, chair));
    expect(await refusal(june)).toMatchObject({ reason: 'sold-out', short: [{ recordId: chair, left: 1 }] });
    await shop.ctx.db.update(furniture).set({ stock: 5, active: false }).where(eq(furniture.recordId, sofa));
    expect(await refusal(june)).toMatchObject({
      reason: 'sold-out',
      short: [
        { recordId: sofa, left: 0 },
        { recordId: chair, left: 1 },
      ],
    });
    expect(await pieceNow(shop.ctx, sofa)).toMatchObject({ stock: 5 });
    await nothingWritten(june);
  });

  test('an empty choice, an older pair, a code that does not count', async () => {
    expect(await refusal(june, { coupon: 'nothing' })).toEqual({ ok: false, reason: 'invalid-code', why: null });
    await choosePieces(june.asked, { selectionId: june.selectionId, chosen: [] });
    expect(await refusal(june)).toMatchObject({ reason: 'nothing-chosen' });
    await shop.ctx.db.update(selection).set({ state: 'superseded' }).where(eq(selection.id, june.selectionId));
    expect(await refusal(june)).toMatchObject({ reason: 'not-orderable' });
    await nothingWritten(june);
  });

  test('the last coupon goes to one of two', async () => {
    await newCoupon(shop.ctx, 'LASTONE', 10, 1);
    const theo = await shopper(shop, [{ recordId: sofa }]);
    const both = await Promise.all([refusal(june, { coupon: 'LASTONE' }), refusal(theo, { coupon: 'LASTONE' })]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ reason: 'invalid-code', why: 'This coupon has been used up.' });
  });

  test('the fee’s credit pays one order of two', async () => {
    await paidFee(shop.ctx, june);
    const second = await shopper(shop, [{ recordId: sofa }], june.person);
    const [first, other] = await Promise.all([placedFor(june), placedFor(second)]);
    expect([first.totals.feeCredit, other.totals.feeCredit].toSorted((a, b) => a - b)).toEqual([0, 14_900]);
    await pay(shop, first.id);
    await pay(shop, other.id);
    await syncPayment(shop.ctx, first.id);
    await syncPayment(shop.ctx, other.id);
    const third = await shopper(shop, [{ recordId: chair }], june.person);
    expect((await placedFor(third)).totals.feeCredit).toBe(0);
  });
});

describe('when the provider does not answer', () => {
  test('the order waits, and the next press continues with it', async () => {
    shop.cards.sandbox.faults.set({ serverError: { path: '/v1/payment_intents' } });
    expect(await placeOrder(june.asked, asking(june))).toEqual({ ok: false, reason: 'provider-failed' });
    shop.cards.sandbox.faults.set({});
    const placed = await placedFor(june);
    expect(await shop.ctx.db.select().from(order).where(eq(order.selectionId, june.selectionId))).toHaveLength(1);
    await pay(shop, placed.id);
    expect(await syncPayment(shop.ctx, placed.id)).toMatchObject({ row: { state: 'complete' } });
  });

  test('an answer that was dropped after acting leaves one payment, found by the order’s id', async () => {
    shop.cards.sandbox.faults.set({ dropAnswer: { path: '/v1/payment_intents' } });
    expect(await placeOrder(june.asked, asking(june))).toEqual({ ok: false, reason: 'provider-failed' });
    shop.cards.sandbox.faults.set({});
    const placed = await placedFor(june);
    const rows = (await shop.cards.sandbox.ledger()).filter(({ order_id }) => order_id === placed.id);
    expect(rows).toHaveLength(1);
  });
});
