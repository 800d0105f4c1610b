import { beforeAll, expect, test } from 'vitest';
import { sumCents } from '#core/money/index.ts';
import { orderWords } from '#core/order/index.ts';
import { syncPayment } from '../../payment/sync.ts';
import {
  booksOf,
  delivered,
  intentOf,
  newPiece,
  type OrderShop,
  openOrderShop,
  orderedFor,
  shopper,
  takenAtProvider,
} from '../order.test-data.ts';
import { getOrder } from '../records/get-order.ts';
import { orderRecord } from '../records/order-record.ts';
import { laterRows } from '../records/receipt-pdf.ts';
import { stripOrders } from '../records/strip-orders.ts';
import { cancelLines } from '../returns/cancel-lines.ts';
import { offerReplacement } from '../returns/offer-replacement.ts';
import { payExchange } from '../returns/pay-exchange.ts';
import { requestReturn } from '../returns/request-return.ts';
import { exchangesOf } from '../returns/store-exchanges.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});

test('what a replacement cost more is on the receipt, in the record and in the letter; paid and sent back add up', async () => {
  const june = await shopper(shop, [{ recordId: await newPiece(shop.ctx) }, { recordId: await newPiece(shop.ctx) }]);
  const staff = shop.ctx.as(shop.specialist);
  const orderId = await orderedFor(shop, june);
  const paid = await takenAtProvider(shop, orderId);
  const seen = async () => {
    const order = await getOrder(june.asked, orderId);
    if (!order) throw new Error('no order');
    return order;
  };
  expect(await seen()).toMatchObject({ differences: [], paidCents: paid });
  await delivered(shop, orderId);
  const [first] = (await booksOf(shop.ctx, orderId)).lines;
  const lineId = first?.id ?? '';
  const want = { want: 'exchange', reason: 'damaged', note: '' } as const;
  await requestReturn(june.asked, { orderId, lineId, ...want, photos: [] });
  await offerReplacement(staff, { orderId, lineId, recordId: await newPiece(shop.ctx, { cents: 160_000 }) });
  const offer = async () => (await exchangesOf(shop.ctx.db, [orderId]))[0];
  const exchangeId = (await offer())?.id ?? '';
  await payExchange(june.asked, { exchangeId });
  // An offer isn't a payment yet.
  expect(await seen()).toMatchObject({ differences: [], paidCents: paid });
  await shop.cards.pay(await intentOf(shop.ctx, (await offer())?.id ?? ''), 'pm_card_mastercard');
  await syncPayment(shop.ctx, exchangeId);

  const after = await seen();
  const replacement = after.lines[2];
  const card = { brand: 'mastercard', last4: '4444' };
  expect(after.differences).toMatchObject([{ name: replacement?.name, cents: 60_000, card }]);
  expect(after.paidCents).toBe(paid + 60_000);
  expect(orderRecord(after)).toMatchObject({ amount_paid: paid + 60_000, differences: [{ amount: 60_000 }] });
  expect(laterRows(after)).toMatchObject([
    { label: 'Paid for a replacement', why: expect.stringContaining('Mastercard ending in 4444'), cents: 60_000 },
    { label: 'Total paid', cents: paid + 60_000 },
  ]);
  await shop.ctx.runEffects();
  const letter = shop.ctx.sent.find(({ subject }) => subject === 'Your replacement is ordered');
  expect(letter?.text).toMatch(/Paid for a replacement\W+\$600[\s\S]*Mastercard ending in 4444/);

  // Only the shop can cancel a replacement for a delivered piece, and the email says so.
  expect(letter?.text).not.toContain(orderWords.lateChoice);
  expect(letter?.text).toContain('To cancel it, message your specialist');

  await cancelLines(staff, { orderId, lineIds: [replacement?.id ?? ''] });
  const end = await seen();
  const sentBack = sumCents(end.refunds.map(({ cents }) => cents));
  const kept = (await takenAtProvider(shop, orderId)) + (await takenAtProvider(shop, exchangeId));
  expect(sentBack).toBeGreaterThan(60_000);
  expect(end.paidCents - sentBack).toBe(kept);
  const rows = laterRows(end).slice(2);
  expect(sumCents(rows.map(({ cents }) => cents))).toBe(-sentBack);
  // After a customer is erased the books stay, without the card.
  await stripOrders(shop.ctx, june.person.id);
  expect((await seen()).differences).toMatchObject([{ cents: 60_000, card: null }]);
});
