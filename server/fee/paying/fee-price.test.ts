import { beforeAll, beforeEach, expect, test } from 'vitest';
import { standardPriceList } from '#core/price-list/index.ts';
import { startOfDay } from '#core/promotion/index.ts';
import { createAccount } from '../../../tests/setup/context.ts';
import { syncPayment } from '../../payment/sync.ts';
import { savePriceList } from '../../settings/save-price-list.ts';
import {
  booksOf,
  type Customer,
  customer,
  type FeeShop,
  openCouponShop,
  openedFor,
  paymentOf,
  takenInBothBooks,
} from '../fee.test-data.ts';
import { refundFee } from '../guarantee/refund-fee.ts';
import { applyCoupon } from './apply-coupon.ts';
import { feePriceFor } from './fee-price.ts';
import { preparePayment } from './open-fee.ts';
import { paymentStepFacts } from './payment-step-facts.ts';

const fromDay = '2026-12-10';
let shop: FeeShop;
let june: Customer;
beforeAll(async () => {
  shop = await openCouponShop();
  const admin = shop.ctx.as(await createAccount(shop.ctx, { role: 'admin' }));
  const saved = await savePriceList(admin, {
    list: { ...standardPriceList, fromDay, feeCents: 16_900 },
    replaces: null,
  });
  if (!saved.ok) throw new Error(saved.reason);
});
beforeEach(async () => {
  shop.ctx.clock.set(new Date(startOfDay(fromDay).getTime() - 60_000));
  june = await customer(shop.ctx, { submitted: true });
});

/** To two minutes later, which is after midnight. */
const pastMidnight = () => shop.ctx.clock.forward(120_000);
const pay = async (id: string) => {
  await shop.cards.pay(await paymentOf(shop.ctx, id));
  await syncPayment(shop.ctx, id);
};

test('a fee opened before new prices begin keeps its price: shown, charged, credited, refunded and on its receipt', async () => {
  const order = await openedFor(june);
  pastMidnight();
  expect(await feePriceFor(june.asked)).toBe(14_900);
  expect(await openedFor(june)).toMatchObject({ id: order.id, priceCents: 14_900, totalCents: 14_900 });
  expect(await preparePayment(june.asked, { feeId: order.id, shownCents: 14_900 })).toEqual({ ok: true });
  await pay(order.id);
  expect((await booksOf(shop.ctx, order.id)).fee).toMatchObject({ paidCents: 14_900, discountCents: 0 });
  expect(await paymentStepFacts(june.asked, june)).toMatchObject({ show: 'thanks', priceCents: 14_900 });
  await shop.ctx.runEffects();
  const receipt = shop.ctx.sent.find(
    ({ to, subject }) => to === june.person.email && subject.startsWith('Your receipt'),
  );
  expect(receipt?.subject).toBe('Your receipt: $149 for the customization fee');
  expect(receipt?.text).toContain('One flat fee of $149 covers up to four rooms.');
  expect(receipt?.text).not.toContain('$169');
  const staff = shop.ctx.as(await createAccount(shop.ctx, { role: 'admin' }));
  expect(await refundFee(staff, { feeId: order.id, cents: 'all', note: 'As promised' })).toMatchObject({
    ok: true,
    cents: 14_900,
  });
  expect(await takenInBothBooks(shop, order.id)).toEqual({ ours: 0, theirs: 0 });
});

test('a coupon on a fee from before counts against the price from before', async () => {
  const order = await openedFor(june);
  pastMidnight();
  const applied = await applyCoupon(june.asked, { feeId: order.id, code: 'WELCOME20' });
  expect(applied).toMatchObject({ ok: true, order: { priceCents: 14_900, discountCents: 2_980, totalCents: 11_920 } });
});

test('who opens theirs after midnight sees the new price first, and pays it', async () => {
  expect(await paymentStepFacts(june.asked, june)).toMatchObject({ show: 'zip', priceCents: 14_900 });
  pastMidnight();
  expect(await feePriceFor(june.asked)).toBe(16_900);
  expect(await paymentStepFacts(june.asked, june)).toMatchObject({ show: 'zip', priceCents: 16_900 });
  const order = await openedFor(june);
  expect(order).toMatchObject({ priceCents: 16_900, totalCents: 16_900 });
  // A page from before midnight showed less: nothing is charged until the customer has seen the new price.
  expect(await preparePayment(june.asked, { feeId: order.id, shownCents: 14_900 })).toMatchObject({
    reason: 'changed',
  });
  await pay(order.id);
  expect(await takenInBothBooks(shop, order.id)).toEqual({ ours: 16_900, theirs: 16_900 });
});
