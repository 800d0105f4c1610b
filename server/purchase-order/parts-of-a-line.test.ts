import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createAccount } from '../../tests/setup/context.ts';
import type { Ctx } from '../context.ts';
import { maker, purchaseOrder, purchaseOrderLine } from '../db/schema/index.ts';
import { saveCost } from '../maker/save-maker.ts';
import { deliverLines } from '../order/fulfillment/deliver-lines.ts';
import {
  newPiece,
  type OrderShop,
  openOrderShop,
  orderedFor,
  type Shopper,
  shopper,
} from '../order/order.test-data.ts';
import { cancelLines } from '../order/returns/cancel-lines.ts';
import { linesOf } from '../order/store-lines.ts';
import { acknowledge, readByLink, shipByLink } from './answer-by-link.ts';
import { getBill, saveBill } from './bill.ts';
import { linkTo } from './link-key.ts';

const orders = 'orders@osterby.example';

let shop: OrderShop;
let staff: Ctx;
let ada: Ctx;
let june: Shopper;
let orderId: string;
let chairs: string;

beforeAll(async () => {
  shop = await openOrderShop();
  staff = shop.ctx.as(shop.specialist);
  ada = shop.ctx.as(await createAccount(shop.ctx, { role: 'admin', firstName: 'Ada' }));
});
beforeEach(async () => {
  const chair = await newPiece(shop.ctx);
  await shop.ctx.db.update(maker).set({ email: orders }).where(eq(maker.name, 'Osterby'));
  await saveCost(ada, { recordId: chair, costCents: 55_000 });
  june = await shopper(shop, [{ recordId: chair, quantity: 4 }]);
  orderId = await orderedFor(shop, june);
  chairs = (await linesOf(shop.ctx.db, [orderId]))[0]?.id ?? '';
  shop.ctx.sent.length = 0;
});

/** What the maker has now. */
async function atMaker() {
  await shop.ctx.runEffects();
  const [row, ...more] = await shop.ctx.db.select().from(purchaseOrder).where(eq(purchaseOrder.orderId, orderId));
  if (!row || more.length > 0) throw new Error('one purchase order');
  const [line, ...others] = await shop.ctx.db
    .select()
    .from(purchaseOrderLine)
    .where(eq(purchaseOrderLine.purchaseOrderId, row.id));
  if (!line || others.length > 0) throw new Error('one line');
  const link = { id: row.id, key: new URL(linkTo(shop.ctx, row), 'http://shop').searchParams.get('key') ?? '' };
  return { row, line, link };
}
const only = (take: number, of: number) => ({ orderId, lineIds: [chairs], takes: { [chairs]: { take, of } } });
const answering = (lineId: string, quantity: string) => ({
  ...{ quantity: { [lineId]: quantity }, shipDay: { [lineId]: '2026-12-01' }, note: '' },
});
const states = async () => (await linesOf(shop.ctx.db, [orderId])).map(({ quantity, state }) => [quantity, state]);

test('a piece that’s canceled is taken off the order to the maker, who hears of it once', async () => {
  const { link, line } = await atMaker();
  expect(await acknowledge(shop.ctx, link, answering(line.id, '4'))).toEqual({ ok: true });
  await shop.ctx.runEffects();
  shop.ctx.sent.length = 0;
  await cancelLines(june.asked, only(1, 4));
  const after = await atMaker();
  expect(after.row).toMatchObject({ state: 'sent', version: 2 });
  expect(after.line).toMatchObject({ quantity: 3, confirmedQuantity: 3, cancelled: false });
  const told = shop.ctx.sent.filter(({ to }) => to === orders);
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain('3 × Piece');
  await cancelLines(june.asked, { orderId, lineIds: [chairs] });
  const last = await atMaker();
  expect(last.row.state).toBe('cancelled');
  expect(last.line.cancelled).toBe(true);
});

test('one canceled before the maker got the order isn’t ordered', async () => {
  await cancelLines(june.asked, only(1, 4));
  expect((await atMaker()).line.quantity).toBe(3);
});

test('a maker confirms some, ships them in two parcels, and the rest when it has them', async () => {
  const { link, line } = await atMaker();
  expect(await acknowledge(shop.ctx, link, answering(line.id, '3'))).toEqual({ ok: true });
  expect(await states()).toEqual([
    [1, 'placed'],
    [3, 'confirmed'],
  ]);
  const parcel = (tracking: string, quantity: string) =>
    shipByLink(shop.ctx, link, { carrier: 'ups', tracking, quantity: { [line.id]: quantity } });
  expect(await parcel('1', '4')).toMatchObject({ ok: false, reason: 'invalid' });
  expect(await parcel('1', '0')).toMatchObject({ ok: false, reason: 'invalid' });
  expect(await parcel('1', '2')).toEqual({ ok: true, lines: 1 });
  const view = await readByLink(shop.ctx, link);
  expect(view?.lines).toMatchObject([
    { quantity: 4, confirmedQuantity: 3, shippedQuantity: 2, toShip: 1, shipped: false },
  ]);
  expect((await atMaker()).row).toMatchObject({ state: 'acknowledged', version: 1 });
  expect(await parcel('2', '1')).toEqual({ ok: true, lines: 1 });
  expect(await parcel('3', '1')).toEqual({ ok: false, reason: 'changed' });
  // The last one is canceled: everything else has left.
  await cancelLines(june.asked, { orderId, lineIds: [chairs] });
  const { row, line: last } = await atMaker();
  expect(row.state).toBe('shipped');
  expect(last.quantity).toBe(3);
});

test('of two pieces the maker ships one today and the other later, each under its own number', async () => {
  const pieces = [await newPiece(shop.ctx), await newPiece(shop.ctx)];
  const both = await shopper(
    shop,
    pieces.map((recordId) => ({ recordId, quantity: 1 })),
  );
  orderId = await orderedFor(shop, both);
  await shop.ctx.runEffects();
  const [row] = await shop.ctx.db.select().from(purchaseOrder).where(eq(purchaseOrder.orderId, orderId));
  const key = row && new URL(linkTo(shop.ctx, row), 'http://shop').searchParams.get('key');
  const link = { id: row?.id ?? '', key: key ?? '' };
  const [first, second] = (await readByLink(shop.ctx, link))?.lines.map(({ id }) => id) ?? [];
  const [now, later] = [first ?? '', second ?? ''];
  const day = '2026-12-01';
  const answer = { quantity: { [now]: '1', [later]: '1' }, shipDay: { [now]: day, [later]: day }, note: '' };
  expect(await acknowledge(shop.ctx, link, answer)).toEqual({ ok: true });
  const parcel = (tracking: string, quantity: Record<string, string>) =>
    shipByLink(shop.ctx, link, { carrier: 'ups', tracking, quantity });
  expect(await parcel('1Z1', { [now]: '1', [later]: '0' })).toEqual({ ok: true, lines: 1 });
  const trackings = async () => (await linesOf(shop.ctx.db, [orderId])).map(({ state, tracking }) => [state, tracking]);
  expect(await trackings()).toEqual([
    ['shipped', '1Z1'],
    ['confirmed', null],
  ]);
  expect(await parcel('1Z2', {})).toEqual({ ok: true, lines: 1 });
  expect(await trackings()).toEqual([
    ['shipped', '1Z1'],
    ['shipped', '1Z2'],
  ]);
});

test('a bill is compared with the pieces that have arrived', async () => {
  const { link, line, row } = await atMaker();
  await acknowledge(shop.ctx, link, answering(line.id, '4'));
  await shipByLink(shop.ctx, link, { carrier: 'ups', tracking: '1' });
  await deliverLines(staff, only(3, 4));
  const typed = {
    number: 'R-1',
    day: '2026-12-10',
    other: '',
    quantity: { [line.id]: '4' },
    unit: { [line.id]: '550' },
  };
  expect(await saveBill(ada, { id: row.id, typed })).toMatchObject({
    differences: [expect.stringContaining('billed 4, delivered 3')],
  });
  await deliverLines(staff, { orderId });
  expect((await getBill(ada, row.id))?.differences).toEqual([]);
});
