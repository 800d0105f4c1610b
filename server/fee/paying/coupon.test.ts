import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { termsVersion } from '#core/account/index.ts';
import { fee } from '#server/db/schema/index.ts';
import { sweepPayments } from '../../payment/sweep-payments.ts';
import { syncPayment } from '../../payment/sync.ts';
import {
  booksOf,
  type Customer,
  customer,
  type FeeShop,
  newCoupon,
  openCouponShop,
  openedFor,
  paymentOf,
} from '../fee.test-data.ts';
import { applyCoupon } from './apply-coupon.ts';
import { preparePayment } from './open-fee.ts';
import { removeCoupon } from './remove-coupon.ts';

let shop: FeeShop;
let june: Customer;
beforeAll(async () => {
  shop = await openCouponShop();
});
beforeEach(async () => {
  shop.cards.sandbox.faults.set({});
  june = await customer(shop.ctx, { submitted: true });
});

const intent = async (feeId: string) => shop.cards.stripe.paymentIntents.retrieve(await paymentOf(shop.ctx, feeId));

describe('a coupon', () => {
  test('lowers the order and the payment, however it is typed, and asked again changes nothing', async () => {
    const { id: feeId } = await openedFor(june);
    const applied = await applyCoupon(june.asked, { feeId, code: ' welcome20 ' });
    const order = { id: feeId, couponCode: 'WELCOME20', discountCents: 2980, totalCents: 11_920, status: 'open' };
    expect(applied).toMatchObject({ ok: true, order });
    expect((await intent(feeId)).amount).toBe(11_920);
    expect(await applyCoupon(june.asked, { feeId, code: 'WELCOME20' })).toEqual(applied);
    expect(await booksOf(shop.ctx, feeId)).toMatchObject({
      payment: { revision: 1 },
      coupons: [{ code: 'WELCOME20' }],
    });
    await shop.cards.pay(await paymentOf(shop.ctx, feeId));
    await syncPayment(shop.ctx, feeId);
    const { fee: row, ledger } = await booksOf(shop.ctx, feeId);
    expect(row).toMatchObject({ status: 'complete', paidCents: 11_920, discountCents: 2980, couponCode: 'WELCOME20' });
    expect(ledger).toMatchObject([{ cents: 11_920 }]);
  });

  test('comes off again, and may be put back', async () => {
    const { id: feeId } = await openedFor(june);
    await applyCoupon(june.asked, { feeId, code: 'WELCOME20' });
    const removed = await removeCoupon(june.asked, { feeId });
    expect(removed).toMatchObject({ ok: true, order: { couponCode: null, discountCents: 0, totalCents: 14_900 } });
    expect((await intent(feeId)).amount).toBe(14_900);
    expect((await booksOf(shop.ctx, feeId)).coupons).toEqual([]);
    expect(await removeCoupon(june.asked, { feeId })).toEqual(removed);
    await applyCoupon(june.asked, { feeId, code: 'WELCOME20' });
    expect((await intent(feeId)).amount).toBe(11_920);
  });

  test('down to zero cancels the payment and completes, without a card', async () => {
    const { id: feeId } = await openedFor(june);
    expect(await applyCoupon(june.asked, { feeId, code: 'ONTHEHOUSE' })).toMatchObject({
      ok: true,
      order: { status: 'complete', totalCents: 0, clientSecret: null },
    });
    expect((await intent(feeId)).status).toBe('canceled');
    const books = await booksOf(shop.ctx, feeId);
    expect(books.fee).toMatchObject({ paidCents: 0, discountCents: 14_900 });
    expect(books.ledger).toEqual([]);
    expect(books.projects).toMatchObject([{ state: 'waiting for boards' }]);
    expect(books.mails).toHaveLength(1);
  });

  test.each(['NONESUCH', '', '   ', "' or 1=1 --"])('%j is not valid', async (code) => {
    const { id: feeId } = await openedFor(june);
    expect(await applyCoupon(june.asked, { feeId, code })).toMatchObject({ ok: false, reason: 'invalid-code' });
    const untouched = { fee: { discountCents: 0 }, payment: { dueCents: 14_900, revision: 0 } };
    expect(await booksOf(shop.ctx, feeId)).toMatchObject(untouched);
  });

  test('is refused for another customer’s order, and for a paid one', async () => {
    const { id: feeId } = await openedFor(june);
    const theo = await customer(shop.ctx);
    expect(await applyCoupon(theo.asked, { feeId, code: 'WELCOME20' })).toEqual({ ok: false, reason: 'not-found' });
    expect(await removeCoupon(theo.asked, { feeId })).toEqual({ ok: false, reason: 'not-found' });
    await shop.cards.pay(await paymentOf(shop.ctx, feeId));
    await syncPayment(shop.ctx, feeId);
    expect(await applyCoupon(june.asked, { feeId, code: 'ONTHEHOUSE' })).toEqual({ ok: false, reason: 'not-open' });
  });
});

describe('the last coupon', () => {
  test('goes to one of two who want it at the same moment, and to the other once it is given back', async () => {
    await newCoupon(shop.ctx, 'LASTONE', { percent: 50, limit: 1 });
    const theo = await customer(shop.ctx);
    const people = [june, theo];
    const orders = await Promise.all(people.map(openedFor));
    const answers = await Promise.all(
      people.map(({ asked }, index) => applyCoupon(asked, { feeId: orders[index]?.id ?? '', code: 'LASTONE' })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const loser = answers.findIndex(({ ok }) => !ok);
    expect(answers[loser]).toMatchObject({ reason: 'invalid-code', refusal: 'used-up' });
    const winner = 1 - loser;
    await removeCoupon(people[winner]?.asked ?? june.asked, { feeId: orders[winner]?.id ?? '' });
    const again = await applyCoupon(people[loser]?.asked ?? june.asked, {
      feeId: orders[loser]?.id ?? '',
      code: 'LASTONE',
    });
    expect(again).toMatchObject({ ok: true, order: { totalCents: 7450 } });
  });
});

describe('when things cross', () => {
  test('paid before the coupon arrived: the full price counts, and the coupon is free again', async () => {
    const { id: feeId } = await openedFor(june);
    await shop.cards.pay(await paymentOf(shop.ctx, feeId));
    expect(await applyCoupon(june.asked, { feeId, code: 'WELCOME20' })).toMatchObject({
      ok: true,
      order: { status: 'complete', discountCents: 0, totalCents: 14_900, couponCode: null },
    });
    const { fee: row, coupons, ledger } = await booksOf(shop.ctx, feeId);
    expect(row.paidCents).toBe(14_900);
    expect([coupons.length, ledger.length]).toEqual([0, 1]);
  });

  test('paid before a coupon to zero: likewise', async () => {
    const { id: feeId } = await openedFor(june);
    await shop.cards.pay(await paymentOf(shop.ctx, feeId));
    await applyCoupon(june.asked, { feeId, code: 'ONTHEHOUSE' });
    expect(await booksOf(shop.ctx, feeId)).toMatchObject({
      fee: { paidCents: 14_900, couponCode: null },
      coupons: [],
    });
  });

  test('paid with a coupon that is taken off too late: what was paid counts', async () => {
    const { id: feeId } = await openedFor(june);
    await applyCoupon(june.asked, { feeId, code: 'WELCOME20' });
    await shop.cards.pay(await paymentOf(shop.ctx, feeId));
    await removeCoupon(june.asked, { feeId });
    const { fee: row } = await booksOf(shop.ctx, feeId);
    expect(row).toMatchObject({ status: 'complete', paidCents: 11_920, discountCents: 2980 });
  });

  test('the provider silent while a coupon is applied: the next ask brings it into line', async () => {
    const { id: feeId } = await openedFor(june);
    const paymentId = await paymentOf(shop.ctx, feeId);
    shop.cards.sandbox.faults.set({ serverError: { path: paymentId } });
    expect(await applyCoupon(june.asked, { feeId, code: 'WELCOME20' })).toEqual({
      ok: false,
      reason: 'provider-failed',
    });
    shop.cards.sandbox.faults.set({});
    expect(await openedFor(june)).toMatchObject({ totalCents: 11_920 });
    expect((await intent(feeId)).amount).toBe(11_920);
  });

  test('killed between the coupon to zero and the canceled payment: the sweeper completes it', async () => {
    const { id: feeId } = await openedFor(june);
    shop.cards.sandbox.faults.set({ serverError: { path: '/cancel' } });
    expect(await applyCoupon(june.asked, { feeId, code: 'ONTHEHOUSE' })).toMatchObject({ ok: false });
    shop.cards.sandbox.faults.set({});
    shop.ctx.clock.forward(60_000);
    await sweepPayments(shop.ctx);
    expect((await booksOf(shop.ctx, feeId)).fee).toMatchObject({ status: 'complete', paidCents: 0 });
    expect((await intent(feeId)).status).toBe('canceled');
  });

  test('an older change of amount that overtakes a newer one does not stay', async () => {
    const { id: feeId } = await openedFor(june);
    await applyCoupon(june.asked, { feeId, code: 'WELCOME20' });
    await removeCoupon(june.asked, { feeId });
    await shop.cards.stripe.paymentIntents.update(await paymentOf(shop.ctx, feeId), { amount: 11_920 });
    await openedFor(june);
    expect((await intent(feeId)).amount).toBe(14_900);
  });
});

describe('the last word before the card', () => {
  test('is yes only when the customer was shown what the provider will take', async () => {
    const { id: feeId } = await openedFor(june);
    expect(await preparePayment(june.asked, { feeId, shownCents: 14_900 })).toEqual({ ok: true });
    expect((await booksOf(shop.ctx, feeId)).fee.termsVersion).toBe(termsVersion);
    await applyCoupon(june.asked, { feeId, code: 'WELCOME20' });
    expect(await preparePayment(june.asked, { feeId, shownCents: 14_900 })).toEqual({ ok: false, reason: 'changed' });
    expect(await preparePayment(june.asked, { feeId, shownCents: 1 })).toEqual({ ok: false, reason: 'changed' });
    expect(await preparePayment(june.asked, { feeId, shownCents: 11_920 })).toEqual({ ok: true });
  });

  test('is no once it’s paid, without a zip, or for another customer', async () => {
    const { id: feeId } = await openedFor(june);
    const theo = await customer(shop.ctx);
    expect(await preparePayment(theo.asked, { feeId, shownCents: 14_900 })).toEqual({
      ok: false,
      reason: 'not-found',
    });
    await shop.cards.pay(await paymentOf(shop.ctx, feeId));
    expect(await preparePayment(june.asked, { feeId, shownCents: 14_900 })).toEqual({ ok: false, reason: 'changed' });
    const [row] = await shop.ctx.db.select().from(fee).where(eq(fee.id, feeId));
    expect(row?.status).toBe('complete');
  });
});
