import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { orderArrivalWords } from '#core/order/index.ts';
import { addDays } from '#core/promotion/index.ts';
import type { Ctx } from '../../context.ts';
import { orderLine } from '../../db/schema/index.ts';
import { confirmLines } from '../fulfillment/confirm-lines.ts';
import { delayLines } from '../fulfillment/delay-lines.ts';
import { deliverLines } from '../fulfillment/deliver-lines.ts';
import { shipLines } from '../fulfillment/ship-lines.ts';
import { sweepLateLines } from '../fulfillment/sweep-late-lines.ts';
import {
  newPiece,
  type OrderShop,
  oakStreet,
  openOrderShop,
  orderedFor,
  type Shopper,
  shopper,
} from '../order.test-data.ts';
import { quoteOrder } from '../placing/quote-order.ts';
import { offerReplacement } from '../returns/offer-replacement.ts';
import { requestReturn } from '../returns/request-return.ts';
import { getOrder } from './get-order.ts';

const day = 24 * 3_600_000;

let shop: OrderShop;
let staff: Ctx;
let june: Shopper;
let orderId: string;

/** Ordered on Sunday, November 15, 2026: both pieces ship from North Carolina by November 29. */
beforeEach(async () => {
  shop = await openOrderShop();
  staff = shop.ctx.as(shop.specialist);
  june = await shopper(shop, [
    { recordId: await newPiece(shop.ctx) },
    { recordId: await newPiece(shop.ctx), delivery: 'white-glove' },
  ]);
});
const ordered = async () => {
  orderId = await orderedFor(shop, june);
};

const lines = async () => (await getOrder(june.asked, orderId))?.lines ?? [];
const lineIds = async (...places: number[]) => {
  const all = await lines();
  return places.map((place) => all[place]?.id ?? '');
};
const arrivals = async () => (await lines()).map(({ arrives }) => arrives);
const whenOf = async (place: number) => (await lines())[place]?.ahead.map(({ state, when }) => [state, when]);
async function letter(subject: RegExp): Promise<string> {
  await shop.ctx.runEffects();
  return shop.ctx.sent.findLast((mail) => mail.to === june.person.email && subject.test(mail.subject))?.text ?? '';
}

const standard = { from: '2026-12-01', to: '2026-12-04' };
const whiteGlove = { from: '2026-12-03', to: '2026-12-10' };

describe('the days of arrival', () => {
  test('are those the checkout named, on the order and in its letter', async () => {
    const asked = { selectionId: june.selectionId, coupon: null };
    const quote = await quoteOrder(june.asked, { ...asked, zip: oakStreet.zip });
    expect(quote?.pieces.map(({ arrives }) => arrives)).toEqual([standard, whiteGlove]);
    const unknown = await quoteOrder(june.asked, { ...asked, zip: '' });
    expect(unknown?.pieces.map(({ arrives }) => arrives)).toEqual([null, null]);
    const afar = await quoteOrder(june.asked, { ...asked, zip: '99501' });
    expect(afar?.pieces[0]?.arrives).toEqual({ from: '2026-12-09', to: '2026-12-18' });

    await ordered();
    expect(await arrivals()).toEqual([standard, whiteGlove]);
    expect(await whenOf(0)).toEqual([
      ['confirmed', 'by November 16, 2026'],
      ['shipped', 'by November 29, 2026'],
      ['delivered', 'December 1–4, 2026'],
    ]);
    const receipt = await letter(/^Your receipt/);
    expect(receipt).toContain('Everything arrives December 1–10, 2026.');
    expect(receipt).toContain('Ships by November 29, 2026');
    expect(receipt).toContain('Arrives December 1–4, 2026');
    expect(receipt).toContain('Arrives December 3–10, 2026');
  });

  test('follow what happens: confirmed, shipped early, there', async () => {
    await ordered();
    await confirmLines(staff, { orderId });
    expect(await letter(/order is confirmed$/)).toContain('Arrives December 1–4, 2026');
    expect(await arrivals()).toEqual([standard, whiteGlove]);

    shop.ctx.clock.forward(day);
    await shipLines(staff, { orderId, lineIds: await lineIds(0), carrier: 'ups', tracking: '1Z' });
    const onItsWay = await letter(/on its way$/);
    expect(onItsWay).toContain('UPS 1Z');
    expect(onItsWay).toContain('Arrives November 18–23, 2026');
    expect(onItsWay).not.toContain('Ships by');
    expect(await whenOf(0)).toEqual([['delivered', 'November 18–23, 2026']]);
    expect(orderArrivalWords(await lines())).toBe('Everything arrives November 18 – December\u00a010, 2026');

    await deliverLines(staff, { orderId, lineIds: await lineIds(0) });
    expect(await arrivals()).toEqual([null, whiteGlove]);
    expect(orderArrivalWords(await lines())).toBe('The rest arrives December 3–10, 2026');
    expect(await letter(/has arrived$/)).not.toContain('Arrives');
  });

  test('follow a delay, and are left out while the maker names no day', async () => {
    await ordered();
    const newShipBy = addDays('2026-11-29', 14);
    await delayLines(staff, { orderId, lineIds: await lineIds(0), newShipBy });
    expect((await arrivals())[0]).toEqual({ from: '2026-12-15', to: '2026-12-18' });
    expect(await letter(/^Running late/)).toContain('Arrives December 15–18, 2026');

    shop.ctx.clock.forward(15 * day);
    expect((await lines())[1]).toMatchObject({ arrives: null });
    await sweepLateLines(shop.ctx);
    expect((await arrivals())[1]).toBeNull();
    expect(await whenOf(1)).toEqual([
      ['confirmed', null],
      ['shipped', null],
      ['delivered', null],
    ]);
    const late = await letter(/^Running late/);
    expect(late).not.toContain('Arrives');
    expect(late).not.toContain('Ships by');
    expect(orderArrivalWords(await lines())).toBe('');
  });

  test('of a replacement are its own', async () => {
    await ordered();
    await confirmLines(staff, { orderId });
    await shipLines(staff, { orderId, carrier: 'ups', tracking: '1' });
    await deliverLines(staff, { orderId });
    const [lineId = ''] = await lineIds(0);
    await requestReturn(june.asked, { orderId, lineId, want: 'exchange', reason: 'damaged', note: '', photos: [] });
    await offerReplacement(staff, { orderId, lineId, recordId: await newPiece(shop.ctx) });
    expect((await arrivals()).at(-1)).toEqual(standard);
    expect(await letter(/^Your replacement is ordered/)).toContain('Arrives December 1–4, 2026');
  });

  test('of an order from before we noted where pieces ship from span near and far', async () => {
    await ordered();
    await shop.ctx.db.update(orderLine).set({ shipsFrom: null }).where(eq(orderLine.orderId, orderId));
    expect((await arrivals())[0]).toEqual({ from: '2026-11-30', to: '2026-12-09' });
  });
});
