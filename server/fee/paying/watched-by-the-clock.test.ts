import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fee, payment } from '#server/db/schema/index.ts';
import { sweepPayments } from '../../payment/sweep-payments.ts';
import { syncPayment } from '../../payment/sync.ts';
import { expireFees } from '../expire-fees.ts';
import {
  booksOf,
  type Customer,
  customer,
  type FeeShop,
  newCoupon,
  newSurvey,
  openedFor,
  openFeeShop,
  paymentOf,
} from '../fee.test-data.ts';
import { applyCoupon } from './apply-coupon.ts';
import { releaseKeptCoupons } from './release-kept-coupons.ts';

const hour = 3_600_000;
const day = 24 * hour;

let shop: FeeShop;
let june: Customer;
beforeAll(async () => {
  shop = await openFeeShop();
});
beforeEach(async () => {
  shop.cards.sandbox.faults.set({});
  june = await customer(shop.ctx, { submitted: true });
});

const pay = async (feeId: string) => shop.cards.pay(await paymentOf(shop.ctx, feeId));
const statusOf = async (feeId: string) => (await booksOf(shop.ctx, feeId)).fee.status;

describe('a round of open fees', () => {
  test('continues after one that doesn’t add up, and says so at the end', async () => {
    const theo = await customer(shop.ctx);
    const stranger = await openedFor(theo);
    const order = await openedFor(june);
    // The first payment in the round has an intent that belongs to no order.
    const { id: intentId } = await shop.cards.stripe.paymentIntents.create({ amount: 14_900, currency: 'usd' });
    await shop.ctx.db.update(payment).set({ intentId }).where(eq(payment.id, stranger.id));
    await pay(order.id);
    shop.ctx.clock.forward(hour);
    await expect(sweepPayments(shop.ctx)).rejects.toThrow('don’t add up');
    expect(await statusOf(order.id)).toBe('complete');
    expect(await statusOf(stranger.id)).toBe('open');
    await expect(sweepPayments(shop.ctx)).resolves.toBeUndefined();
    await shop.ctx.db.delete(fee).where(eq(fee.id, stranger.id));
  });
});

describe('a limited coupon on an open fee', () => {
  test('is free again after a day, and the fee costs its price at the provider too', async () => {
    await newCoupon(shop.ctx, 'LASTONE', { percent: 50, limit: 1 });
    const { id: feeId } = await openedFor(june);
    expect((await applyCoupon(june.asked, { feeId, code: 'LASTONE' })).ok).toBe(true);
    shop.ctx.clock.forward(day - hour);
    await releaseKeptCoupons(shop.ctx);
    expect(await booksOf(shop.ctx, feeId)).toMatchObject({ coupons: [{ code: 'LASTONE' }] });
    shop.ctx.clock.forward(hour);
    await releaseKeptCoupons(shop.ctx);
    const books = await booksOf(shop.ctx, feeId);
    expect(books).toMatchObject({ coupons: [], fee: { couponCode: null, discountCents: 0 } });
    expect((await shop.cards.stripe.paymentIntents.retrieve(books.payment?.intentId ?? '')).amount).toBe(14_900);
    const theo = await customer(shop.ctx);
    const other = await openedFor(theo);
    expect((await applyCoupon(theo.asked, { feeId: other.id, code: 'LASTONE' })).ok).toBe(true);
    expect(await applyCoupon(june.asked, { feeId, code: 'LASTONE' })).toMatchObject({ refusal: 'used-up' });
  });

  test('that was paid with a moment earlier counts as used, and one without a limit isn’t affected', async () => {
    await newCoupon(shop.ctx, 'TENLEFT', { percent: 50, limit: 10 });
    await newCoupon(shop.ctx, 'FORALL', { percent: 20 });
    const { id: paidId } = await openedFor(june);
    await applyCoupon(june.asked, { feeId: paidId, code: 'TENLEFT' });
    const theo = await customer(shop.ctx);
    const { id: openId } = await openedFor(theo);
    await applyCoupon(theo.asked, { feeId: openId, code: 'FORALL' });
    await pay(paidId);
    await syncPayment(shop.ctx, paidId);
    shop.ctx.clock.forward(2 * day);
    await releaseKeptCoupons(shop.ctx);
    expect(await booksOf(shop.ctx, paidId)).toMatchObject({
      fee: { status: 'complete', paidCents: 7450, couponCode: 'TENLEFT' },
      coupons: [{ code: 'TENLEFT' }],
    });
    expect(await booksOf(shop.ctx, openId)).toMatchObject({ fee: { discountCents: 2980 }, coupons: [{}] });
  });

  test('whose fee was paid and not settled yet: what was paid counts, to the cent', async () => {
    await newCoupon(shop.ctx, 'RACE', { percent: 50, limit: 1 });
    const { id: feeId } = await openedFor(june);
    await applyCoupon(june.asked, { feeId, code: 'RACE' });
    await pay(feeId);
    shop.ctx.clock.forward(2 * day);
    await releaseKeptCoupons(shop.ctx);
    expect(await booksOf(shop.ctx, feeId)).toMatchObject({
      fee: { status: 'complete', paidCents: 7450, discountCents: 7450 },
      ledger: [{ kind: 'captured', cents: 7450 }],
    });
  });
});

describe('a fee’s year', () => {
  test('ends with the same day of the next year: marked once, rooms stay taken, a new room needs a new fee', async () => {
    const order = await openedFor(june);
    await pay(order.id);
    await syncPayment(shop.ctx, order.id);
    shop.ctx.clock.forward(365 * day);
    await expireFees(shop.ctx);
    expect(await statusOf(order.id)).toBe('complete');
    shop.ctx.clock.forward(day);
    await expireFees(shop.ctx);
    const { fee: row, rooms } = await booksOf(shop.ctx, order.id);
    expect(row).toMatchObject({ status: 'expired', expiredAt: shop.ctx.clock.now() });
    expect(rooms).toHaveLength(1);
    shop.ctx.clock.forward(day);
    await expireFees(shop.ctx);
    expect((await booksOf(shop.ctx, order.id)).fee).toEqual(row);
    const surveyId = await newSurvey(shop.ctx, june.person.id, { submitted: true });
    const next = await openedFor({ ...june, surveyId });
    expect(next).toMatchObject({ status: 'open' });
    expect(next.id).not.toBe(order.id);
  });
});
