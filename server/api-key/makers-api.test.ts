import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { makerScope } from '#core/account/index.ts';
import { createAccount } from '../../tests/setup/context.ts';
import { addItems, itemOfRow } from '../catalog/store.ts';
import type { Ctx } from '../context.ts';
import { audit, furniture, maker, orderLine, purchaseOrder } from '../db/schema/index.ts';
import { composeHttp, type TestHttp } from '../http/http.test-data.ts';
import { newPiece, type OrderShop, openOrderShop, orderedFor, shopper } from '../order/order.test-data.ts';
import { cancelLines } from '../order/returns/cancel-lines.ts';
import { createKey, createMakersKey, mostKeysOfMaker } from './create-key.ts';
import { revokeKey } from './revoke-key.ts';

let shop: OrderShop;
let http: TestHttp;
let admin: Ctx;
let made = 0;

beforeAll(async () => {
  shop = await openOrderShop();
  http = await composeHttp({ ctx: shop.ctx });
  admin = shop.ctx.as(await createAccount(shop.ctx, { role: 'admin', firstName: 'Ada' }));
});

/** A maker of its own with a key, and an order for two of its piece. */
async function orderedFromNewMaker() {
  made += 1;
  const name = `Kiln ${made}`;
  const recordId = await newPiece(shop.ctx);
  const [row] = await shop.ctx.db.select().from(furniture).where(eq(furniture.recordId, recordId));
  if (!row) throw new Error('no piece');
  const item = itemOfRow(row);
  await addItems(shop.ctx.db, [{ ...item, vendor: { ...item.vendor, name } }]);
  const email = 'orders@kiln.example';
  const [own] = await shop.ctx.db.update(maker).set({ email }).where(eq(maker.name, name)).returning();
  const makerId = own?.id ?? '';
  const june = await shopper(shop, [{ recordId, quantity: 2 }]);
  const orderId = await orderedFor(shop, june);
  await shop.ctx.runEffects();
  const [po] = await shop.ctx.db.select().from(purchaseOrder).where(eq(purchaseOrder.makerId, makerId));
  const key = await createMakersKey(admin, { makerId });
  if (!key.ok) throw new Error(key.reason);
  return { makerId, recordId, orderId, june, id: po?.id ?? '', keyId: key.id, key: key.key };
}

async function call(key: string, path: string, body?: unknown) {
  const headers = { 'Content-Type': 'application/json', 'api-key': key };
  const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await http.ask(`/api/maker${path}`, init);
  return { status: answer.status, body: (await answer.json()) as Answer };
}

interface Answer {
  orders?: { id: string }[];
  total?: number;
  lines?: { id: string; shippedQuantity: number }[];
  error?: { code: string; message: string };
  [name: string]: unknown;
}

const day = '2026-12-01';
const lineOf = async (key: string, id: string) => (await call(key, `/orders/${id}`)).body.lines?.[0]?.id ?? '';
const linesOf = (orderId: string) => shop.ctx.db.select().from(orderLine).where(eq(orderLine.orderId, orderId));

describe('a maker’s own system', () => {
  it('reads its open orders with where they ship to, and nothing else of the customer', async () => {
    const { key, id, june, recordId } = await orderedFromNewMaker();
    const { status, body } = await call(key, '/orders');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      total: 1,
      orders: [{ id, state: 'sent', shipTo: { name: 'June Tran' }, lines: [{ recordId, quantity: 2 }] }],
    });
    for (const secret of [june.person.email, '555-0148', 'makerId']) expect(JSON.stringify(body)).not.toContain(secret);
  });

  it('confirms with quantities and days, once, however often it says so', async () => {
    const { key, id, makerId, orderId } = await orderedFromNewMaker();
    const line = await lineOf(key, id);
    const confirm = (given: object = {}) =>
      call(key, `/orders/${id}/confirm`, { version: 1, lines: [{ id: line, quantity: 1, shipDay: day }], ...given });
    const [first, second] = [await confirm(), await confirm()];
    expect(first).toMatchObject({ status: 200, body: { state: 'acknowledged', lines: [{ confirmedQuantity: 1 }] } });
    expect(second).toEqual(first);
    expect((await linesOf(orderId)).map(({ state, quantity }) => [state, quantity]).toSorted()).toEqual([
      ['confirmed', 1],
      ['placed', 1],
    ]);
    const other = await confirm({ lines: [{ id: line, quantity: 2, shipDay: day }] });
    expect(other).toMatchObject({ status: 409, body: { error: { code: 'changed' } } });
    const logged = await shop.ctx.db.select().from(audit).where(eq(audit.subjectId, makerId));
    expect(logged.filter(({ act }) => act === makerScope)).toHaveLength(3);
    const acts = await shop.ctx.db.select().from(audit).where(eq(audit.subjectId, id));
    expect(acts.filter(({ act }) => act === 'purchase-order.acknowledge')).toMatchObject([{ actor: makerId }]);
  });

  it('is refused a confirmation of a version that has changed since, a past day, and too many', async () => {
    const { key, id, june, orderId } = await orderedFromNewMaker();
    const line = await lineOf(key, id);
    const confirm = (given: object) =>
      call(key, `/orders/${id}/confirm`, { lines: [{ id: line, quantity: 2, shipDay: day, ...given }] });
    expect(await confirm({ shipDay: '2020-01-01' })).toMatchObject({ status: 400 });
    expect((await confirm({ quantity: 3 })).body.error?.message).toBe(
      `quantity of ${line}: Please enter a whole number from 0 to 2.`,
    );
    expect(
      await call(key, `/orders/${id}/confirm`, { version: 7, lines: [{ id: line, quantity: 2, shipDay: day }] }),
    ).toMatchObject({ status: 409 });
    const [ordered] = await linesOf(orderId);
    await cancelLines(shop.ctx.as(june.person), { orderId, lineIds: [ordered?.id ?? ''] });
    await shop.ctx.runEffects();
    expect(await confirm({})).toMatchObject({ status: 409 });
    expect((await call(key, '/orders')).body).toEqual({ orders: [], total: 0 });
  });

  it('ships by parcel, and the same call again ships nothing twice', async () => {
    const { key, id, orderId } = await orderedFromNewMaker();
    const line = await lineOf(key, id);
    const ship = (tracking: string, quantity?: number) =>
      call(key, `/orders/${id}/ship`, {
        ...{ carrier: 'ups', tracking },
        ...(quantity === undefined ? {} : { lines: [{ id: line, quantity }] }),
      });
    expect(await ship('1Z1')).toMatchObject({ status: 409 });
    await call(key, `/orders/${id}/confirm`, { lines: [{ id: line, quantity: 2, shipDay: day }] });
    const shippedOf = async (answer: ReturnType<typeof ship>) => (await answer).body.lines?.[0]?.shippedQuantity;
    expect(await shippedOf(ship('1Z1', 1))).toBe(1);
    expect(await shippedOf(ship('1Z1', 1))).toBe(1);
    expect(await ship('1Z1', 3)).toMatchObject({ status: 400 });
    expect(await shippedOf(ship('1Z2'))).toBe(2);
    expect(await shippedOf(ship('1Z2'))).toBe(2);
    expect((await linesOf(orderId)).map(({ tracking }) => tracking).toSorted()).toEqual(['1Z1', '1Z2']);
    expect(await ship('1Z3')).toMatchObject({ status: 409 });
  });

  it('sends stock at once and prices for approval, of its own pieces only', async () => {
    const { key, recordId, makerId } = await orderedFromNewMaker();
    const other = await newPiece(shop.ctx);
    const pieces = [
      { recordId, stock: 7, price: 1200 },
      { recordId: other, stock: 0 },
    ];
    const first = await call(key, '/stock', { pieces });
    expect(first).toMatchObject({ status: 200, body: { changed: 1, waiting: 1, problems: [{ recordId: other }] } });
    const now = await shop.ctx.db.select().from(furniture).where(eq(furniture.recordId, recordId));
    expect(now).toMatchObject([{ stock: 7, priceCents: 100_000 }]);
    const [untouched] = await shop.ctx.db.select().from(furniture).where(eq(furniture.recordId, other));
    expect(untouched?.stock).toBe(10);
    const again = await call(key, '/stock', { pieces });
    expect(again).toMatchObject({ status: 200, body: { changed: 0 } });
    expect(await call(key, '/stock', { pieces: [{ recordId, stock: -1 }] })).toMatchObject({ status: 400 });
    expect(makerId).not.toBe('');
  });

  it('reaches no other maker’s orders', async () => {
    const [mine, theirs] = [await orderedFromNewMaker(), await orderedFromNewMaker()];
    const line = await lineOf(theirs.key, theirs.id);
    const lines = [{ id: line, quantity: 2, shipDay: day }];
    expect(await call(mine.key, `/orders/${theirs.id}`)).toMatchObject({ status: 404 });
    expect(await call(mine.key, `/orders/${theirs.id}/confirm`, { lines })).toMatchObject({ status: 404 });
    const shipment = { carrier: 'ups', tracking: '1Z9' };
    expect(await call(mine.key, `/orders/${theirs.id}/ship`, shipment)).toMatchObject({ status: 404 });
    expect(await call(mine.key, "/orders/x'y")).toMatchObject({ status: 404 });
    const [po] = await shop.ctx.db.select().from(purchaseOrder).where(eq(purchaseOrder.id, theirs.id));
    expect(po?.state).toBe('sent');
  });
});

describe('a maker’s key', () => {
  it('opens nothing of ours, and our keys nothing of a maker’s', async () => {
    const { key, id } = await orderedFromNewMaker();
    const answer = await http.ask('/waitingSurveys', { headers: { 'api-key': key } });
    expect(answer.status).toBe(403);
    const ours = await createKey(admin, { name: 'Planner', scopes: ['helper.add-selections'] });
    const forged = await createKey(admin, { name: 'Planner', scopes: [makerScope] });
    expect(forged).toMatchObject({ ok: false, reason: 'invalid' });
    expect(await call(ours.ok ? ours.key : '', `/orders/${id}`)).toMatchObject({ status: 403 });
    expect(await call('hl_none', '/orders')).toMatchObject({ status: 401 });
  });

  it('is made by admins, and ends when it’s revoked', async () => {
    const { key, keyId, makerId } = await orderedFromNewMaker();
    const specialist = shop.ctx.as(await createAccount(shop.ctx, { role: 'specialist' }));
    expect(await createMakersKey(specialist, { makerId })).toEqual({ ok: false, reason: 'not-allowed' });
    expect(await createMakersKey(admin, { makerId: 'maker_none' })).toEqual({ ok: false, reason: 'unknown' });
    await revokeKey(admin, { id: keyId });
    expect(await call(key, '/orders')).toMatchObject({ status: 401 });
    for (let one = 0; one < mostKeysOfMaker; one++) await createMakersKey(admin, { makerId });
    expect(await createMakersKey(admin, { makerId })).toEqual({ ok: false, reason: 'too-many' });
  });
});
