import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#core/settings/index.ts';
import type { Ctx } from '#server/context.ts';
import { syncPayment } from '../../payment/sync.ts';
import {
  asking,
  booksOf,
  delivered,
  intentOf,
  newCoupon,
  newPiece,
  type OrderShop,
  openOrderShop,
  orderedFor,
  pay,
  pieceNow,
  type Shopper,
  shopper,
  takenAtProvider,
} from '../order.test-data.ts';
import { offerReplacement } from '../returns/offer-replacement.ts';
import { payExchange } from '../returns/pay-exchange.ts';
import { requestReturn } from '../returns/request-return.ts';
import { exchangesOf } from '../returns/store-exchanges.ts';
import { placeOrder } from './place-order.ts';
import { quoteOrder } from './quote-order.ts';

const hour = 3_600_000;
const [ofAccount, ofAddress] = limits.card;

let shop: OrderShop;
let chair: string;
let june: Shopper;
beforeAll(async () => {
  shop = await openOrderShop();
  await newCoupon(shop.ctx, 'TEN', 10);
});
beforeEach(async () => {
  shop.ctx.clock.forward(2 * hour);
  chair = await newPiece(shop.ctx, { cents: 90_000, stock: 5 });
  june = await shopper(shop, [{ recordId: chair }]);
});

const from = ({ asked }: Shopper, address: string): Ctx => ({ ...asked, address });

/** Places the order, and the card is declined. Null: placing was refused. */
async function declined(one: Shopper): Promise<string | null> {
  const placed = await placeOrder(one.asked, asking(one));
  if (!placed.ok) return null;
  await expect(pay(shop, placed.order.id, 'pm_card_chargeDeclined')).rejects.toThrow('declined');
  return placed.order.id;
}

describe('cards that fail for furniture', () => {
  test('are let through five times an hour; then the payment is ended, and nothing is held', async () => {
    let orderId = '';
    for (let failed = 0; failed < ofAccount.tries; failed++) {
      orderId = (await declined(june)) ?? '';
      expect(orderId).not.toBe('');
      shop.ctx.clock.forward(60_000);
    }
    const refused = await placeOrder(june.asked, asking(june));
    expect(refused).toMatchObject({ ok: false, reason: 'too-many', of: 'card' });
    await expect(pay(shop, orderId)).rejects.toThrow();
    const again = await placeOrder(june.asked, asking(june));
    expect(again).toMatchObject({ reason: 'too-many' });
    shop.ctx.clock.forward(hour);
    const placed = await placeOrder(june.asked, asking(june));
    if (!placed.ok) throw new Error(placed.reason);
    await pay(shop, placed.order.id);
    await syncPayment(shop.ctx, placed.order.id);
    expect((await booksOf(shop.ctx, placed.order.id)).order.payment).toBe('complete');
    expect(await pieceNow(shop.ctx, chair)).toMatchObject({ stock: 4, sold: 1 });
  });

  test('count once however we hear of them, and over all the orders of an address', async () => {
    const address = '203.0.113.5';
    for (let tried = 0; tried < ofAddress.tries; tried++) {
      const other = await shopper(shop, [{ recordId: await newPiece(shop.ctx, { cents: 90_000 }) }]);
      const placed = await placeOrder(from(other, address), asking(other));
      if (!placed.ok) throw new Error(`${placed.reason} after ${tried}`);
      await expect(pay(shop, placed.order.id, 'pm_card_chargeDeclined')).rejects.toThrow('declined');
      await Promise.all([syncPayment(shop.ctx, placed.order.id), syncPayment(shop.ctx, placed.order.id)]);
    }
    expect(await placeOrder(from(june, address), asking(june))).toMatchObject({ reason: 'too-many', of: 'card' });
    expect((await placeOrder(from(june, '203.0.113.6'), asking(june))).ok).toBe(true);
  });
});

test('cards that fail for the difference of an exchange end its payment too; later the offer can be paid', async () => {
  const staff = shop.ctx.as(shop.specialist);
  const orderId = await orderedFor(shop, june);
  await delivered(shop, orderId);
  const lineId = (await booksOf(shop.ctx, orderId)).lines[0]?.id ?? '';
  const wish = { orderId, lineId, want: 'exchange' as const, reason: 'damaged' as const, note: '', photos: [] };
  await requestReturn(june.asked, wish);
  await offerReplacement(staff, { orderId, lineId, recordId: await newPiece(shop.ctx, { cents: 120_000 }) });
  const offer = async () => {
    const [row] = await exchangesOf(shop.ctx.db, [orderId]);
    if (!row) throw new Error('no offer');
    return row;
  };
  const { id: exchangeId, dueCents } = await offer();
  const press = () => payExchange(june.asked, { exchangeId });
  for (let failed = 0; failed < ofAccount.tries; failed++) {
    expect(await press()).toMatchObject({ ok: true, paid: false });
    await expect(
      shop.cards.pay(await intentOf(shop.ctx, (await offer()).id), 'pm_card_chargeDeclined'),
    ).rejects.toThrow('declined');
  }
  // The webhook reports the last failure, and the secret in the browser stops working.
  const ended = await intentOf(shop.ctx, (await offer()).id);
  await syncPayment(shop.ctx, exchangeId);
  await expect(shop.cards.pay(ended)).rejects.toThrow();
  expect(await press()).toMatchObject({ ok: false, reason: 'too-many' });
  shop.ctx.clock.forward(hour);
  // Two tabs at once get the same replacement payment.
  const [one, other] = await Promise.all([press(), press()]);
  expect(one).toMatchObject({ ok: true, paid: false });
  expect(other).toEqual(one);
  const renewed = await intentOf(shop.ctx, (await offer()).id);
  expect(renewed).not.toBe(ended);
  await shop.cards.pay(renewed);
  await syncPayment(shop.ctx, exchangeId);
  expect(await offer()).toMatchObject({ state: 'complete' });
  expect(await takenAtProvider(shop, exchangeId)).toBe(dueCents);
});

describe('codes that are guessed at checkout', () => {
  const guess = (coupon: string) => quoteOrder(june.asked, { selectionId: june.selectionId, zip: '02143', coupon });

  test('are ten an hour, also at the same moment; one that counts is not a guess', async () => {
    for (let asked = 0; asked < 12; asked++) expect((await guess('TEN'))?.coupon?.problem).toBeNull();
    const all = await Promise.all(Array.from({ length: 25 }, (_, number) => guess(`GUESS${number}`)));
    const heard = all.filter((quote) => quote?.coupon?.problem === 'Sorry this Code is not Valid.');
    expect(heard).toHaveLength(limits.coupon[0].tries);
    const late = await guess('TEN');
    expect(late?.coupon?.problem).toContain('Too many tries');
    expect(late?.totals.coupon).toBe(0);
    expect(await placeOrder(june.asked, asking(june, { coupon: 'TEN' }))).toMatchObject({
      reason: 'too-many',
      of: 'coupon',
    });
    expect((await placeOrder(june.asked, asking(june))).ok).toBe(true);
    shop.ctx.clock.forward(hour);
    expect((await guess('TEN'))?.totals.coupon).toBe(9000);
  });

  test('by pressing the button count as well', async () => {
    for (let tried = 0; tried < limits.coupon[0].tries; tried++) {
      const refused = await placeOrder(june.asked, asking(june, { coupon: `G${tried}` }));
      expect(refused).toMatchObject({ reason: 'invalid-code' });
    }
    expect(await placeOrder(june.asked, asking(june, { coupon: 'TEN' }))).toMatchObject({ reason: 'too-many' });
  });
});
