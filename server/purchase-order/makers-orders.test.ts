import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { addressShownDays, purchaseOrderNumber } from '#core/purchase-order/index.ts';
import { createAccount } from '../../tests/setup/context.ts';
import { addItems, itemOfRow } from '../catalog/store.ts';
import { type Ctx, visitorActor } from '../context.ts';
import { furniture, maker, purchaseOrder } from '../db/schema/index.ts';
import { newPiece, type OrderShop, openOrderShop, orderedFor, shopper } from '../order/order.test-data.ts';
import { stripOrders } from '../order/records/strip-orders.ts';
import { cancelLines } from '../order/returns/cancel-lines.ts';
import { acknowledge, readByLink, shipByLink } from './answer-by-link.ts';
import { listMakersOrders } from './makers-orders.ts';

const day = 86_400_000;
let shop: OrderShop;
let made = 0;

beforeAll(async () => {
  shop = await openOrderShop();
});

/** A maker of its own, with an order for one piece and one that's someone else's. */
async function orderedFromNewMaker({ email = 'orders@mill.example' as string | null } = {}) {
  made += 1;
  const name = `Mill ${made}`;
  const recordId = await newPiece(shop.ctx);
  const [row] = await shop.ctx.db.select().from(furniture).where(eq(furniture.recordId, recordId));
  if (!row) throw new Error('no piece');
  const item = itemOfRow(row);
  await addItems(shop.ctx.db, [{ ...item, vendor: { ...item.vendor, name } }]);
  const [own] = await shop.ctx.db.update(maker).set({ email }).where(eq(maker.name, name)).returning();
  const june = await shopper(shop, [{ recordId, quantity: 2 }, { recordId: await newPiece(shop.ctx) }]);
  const orderId = await orderedFor(shop, june);
  await shop.ctx.runEffects();
  const makerId = own?.id ?? '';
  const [po] = await shop.ctx.db.select().from(purchaseOrder).where(eq(purchaseOrder.makerId, makerId));
  const actor = { kind: 'maker', id: makerId } as const;
  const ctx: Ctx = { ...shop.ctx, actor };
  return { ctx, makerId, orderId, june, id: po?.id ?? '', piece: item.name };
}

const listOf = async (ctx: Ctx) => (await listMakersOrders(ctx)) ?? { open: null, closed: null };
function linkIn(href: string) {
  const { pathname, searchParams } = new URL(href, 'http://none');
  return { id: pathname.split('/').at(-1) ?? '', key: searchParams.get('key') ?? '' };
}

test('a maker sees its open order, with no more of the customer than a name and a city', async () => {
  const { ctx, id, piece, june, orderId } = await orderedFromNewMaker();
  const { open, closed } = await listOf(ctx);
  expect(closed).toEqual({ rows: [], total: 0 });
  expect(open).toMatchObject({
    total: 1,
    rows: [
      {
        ...{ id, number: purchaseOrderNumber(id), state: 'sent', due: { act: 'confirm', late: false } },
        shipTo: { name: 'June Tran', city: 'Somerville', state: 'MA' },
        pieces: [{ name: piece, quantity: 2 }],
      },
    ],
  });
  const told = JSON.stringify(open);
  for (const secret of [june.person.email, '555-0148', '48 Oak', '02143', orderId, 'Cents', 'Osterby']) {
    expect(told).not.toContain(secret);
  }
});

test('its list leads to the order, where it’s confirmed and shipped; then it’s among the closed ones', async () => {
  const { ctx, id } = await orderedFromNewMaker();
  const link = linkIn((await listOf(ctx)).open?.rows[0]?.href ?? '');
  const view = await readByLink(shop.ctx, link);
  expect(view).toMatchObject({ id, state: 'sent' });
  const line = view?.lines[0]?.id ?? '';
  const typed = { quantity: { [line]: '2' }, shipDay: { [line]: '2026-12-01' }, note: '' };
  expect(await acknowledge(shop.ctx, link, typed)).toEqual({ ok: true });
  const due = { act: 'ship', by: '2026-12-01', late: false };
  expect((await listOf(ctx)).open?.rows).toMatchObject([{ state: 'acknowledged', due }]);
  expect(await shipByLink(shop.ctx, link, { carrier: 'ups', tracking: '1Z9' })).toMatchObject({ ok: true });
  await shop.ctx.runEffects();
  const shipped = await listOf(ctx);
  expect(shipped.open?.rows).toEqual([]);
  expect(shipped.closed?.rows).toMatchObject([{ state: 'shipped', due: null, shipTo: { name: 'June Tran' } }]);

  const late = new Date(shop.ctx.clock.now().getTime() + addressShownDays * day + 1);
  const after = await listOf({ ...ctx, clock: { ...ctx.clock, now: () => late } });
  expect(after.closed?.rows).toMatchObject([{ shipTo: null }]);
  expect(JSON.stringify(after)).not.toMatch(/June|Somerville/);
});

test('an order the customer canceled is closed, and no longer says for whom it was', async () => {
  const { ctx, orderId, june } = await orderedFromNewMaker();
  expect(await cancelLines(june.asked, { orderId })).toMatchObject({ ok: true });
  await shop.ctx.runEffects();
  const { open, closed } = await listOf(ctx);
  expect(open?.rows).toEqual([]);
  expect(closed?.rows).toMatchObject([{ state: 'cancelled', shipTo: null, pieces: [{ quantity: 2 }] }]);
});

test('a customer whose account was erased isn’t named', async () => {
  const { ctx, june } = await orderedFromNewMaker();
  await stripOrders(shop.ctx, june.person.id);
  expect((await listOf(ctx)).open?.rows).toMatchObject([{ shipTo: null, state: 'sent' }]);
});

test('what wasn’t sent to it yet isn’t listed', async () => {
  const { ctx } = await orderedFromNewMaker({ email: null });
  expect(await listOf(ctx)).toEqual({ open: { rows: [], total: 0 }, closed: { rows: [], total: 0 } });
});

test('no one but that maker gets the list: no other maker, customer, colleague or visitor', async () => {
  const one = await orderedFromNewMaker();
  const other = await orderedFromNewMaker();
  expect((await listOf(other.ctx)).open?.rows.map(({ id }) => id)).toEqual([other.id]);
  const ada = shop.ctx.as(await createAccount(shop.ctx, { role: 'admin' }));
  const visitor = { ...shop.ctx, actor: visitorActor };
  for (const ctx of [one.june.asked, shop.ctx.as(shop.specialist), ada, visitor, shop.ctx]) {
    expect(await listMakersOrders(ctx)).toBeNull();
  }
});
