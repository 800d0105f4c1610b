import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ledgerTotals } from '#core/money/index.ts';
import type { Ctx } from '../../context.ts';
import { fee, refund, selection } from '../../db/schema/index.ts';
import { sweepRefunds } from '../../payment/follow-refunds.ts';
import { syncPayment } from '../../payment/sync.ts';
import { confirmLines } from '../fulfillment/confirm-lines.ts';
import { shipLines } from '../fulfillment/ship-lines.ts';
import {
  booksOf,
  newCoupon,
  newPiece,
  type OrderShop,
  openOrderShop,
  orderedFor,
  paidFee,
  pay,
  pieceNow,
  placedFor,
  type Shopper,
  shopper,
  takenAtProvider,
} from '../order.test-data.ts';
import { getOrder } from '../records/get-order.ts';
import { orderToShow } from '../records/order-to-show.ts';
import { cancelLines } from './cancel-lines.ts';
import { refundAmounts } from './refund-amounts.ts';
import { retryRefund } from './retry-refund.ts';

let shop: OrderShop;
let asStaff: Ctx;
let sofa: string;
let rug: string;
let june: Shopper;
let orderId: string;
let lineIds: string[];

beforeAll(async () => {
  shop = await openOrderShop();
  asStaff = shop.ctx.as(shop.specialist);
});
beforeEach(async () => {
  shop.cards.sandbox.faults.set({});
  sofa = await newPiece(shop.ctx, { cents: 200_000 });
  rug = await newPiece(shop.ctx, { cents: 150_000 });
  june = await shopper(shop, [{ recordId: sofa, quantity: 2 }, { recordId: rug }]);
});

async function order(): Promise<void> {
  orderId = await orderedFor(shop, june);
  lineIds = (await booksOf(shop.ctx, orderId)).lines.map(({ id }) => id);
}
const refunds = () => shop.ctx.db.select().from(refund).where(eq(refund.orderId, orderId));
const totals = async () => ledgerTotals((await booksOf(shop.ctx, orderId)).ledger);
const first = () => lineIds.slice(0, 1);

describe('canceling before it ships', () => {
  test('one line gives back the piece and what the flat rate comes down by, to the card and into stock', async () => {
    await order();
    const paid = await takenAtProvider(shop, orderId);
    const done = await cancelLines(june.asked, { orderId, lineIds: lineIds.slice(1) });
    expect(done).toMatchObject({ ok: true, wholeOrder: false });
    // Standard delivery is $459 for $5,500 and $349 for the remaining $4,000.
    expect(await totals()).toMatchObject({ captured: paid, refunded: 150_000 + 11_000 });
    expect(await takenAtProvider(shop, orderId)).toBe(paid - 161_000);
    expect(await pieceNow(shop.ctx, rug)).toEqual({ stock: 10, sold: 0, earned: 0 });
    const view = await getOrder(june.asked, orderId);
    expect(view?.lines.map(({ state }) => state)).toEqual(['placed', 'cancelled']);
    expect(view?.refunds).toMatchObject([{ state: 'sent', cents: 161_000, reason: 'cancelled' }]);
    await shop.ctx.runEffects();
    const mails = shop.ctx.sent.filter(({ to }) => to === june.person.email).map(({ subject }) => subject);
    expect(mails).toEqual(
      expect.arrayContaining(['Your refund of $1,610 is on its way', 'Your cancellation is confirmed']),
    );
    // A cancellation by the shop isn't worded as the customer's wish.
    await cancelLines(shop.ctx.as(shop.specialist), { orderId, note: 'The maker has closed.' });
    await shop.ctx.runEffects();
    const letter = shop.ctx.sent.findLast(({ subject }) => subject === 'We canceled pieces in your order');
    expect(letter).toMatchObject({ to: june.person.email, text: expect.stringContaining('The maker has closed.') });
  });

  test('all of it gives the credit, the coupon, the boards and every cent back', async () => {
    await paidFee(shop.ctx, june);
    const code = 'ALLBACK10';
    await newCoupon(shop.ctx, code, 10);
    orderId = (await placedFor(june, { coupon: code })).id;
    await pay(shop, orderId);
    await syncPayment(shop.ctx, orderId);
    expect(await cancelLines(june.asked, { orderId })).toMatchObject({ ok: true, wholeOrder: true });
    expect(await takenAtProvider(shop, orderId)).toBe(0);
    const books = await booksOf(shop.ctx, orderId);
    const sums = ledgerTotals(books.ledger);
    expect(sums).toEqual({ ...sums, refunded: sums.captured, credited: 14_900, creditReturned: 14_900 });
    expect([books.credits.length, books.coupons.length]).toEqual([0, 0]);
    expect([books.selection?.state, books.project?.state]).toEqual(['published', 'boards ready']);
    expect(books.reservations.every(({ state }) => state === 'released')).toBe(true);
    expect((await getOrder(june.asked, orderId))?.status).toBe('cancelled');
    // The boards can be ordered from again.
    expect((await placedFor(june)).id).not.toBe(orderId);
  });

  test('all of it shows what became of the credit, given the fee’s state, and the boards while they’re free', async () => {
    const feeId = await paidFee(shop.ctx, june);
    await order();
    const seen = async () => orderToShow(june.asked, orderId);
    const whys = async () => (await seen())?.credits.map(({ rows }) => rows[0]?.why);
    expect(await seen()).toMatchObject({ credits: [], again: true, choices: { ifLate: true, sendBack: true } });
    await cancelLines(june.asked, { orderId, lineIds: first() });
    expect(await seen()).toMatchObject({ again: true });
    expect(await whys()).toEqual([expect.stringContaining('If the rest of this order is canceled too')]);
    shop.ctx.clock.forward(60_000);
    await cancelLines(june.asked, { orderId });
    const nothingOpen = { ifLate: false, sendBack: false };
    expect(await seen()).toMatchObject({ again: true, choices: nothingOpen });
    expect(await whys()).toEqual(Array(2).fill(expect.stringContaining('ready for your next order')));
    await shop.ctx.db
      .update(fee)
      .set({ paidAt: new Date('2020-01-01T12:00:00Z') })
      .where(eq(fee.id, feeId));
    expect(await whys()).toEqual(Array(2).fill(expect.stringContaining('the credit has expired')));
    await shop.ctx.db.update(fee).set({ paidAt: shop.ctx.clock.now() }).where(eq(fee.id, feeId));
    expect(await orderedFor(shop, june)).not.toBe(orderId);
    expect(await whys()).toEqual(Array(2).fill(expect.stringContaining('another order has since used it')));
    expect(await seen()).toMatchObject({ again: true });
    await shop.ctx.db.update(selection).set({ state: 'superseded' }).where(eq(selection.id, june.selectionId));
    expect(await seen()).toMatchObject({ again: false });
  });

  test('ends once it has shipped, and is only for the customer', async () => {
    await order();
    await confirmLines(asStaff, { orderId, lineIds: first() });
    await shipLines(asStaff, { orderId, lineIds: first(), carrier: 'ups', tracking: '1' });
    const refused = { ok: false, reason: 'refused', refusal: 'already-shipped' };
    expect(await cancelLines(june.asked, { orderId, lineIds: first() })).toEqual(refused);
    const theo = await shopper(shop, [{ recordId: rug }]);
    expect(await cancelLines(theo.asked, { orderId })).toEqual({ ok: false, reason: 'not-found' });
    expect(await refunds()).toHaveLength(0);
    // The shop can still cancel the rest.
    expect(await cancelLines(asStaff, { orderId })).toMatchObject({ ok: true, wholeOrder: false });
  });

  test('five times at once is one refund', async () => {
    await order();
    const paid = await takenAtProvider(shop, orderId);
    const all = await Promise.all(Array.from({ length: 5 }, () => cancelLines(june.asked, { orderId, lineIds })));
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await totals()).toMatchObject({ captured: paid, refunded: paid });
    expect(await takenAtProvider(shop, orderId)).toBe(0);
    expect(await pieceNow(shop.ctx, sofa)).toMatchObject({ stock: 10, sold: 0 });
  });

  test.each(['serverError', 'serverErrorAfterActing', 'dropAnswer'] as const)(
    'while the provider answers with %s: written at once, sent once it is well, never twice',
    async (fault) => {
      await order();
      const paid = await takenAtProvider(shop, orderId);
      shop.cards.sandbox.faults.set({ [fault]: { path: '/v1/refunds', times: 6 } });
      expect(await cancelLines(june.asked, { orderId, lineIds: first() })).toMatchObject({ ok: true });
      shop.cards.sandbox.faults.set({});
      shop.ctx.clock.forward(24 * 3_600_000);
      await sweepRefunds(shop.ctx);
      await sweepRefunds(shop.ctx);
      const { refunded } = await totals();
      expect(refunded).toBeGreaterThan(0);
      expect(await takenAtProvider(shop, orderId)).toBe(paid - refunded);
      expect(await refunds()).toMatchObject([{ state: 'sent' }]);
    },
  );

  test('a courtesy is never more than a card paid for each part, also beside a refund that is under way', async () => {
    await order();
    shop.cards.sandbox.faults.set({ serverError: { path: '/v1/refunds' } });
    const part = { of: 'line', lineId: lineIds[0] ?? '', cents: 300_000 } as const;
    expect(await refundAmounts(asStaff, { orderId, amounts: [part], note: 'A scratch' })).toMatchObject({ ok: true });
    const more = await refundAmounts(asStaff, { orderId, amounts: [{ ...part, cents: 100_001 }], note: 'again' });
    expect(more).toEqual({ ok: false, reason: 'more-than-captured' });
    expect(await refundAmounts(june.asked, { orderId, amounts: [part], note: '' })).toMatchObject({
      reason: 'not-allowed',
    });
    shop.cards.sandbox.faults.set({});
    shop.ctx.clock.forward(60_000);
    await sweepRefunds(shop.ctx);
    expect(await totals()).toMatchObject({ refunded: 300_000 });
    // Canceling the rest returns what's left of the money, and no more.
    await cancelLines(asStaff, { orderId });
    expect(await takenAtProvider(shop, orderId)).toBe(0);
  });
});

test('a refund that the provider refuses is there to be looked at, may be sent again, and is in no book before', async () => {
  await order();
  const { payment } = await booksOf(shop.ctx, orderId);
  // Someone has refunded all of it by hand.
  await shop.cards.stripe.refunds.create({ payment_intent: payment?.intentId ?? '' });
  await cancelLines(june.asked, { orderId, lineIds: first() });
  const [failed] = await refunds();
  expect(failed).toMatchObject({ state: 'failed', problem: expect.stringContaining('already been refunded') });
  expect(await totals()).toMatchObject({ refunded: 0 });
  const refundId = failed?.id ?? '';
  expect(await retryRefund(june.asked, { refundId })).toEqual({ ok: false, reason: 'not-allowed' });
  expect(await retryRefund(asStaff, { refundId })).toEqual({ ok: false, reason: 'refused' });
  expect(await refunds()).toMatchObject([{ state: 'failed', attempt: 1 }]);
});

test('a remainder too small for a card is waived: no card is asked, and no book says that one paid', async () => {
  const lamp = await newPiece(shop.ctx, { cents: 500, whiteGloveCents: 14_430 });
  const two = await shopper(shop, [{ recordId: lamp, delivery: 'white-glove' }]);
  await paidFee(shop.ctx, two);
  const placed = await placedFor(two);
  expect(placed).toMatchObject({ payment: 'complete', totals: { total: 30 }, clientSecret: null });
  const books = await booksOf(shop.ctx, placed.id);
  expect(books.order).toMatchObject({ waivedCents: 30, termsVersion: expect.any(String) });
  expect(books.payment).toMatchObject({ state: 'complete', dueCents: 0, intentId: null });
  expect(ledgerTotals(books.ledger)).toMatchObject({ captured: 0, credited: 14_900 });
  expect(books.order.moneyLines.at(-1)).toMatchObject({ key: 'total', cents: 0 });
});
