import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { addressShownDays, purchaseOrderNumber } from '#core/purchase-order/index.ts';
import { createAccount } from '../../tests/setup/context.ts';
import { addItems, itemOfRow } from '../catalog/store.ts';
import type { Ctx } from '../context.ts';
import { audit, furniture, maker, orderLine, purchaseOrder, purchaseOrderLine } from '../db/schema/index.ts';
import { listExceptions } from '../exception/list-exceptions.ts';
import { saveCost } from '../maker/save-maker.ts';
import { confirmLines } from '../order/fulfillment/confirm-lines.ts';
import { shipLines } from '../order/fulfillment/ship-lines.ts';
import {
  newPiece,
  type OrderShop,
  openOrderShop,
  orderedFor,
  type Shopper,
  shopper,
} from '../order/order.test-data.ts';
import { cancelLines } from '../order/returns/cancel-lines.ts';
import { acknowledge, readByLink, shipByLink } from './answer-by-link.ts';
import { followOrder } from './follow-order.ts';
import { getPurchaseOrder, sendPurchaseOrder } from './studio-purchase-orders.ts';
import { sweepUnanswered } from './sweep-unanswered.ts';

const day = 86_400_000;
const orders = 'orders@osterby.example';

let shop: OrderShop;
let staff: Ctx;
let ada: Ctx;
let sofa: string;
let lamp: string;
let june: Shopper;
let orderId: string;

beforeAll(async () => {
  shop = await openOrderShop();
  staff = shop.ctx.as(shop.specialist);
  ada = shop.ctx.as(await createAccount(shop.ctx, { role: 'admin', firstName: 'Ada' }));
});

/** A piece of another maker. */
async function pieceOf(vendor: string): Promise<string> {
  const recordId = await newPiece(shop.ctx);
  const [row] = await shop.ctx.db.select().from(furniture).where(eq(furniture.recordId, recordId));
  if (!row) throw new Error('no piece');
  const item = itemOfRow(row);
  await addItems(shop.ctx.db, [{ ...item, vendor: { ...item.vendor, name: vendor } }]);
  return recordId;
}

beforeEach(async () => {
  sofa = await newPiece(shop.ctx);
  lamp = await pieceOf('Two Rivers');
  await shop.ctx.db.update(maker).set({ email: orders, holidays: [] }).where(eq(maker.name, 'Osterby'));
  await saveCost(ada, { recordId: sofa, costCents: 55_000 });
  shop.ctx.sent.length = 0;
  june = await shopper(shop, [{ recordId: sofa, quantity: 2 }, { recordId: lamp }]);
  orderId = await orderedFor(shop, june);
});

const ofOrder = () => shop.ctx.db.select().from(purchaseOrder).where(eq(purchaseOrder.orderId, orderId));
const namesOf = async () => new Map((await shop.ctx.db.select().from(maker)).map(({ id, name }) => [id, name]));

async function toOsterby() {
  await shop.ctx.runEffects();
  const names = await namesOf();
  const row = (await ofOrder()).find(({ makerId }) => names.get(makerId) === 'Osterby');
  if (!row) throw new Error('no purchase order');
  const lines = await shop.ctx.db.select().from(purchaseOrderLine).where(eq(purchaseOrderLine.purchaseOrderId, row.id));
  const mail = shop.ctx.sent.findLast(({ to, text }) => to === orders && text.includes(row.id));
  const key = new URL(/http\S+\/maker\/orders\S+/.exec(mail?.text ?? '')?.[0] ?? 'http://none').searchParams.get('key');
  return { row, lineId: lines[0]?.id ?? '', link: { id: row.id, key: key ?? '' }, mail };
}

const answering = (lineId: string, quantity = '2', shipDay = '2026-12-01') => ({
  ...{ quantity: { [lineId]: quantity }, shipDay: { [lineId]: shipDay }, note: 'Gladly.' },
});
const lineStates = async () =>
  (await shop.ctx.db.select().from(orderLine).where(eq(orderLine.orderId, orderId)).orderBy(orderLine.position)).map(
    ({ state }) => state,
  );
const troubles = async () =>
  (await listExceptions(staff, { kind: 'maker', words: '', page: { number: 1, size: 200 } }))?.rows ?? [];

test('a paid order becomes one purchase order per maker, exactly once', async () => {
  await shop.ctx.runEffects();
  const names = await namesOf();
  const made = await ofOrder();
  expect(made.map(({ makerId, state }) => [names.get(makerId), state]).sort()).toEqual([
    ['Osterby', 'sent'],
    ['Two Rivers', 'waiting'],
  ]);
  const again = () => shop.ctx.db.transaction((tx) => followOrder({ ...shop.ctx, db: tx }, { orderId }));
  await Promise.all([again(), again(), again()]);
  await shop.ctx.runEffects();
  expect(await ofOrder()).toHaveLength(2);
  expect(shop.ctx.sent.filter(({ to }) => to === orders)).toHaveLength(1);
});

test('the maker gets it by mail, as PDF and CSV, with a name and an address and nothing else of the customer', async () => {
  const { row, mail } = await toOsterby();
  const number = purchaseOrderNumber(row.id);
  expect(mail?.attachments?.map(({ name, type }) => [name, type])).toEqual([
    [`${number}.pdf`, 'application/pdf'],
    [`${number}.csv`, 'text/csv'],
  ]);
  const [pdf, csv] = mail?.attachments ?? [];
  expect(pdf?.content.toString('latin1').startsWith('%PDF-')).toBe(true);
  const [head, line] = (csv?.content.toString() ?? '').split('\r\n');
  expect(head).toBe('order,sku,piece,quantity,unitCost,shipBy,delivery,name,street,apt,city,state,zip');
  expect(line).toMatch(new RegExp(`^${number},,Piece \\d+,2,550.00,\\d{4}-\\d\\d-\\d\\d,standard,June Tran,48 Oak`));
  const told = `${mail?.text} ${mail?.html} ${csv?.content}`;
  for (const secret of [june.person.email, '555-0148', orderId, '1,000', 'Two Rivers'])
    expect(told).not.toContain(secret);
});

test('only the signed link opens it, and it shows no more than the shipment', async () => {
  const { link } = await toOsterby();
  const view = await readByLink(shop.ctx, link);
  expect(view?.shipTo).toEqual({
    ...{ name: 'June Tran', line1: '48 Oak Street', line2: '2', city: 'Somerville', state: 'MA', zip: '02143' },
  });
  expect(JSON.stringify(view)).not.toMatch(/phone|555-0148|@example|priceCents|unitCents|accountId|purchase_/);
  const other = (await ofOrder()).find(({ id }) => id !== link.id)?.id ?? '';
  for (const wrong of [
    { ...link, key: '' },
    { ...link, key: `${link.key}x` },
    { id: other, key: link.key },
  ]) {
    expect(await readByLink(shop.ctx, wrong)).toBeNull();
    expect(await acknowledge(shop.ctx, wrong, answering('x'))).toEqual({ ok: false, reason: 'not-found' });
    expect(await shipByLink(shop.ctx, wrong, { carrier: 'ups', tracking: '1' })).toMatchObject({ ok: false });
  }
});

test('the maker confirms once, of eight at the same moment; the customer’s line is confirmed and ships', async () => {
  const { link, lineId, row } = await toOsterby();
  expect(await acknowledge(shop.ctx, link, answering(lineId, '3'))).toMatchObject({ reason: 'invalid' });
  expect(await acknowledge(shop.ctx, link, answering(lineId, '2', '2020-01-01'))).toMatchObject({ reason: 'invalid' });
  const all = await Promise.all(Array.from({ length: 8 }, () => acknowledge(shop.ctx, link, answering(lineId))));
  expect(all.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await lineStates()).toEqual(['confirmed', 'placed']);
  expect(await getPurchaseOrder(staff, row.id)).toMatchObject({
    ...{ state: 'acknowledged', note: 'Gladly.' },
    lines: [{ confirmedQuantity: 2, shipDay: '2026-12-01' }],
  });
  expect(await shipByLink(shop.ctx, link, { carrier: 'ups', tracking: '1Z9' })).toEqual({ ok: true, lines: 1 });
  expect((await readByLink(shop.ctx, link))?.state).toBe('shipped');
  expect(await shipByLink(shop.ctx, link, { carrier: 'ups', tracking: '1Z9' })).toEqual({
    ok: false,
    reason: 'changed',
  });
  await shop.ctx.runEffects();
  expect(await lineStates()).toEqual(['shipped', 'placed']);
  expect((await getPurchaseOrder(staff, row.id))?.state).toBe('shipped');
  const written = await shop.ctx.db.select().from(audit).where(eq(audit.subjectId, row.id));
  expect(written.map(({ act, actor }) => [act, actor]).toSorted()).toEqual([
    ['purchase-order.acknowledge', row.makerId],
    ['purchase-order.ship', row.makerId],
  ]);
});

test('thirty days after it shipped, the maker’s link no longer says where the customer lives; the studio does', async () => {
  const { link, lineId, row } = await toOsterby();
  await acknowledge(shop.ctx, link, answering(lineId));
  await shipByLink(shop.ctx, link, { carrier: 'ups', tracking: '1Z9' });
  await shop.ctx.runEffects();
  const last = shop.ctx.clock.now().getTime() + addressShownDays * day;
  const at = (time: number) => ({ ...shop.ctx, clock: { now: () => new Date(time) } });
  expect((await readByLink(at(last), link))?.shipTo).toMatchObject({ name: 'June Tran' });
  const view = await readByLink(at(last + 1), link);
  expect(view).toMatchObject({ shipTo: null, state: 'shipped', lines: [{ id: lineId, shipped: true }] });
  expect(JSON.stringify(view)).not.toMatch(/June Tran|48 Oak|Somerville|02143/);
  expect((await getPurchaseOrder(staff, row.id))?.shipTo).toMatchObject({ name: 'June Tran' });
});

test('a maker who can’t send all of it is an exception; what it sends is confirmed, and the rest stays open', async () => {
  const { link, lineId, row } = await toOsterby();
  expect(await acknowledge(shop.ctx, link, answering(lineId, '1'))).toEqual({ ok: true });
  await shop.ctx.runEffects();
  expect(await lineStates()).toEqual(['placed', 'placed', 'confirmed']);
  const href = `/studio/purchase-orders/${row.id}`;
  expect(await troubles()).toContainEqual(expect.objectContaining({ href, why: 'The maker can’t send all of it.' }));
});

test('silence is reminded after a working day, and an exception after three', async () => {
  const { row } = await toOsterby();
  const href = `/studio/purchase-orders/${row.id}`;
  const reminders = () =>
    shop.ctx.sent.filter(({ subject }) => subject.includes(`confirm purchase order ${purchaseOrderNumber(row.id)}`));
  await sweepUnanswered(shop.ctx);
  await shop.ctx.runEffects();
  expect(reminders()).toHaveLength(0);
  shop.ctx.clock.forward(4 * day);
  await Promise.all([sweepUnanswered(shop.ctx), sweepUnanswered(shop.ctx)]);
  await sweepUnanswered(shop.ctx);
  await shop.ctx.runEffects();
  expect(reminders()).toHaveLength(1);
  shop.ctx.clock.forward(5 * day);
  await sweepUnanswered(shop.ctx);
  expect(await troubles()).toContainEqual(
    expect.objectContaining({ href, why: 'Reminded, but not confirmed. Please call.' }),
  );
  await confirmLines(staff, { orderId });
  await shop.ctx.runEffects();
  expect((await troubles()).map((one) => one.href)).not.toContain(href);
});

test('it’s canceled with the customer’s order, and the maker is told once', async () => {
  const { row, link, lineId } = await toOsterby();
  expect(await cancelLines(june.asked, { orderId })).toMatchObject({ ok: true });
  await shop.ctx.runEffects();
  expect((await ofOrder()).map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
  expect((await readByLink(shop.ctx, link))?.shipTo, 'not where the customer lives').toBeNull();
  const told = shop.ctx.sent.filter(
    ({ subject }) => subject === `Purchase order ${purchaseOrderNumber(row.id)} is canceled`,
  );
  expect(told.map(({ to }) => to)).toEqual([orders]);
  expect(await acknowledge(shop.ctx, link, answering(lineId))).toEqual({ ok: false, reason: 'changed' });
});

test('part of it canceled, the maker gets the rest again and confirms again', async () => {
  const chair = await newPiece(shop.ctx);
  const theo = await shopper(shop, [{ recordId: sofa }, { recordId: chair }]);
  orderId = await orderedFor(shop, theo);
  const { row, link } = await toOsterby();
  const [first] = await shop.ctx.db.select().from(orderLine).where(eq(orderLine.orderId, orderId));
  await cancelLines(theo.asked, { orderId, lineIds: [first?.id ?? ''] });
  await shop.ctx.runEffects();
  const view = await readByLink(shop.ctx, link);
  expect(view).toMatchObject({ state: 'sent', lines: [{ quantity: 1 }] });
  const changed = `Purchase order ${purchaseOrderNumber(row.id)} has changed`;
  expect(shop.ctx.sent.filter(({ subject }) => subject === changed)).toHaveLength(1);
  expect(await acknowledge(shop.ctx, link, answering(view?.lines[0]?.id ?? '', '1'))).toEqual({ ok: true });
});

test('after a change it waits for the maker’s new answer, whatever else happens to the order; we may confirm it too', async () => {
  const [chair, lamp] = [await newPiece(shop.ctx), await newPiece(shop.ctx)];
  const theo = await shopper(shop, [{ recordId: sofa }, { recordId: chair }, { recordId: lamp }]);
  orderId = await orderedFor(shop, theo);
  const { link } = await toOsterby();
  const lines = await shop.ctx.db.select().from(orderLine).where(eq(orderLine.orderId, orderId));
  const [first = '', second = '', third = ''] = lines.map(({ id }) => id);
  const before = (await readByLink(shop.ctx, link))?.lines ?? [];
  const all = Object.fromEntries(before.map(({ id }) => [id, '1']));
  const days = Object.fromEntries(before.map(({ id }) => [id, '2026-12-30']));
  expect(await acknowledge(shop.ctx, link, { quantity: all, shipDay: days, note: '' })).toEqual({ ok: true });
  shop.ctx.clock.forward(60_000);
  await cancelLines(theo.asked, { orderId, lineIds: [first] });
  await shop.ctx.runEffects();
  await followOrder(shop.ctx, { orderId });
  expect((await readByLink(shop.ctx, link))?.state, 'not confirmed again yet').toBe('sent');
  expect(await acknowledge(shop.ctx, link, { quantity: all, shipDay: days, note: '' })).toEqual({ ok: true });

  // One leaves, and the last is canceled while the maker may be making it: it hears of that.
  shop.ctx.clock.forward(60_000);
  await shipLines(staff, { orderId, lineIds: [second], carrier: 'ups', tracking: '1Z' });
  await shop.ctx.runEffects();
  await cancelLines(theo.asked, { orderId, lineIds: [third] });
  await shop.ctx.runEffects();
  expect((await readByLink(shop.ctx, link))?.state).toBe('shipped');
  const told = shop.ctx.sent.filter(({ subject }) => subject.startsWith('The rest of purchase order'));
  expect(told.map(({ to }) => to)).toEqual([orders]);
  await followOrder(shop.ctx, { orderId });
  await shop.ctx.runEffects();
  expect(shop.ctx.sent.filter(({ subject }) => subject.startsWith('The rest of'))).toHaveLength(1);
});

test('one without an address waits until there is one, and goes out when it’s sent', async () => {
  await shop.ctx.runEffects();
  const id = (await ofOrder()).find(({ state }) => state === 'waiting')?.id ?? '';
  expect((await troubles()).map(({ href }) => href)).toContain(`/studio/purchase-orders/${id}`);
  expect(await sendPurchaseOrder(june.asked, id)).toEqual({ ok: false, reason: 'not-allowed' });
  expect(await sendPurchaseOrder(staff, 'po_none')).toEqual({ ok: false, reason: 'unknown' });
  expect(await sendPurchaseOrder(staff, id)).toEqual({ ok: false, reason: 'no-address' });
  await shop.ctx.db.update(maker).set({ email: 'two@rivers.example' }).where(eq(maker.name, 'Two Rivers'));
  expect(await sendPurchaseOrder(staff, id)).toEqual({ ok: true });
  await shop.ctx.runEffects();
  expect(shop.ctx.sent.filter(({ to }) => to === 'two@rivers.example')).toHaveLength(1);
  await shop.ctx.db.update(maker).set({ email: null }).where(eq(maker.name, 'Two Rivers'));
});
