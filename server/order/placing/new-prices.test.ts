import { beforeAll, beforeEach, expect, test } from 'vitest';
import { ledgerTotals } from '#core/money/index.ts';
import { cancelCents } from '#core/order/index.ts';
import { standardPriceList } from '#core/price-list/index.ts';
import { startOfDay } from '#core/promotion/index.ts';
import { createAccount } from '../../../tests/setup/context.ts';
import type { Ctx } from '../../context.ts';
import { syncPayment } from '../../payment/sync.ts';
import { editSettings } from '../../settings/edit-settings.ts';
import { savePriceList } from '../../settings/save-price-list.ts';
import {
  asking,
  booksOf,
  newPiece,
  type OrderShop,
  openOrderShop,
  orderedFor,
  pay,
  placedFor,
  type Shopper,
  shopper,
} from '../order.test-data.ts';
import { getStudioOrder } from '../records/get-studio-order.ts';
import { orderToShow } from '../records/order-to-show.ts';
import { cancelLines } from '../returns/cancel-lines.ts';
import { placeOrder } from './place-order.ts';
import { quoteOrder } from './quote-order.ts';

const fromDay = '2026-12-10';
const newBands = [
  { below: 300_000, rate: 29_900 },
  { below: null, rate: 99_900 },
];
let shop: OrderShop;
let admin: Ctx;
let june: Shopper;
beforeAll(async () => {
  shop = await openOrderShop();
  admin = shop.ctx.as(await createAccount(shop.ctx, { role: 'admin' }));
  const list = { ...standardPriceList, fromDay, shippingBands: newBands, volumeThresholdCents: 500_000 };
  const saved = await savePriceList(admin, { list, replaces: null });
  if (!saved.ok) throw new Error(saved.reason);
});
beforeEach(async () => {
  shop.ctx.clock.set(new Date(startOfDay(fromDay).getTime() - 60_000));
  const sofa = await newPiece(shop.ctx, { cents: 200_000 });
  const rug = await newPiece(shop.ctx, { cents: 150_000 });
  june = await shopper(shop, [{ recordId: sofa, quantity: 2 }, { recordId: rug }]);
});

const pastMidnight = () => shop.ctx.clock.forward(120_000);
const quote = () => quoteOrder(june.asked, { selectionId: june.selectionId, zip: '02143', coupon: null });
const rugOf = async (orderId: string) => (await booksOf(shop.ctx, orderId)).lines[1]?.id ?? '';

/** What canceling the rug refunds: as the customer and the studio see it before, and as it's booked. */
async function refundedForRug(orderId: string): Promise<unknown[]> {
  const rug = await rugOf(orderId);
  const shown = await orderToShow(june.asked, orderId);
  const studio = await getStudioOrder(shop.ctx.as(shop.specialist), orderId);
  const preview = studio && cancelCents(studio.facts, [rug]);
  await cancelLines(june.asked, { orderId, lineIds: [rug] });
  const { ledger } = await booksOf(shop.ctx, orderId);
  return [shown?.statements.cancel[rug]?.total, preview, ledgerTotals(ledger).refunded];
}

test('an order from before refunds what its own bands come down by, also after new prices began', async () => {
  const orderId = await orderedFor(shop, june);
  pastMidnight();
  // $459 for $5,500, and $349 for the remaining $4,000.
  const back = 150_000 + 11_000;
  expect(await refundedForRug(orderId)).toEqual([back, back, back]);
});

test('a total from before midnight is not charged after it: the customer sees the new one first', async () => {
  const before = await quote();
  expect(before?.totals).toMatchObject({ shipping: 45_900 });
  pastMidnight();
  expect(await placeOrder(june.asked, asking(june, { shown: before?.totals ?? null }))).toMatchObject({
    ok: false,
    reason: 'total-changed',
  });
  const after = await quote();
  expect(after?.totals).toMatchObject({ shipping: 99_900 });
  const placed = await placedFor(june, { shown: after?.totals ?? null });
  await pay(shop, placed.id);
  await syncPayment(shop.ctx, placed.id);
  expect((await booksOf(shop.ctx, placed.id)).order).toMatchObject({ shippingCents: 99_900, shippingBands: newBands });
  // The rest is in the same band, so its rate stays paid.
  expect(await refundedForRug(placed.id)).toEqual([150_000, 150_000, 150_000]);
});

test('an order opened before midnight and paid after it costs what it was opened at, and keeps its bands', async () => {
  const placed = await placedFor(june);
  pastMidnight();
  await pay(shop, placed.id);
  await syncPayment(shop.ctx, placed.id);
  const { order, ledger } = await booksOf(shop.ctx, placed.id);
  expect(order).toMatchObject({ payment: 'complete', shippingCents: 45_900 });
  expect(order.shippingBands).toEqual(standardPriceList.shippingBands);
  expect(ledgerTotals(ledger).captured).toBe(550_000 + 45_900);
});

test('the volume discount begins at the threshold that holds, and says so', async () => {
  await editSettings(admin, { patch: { selectionDiscountPercent: 10 }, seen: { selectionDiscountPercent: 0 } });
  expect((await quote())?.totals.volumeDiscount).toBe(0);
  pastMidnight();
  const after = await quote();
  expect(after?.totals.volumeDiscount).toBe(55_000);
  expect(after?.moneyLines.find(({ key }) => key === 'volumeDiscount')?.why).toContain('$5,000 or more');
  await editSettings(admin, { patch: { selectionDiscountPercent: 0 }, seen: { selectionDiscountPercent: 10 } });
});
