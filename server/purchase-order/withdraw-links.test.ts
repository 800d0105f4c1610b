import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { type MakerForm, makerForm } from '#core/maker/index.ts';
import { purchaseOrderNumber } from '#core/purchase-order/index.ts';
import { createAccount } from '../../tests/setup/context.ts';
import { addItems, itemOfRow } from '../catalog/store.ts';
import { type Ctx, visitorActor } from '../context.ts';
import { audit, furniture, maker, orderLine, purchaseOrder } from '../db/schema/index.ts';
import { listExceptions } from '../exception/list-exceptions.ts';
import { enterByLink, sendLink } from '../maker/portal.ts';
import { saveMaker } from '../maker/save-maker.ts';
import { newPiece, type OrderShop, openOrderShop, orderedFor, shopper } from '../order/order.test-data.ts';
import { cancelLines } from '../order/returns/cancel-lines.ts';
import { acknowledge, type ByLink, readByLink } from './answer-by-link.ts';
import { sendPurchaseOrder } from './studio-purchase-orders.ts';
import { sweepUnanswered } from './sweep-unanswered.ts';
import { askForOrderLink, isWithdrawnLink, withdrawMakersLinks, withdrawOrderLink } from './withdraw-links.ts';

const day = 86_400_000;
let shop: OrderShop;
let admin: Ctx;
let visitor: Ctx;
let made = 0;

beforeAll(async () => {
  shop = await openOrderShop();
  admin = shop.ctx.as(await createAccount(shop.ctx, { role: 'admin' }));
  visitor = { ...shop.ctx, actor: visitorActor };
});

/** A maker with an order for so many of one piece, and the link it got by mail. */
async function orderedFromNewMaker(quantity = 1) {
  made += 1;
  const email = `orders-${made}@kiln.example`;
  const name = `Kiln ${made}`;
  const recordId = await newPiece(shop.ctx);
  const [row] = await shop.ctx.db.select().from(furniture).where(eq(furniture.recordId, recordId));
  if (!row) throw new Error('no piece');
  const item = itemOfRow(row);
  await addItems(shop.ctx.db, [{ ...item, vendor: { ...item.vendor, name } }]);
  const [own] = await shop.ctx.db.update(maker).set({ email }).where(eq(maker.name, name)).returning();
  const makerId = own?.id ?? '';
  const june = await shopper(shop, [{ recordId, quantity }]);
  const orderId = await orderedFor(shop, june);
  await shop.ctx.runEffects();
  const [po] = await shop.ctx.db.select().from(purchaseOrder).where(eq(purchaseOrder.makerId, makerId));
  return { june, orderId, email, makerId, id: po?.id ?? '', link: await linkMailed(email, 'orders') };
}

/** An admin saves these terms of a maker. */
async function saved(makerId: string, change: Partial<MakerForm>) {
  const [row] = await shop.ctx.db.select().from(maker).where(eq(maker.id, makerId));
  if (!row) throw new Error('no maker');
  return saveMaker(admin, { id: row.id, form: { ...makerForm(row), ...change }, seenRevision: row.revision });
}

/** The newest link of this kind in the mailbox. */
async function linkMailed(email: string, page: 'orders' | 'portal'): Promise<ByLink> {
  await shop.ctx.runEffects();
  const letters = shop.ctx.sent.filter(({ to, text }) => to === email && text.includes(`/maker/${page}/`));
  const { pathname, searchParams } = new URL(
    new RegExp(`http\\S+/maker/${page}/\\S+`).exec(letters.at(-1)?.text ?? '')?.[0] ?? 'http://none',
  );
  return { id: pathname.split('/').at(-1) ?? '', key: searchParams.get('key') ?? '' };
}

test('a withdrawn link opens and confirms nothing, says so, and brings a new one to the address on record', async () => {
  const { email, id, link } = await orderedFromNewMaker();
  const view = await readByLink(shop.ctx, link);
  expect(view).toMatchObject({ id, state: 'sent' });
  expect(await isWithdrawnLink(shop.ctx, link)).toBe(false);
  expect(await withdrawOrderLink(admin, id)).toEqual({ ok: true });
  expect(await readByLink(shop.ctx, link)).toBeNull();
  const line = view?.lines[0]?.id ?? '';
  const typed = { quantity: { [line]: '1' }, shipDay: { [line]: '2026-12-01' }, note: '' };
  expect(await acknowledge(shop.ctx, link, typed)).toEqual({ ok: false, reason: 'not-found' });
  expect(await isWithdrawnLink(shop.ctx, link)).toBe(true);
  expect(await isWithdrawnLink(shop.ctx, { id, key: 'made-up' })).toBe(false);

  const letters = async () => {
    await shop.ctx.runEffects();
    return shop.ctx.sent.filter(({ to }) => to === email).length;
  };
  const before = await letters();
  // A stranger's guess gets the same answer, and no letter.
  expect(await askForOrderLink(visitor, { id, key: 'made-up' })).toEqual({ ok: true });
  expect(await letters()).toBe(before);
  expect(await askForOrderLink(visitor, link)).toEqual({ ok: true });
  const renewed = await linkMailed(email, 'orders');
  expect(await letters()).toBe(before + 1);
  expect(renewed.key).not.toBe(link.key);
  expect(await readByLink(shop.ctx, renewed)).toMatchObject({ id });
  expect(await acknowledge(shop.ctx, renewed, typed)).toEqual({ ok: true });

  const acts = (await shop.ctx.db.select().from(audit).where(eq(audit.subjectId, id))).map(({ act }) => act);
  expect(acts).toEqual(expect.arrayContaining(['purchase-order.withdraw-link', 'purchase-order.ask-for-link']));
});

test('sent again after that, the order comes with a link that works', async () => {
  const { email, id, link } = await orderedFromNewMaker();
  await withdrawOrderLink(admin, id);
  await withdrawOrderLink(admin, id);
  expect(await sendPurchaseOrder(admin, id)).toEqual({ ok: true });
  expect(await readByLink(shop.ctx, await linkMailed(email, 'orders'))).toMatchObject({ id });
  expect(await isWithdrawnLink(shop.ctx, link)).toBe(true);
});

test('on the maker’s page, all of its links are withdrawn at once, and no other maker’s', async () => {
  const [one, other] = [await orderedFromNewMaker(), await orderedFromNewMaker()];
  await sendLink(admin, one.makerId);
  const page = await linkMailed(one.email, 'portal');
  expect(await enterByLink(shop.ctx, { makerId: one.makerId, key: page.key })).not.toBeNull();
  expect(await withdrawMakersLinks(admin, one.makerId)).toEqual({ ok: true });
  expect(await enterByLink(shop.ctx, { makerId: one.makerId, key: page.key })).toBeNull();
  expect(await readByLink(shop.ctx, one.link)).toBeNull();
  expect(await readByLink(shop.ctx, other.link)).toMatchObject({ id: other.id });
  await sendLink(admin, one.makerId);
  const renewed = await linkMailed(one.email, 'portal');
  expect(await enterByLink(shop.ctx, { makerId: one.makerId, key: renewed.key })).not.toBeNull();
});

test('attack 23: with another email for orders, every link mailed to the one before ends, also if it comes back', async () => {
  const [one, other] = [await orderedFromNewMaker(), await orderedFromNewMaker()];
  await sendLink(admin, one.makerId);
  const page = await linkMailed(one.email, 'portal');
  const save = (change: Partial<MakerForm>) => saved(one.makerId, change);
  expect(await save({ phone: '(336) 555-0101' })).toEqual({ ok: true });
  expect(await readByLink(shop.ctx, one.link), 'the same mailbox').not.toBeNull();
  expect(await save({ email: 'moved@kiln.example' })).toEqual({ ok: true });
  expect(await readByLink(shop.ctx, one.link)).toBeNull();
  expect(await isWithdrawnLink(shop.ctx, one.link)).toBe(true);
  expect(await readByLink(shop.ctx, other.link), 'another maker’s').not.toBeNull();
  expect(await askForOrderLink(visitor, one.link)).toEqual({ ok: true });
  const renewed = await linkMailed('moved@kiln.example', 'orders');
  expect(await readByLink(shop.ctx, renewed)).toMatchObject({ id: one.id });
  expect(await save({ email: '' })).toEqual({ ok: true });
  expect(await readByLink(shop.ctx, renewed)).toBeNull();
  expect(await save({ email: one.email })).toEqual({ ok: true });
  expect(await readByLink(shop.ctx, one.link)).toBeNull();
  expect(await enterByLink(shop.ctx, { makerId: one.makerId, key: page.key })).toBeNull();
});

test('attack 23: a reminder, a change and a cancellation go to the address on record, not to the one before', async () => {
  const { email, june, makerId, orderId, id } = await orderedFromNewMaker(2);
  const moved = `moved-${makerId}@kiln.example`;
  await saved(makerId, { email: moved });
  shop.ctx.sent.length = 0;
  // Two working days: late enough for a reminder, too early for an exception.
  shop.ctx.clock.forward(2 * day);
  await sweepUnanswered(shop.ctx);
  const reminded = await linkMailed(moved, 'orders');
  expect(await readByLink(shop.ctx, reminded)).toMatchObject({ id, state: 'sent' });
  const [line] = await shop.ctx.db.select().from(orderLine).where(eq(orderLine.orderId, orderId));
  const lineId = line?.id ?? '';
  await cancelLines(june.asked, { orderId, lineIds: [lineId], takes: { [lineId]: { take: 1, of: 2 } } });
  await shop.ctx.runEffects();
  await cancelLines(june.asked, { orderId });
  await shop.ctx.runEffects();
  const told = shop.ctx.sent.filter(({ subject }) => subject.includes(purchaseOrderNumber(id)));
  expect(told.map(({ to, subject }) => [to, subject.split(' ').at(-1)])).toEqual([
    [moved, expect.stringMatching(/\w{8}$/)],
    [moved, 'changed'],
    [moved, 'canceled'],
  ]);
  expect(shop.ctx.sent.filter(({ to }) => to === email)).toEqual([]);
});

test('changed while its maker has no address, it’s an exception, and no one gets a link', async () => {
  const { email, june, makerId, orderId, id } = await orderedFromNewMaker(2);
  await saved(makerId, { email: '' });
  shop.ctx.sent.length = 0;
  const [line] = await shop.ctx.db.select().from(orderLine).where(eq(orderLine.orderId, orderId));
  const lineId = line?.id ?? '';
  await cancelLines(june.asked, { orderId, lineIds: [lineId], takes: { [lineId]: { take: 1, of: 2 } } });
  await shop.ctx.runEffects();
  expect(shop.ctx.sent.filter(({ to }) => to === email)).toEqual([]);
  const page = { number: 1, size: 200 };
  const exceptions = await listExceptions(admin, { kind: 'maker', words: '', page });
  expect(exceptions?.rows).toContainEqual(
    expect.objectContaining({
      href: `/studio/purchase-orders/${id}`,
      why: 'This maker has no address for orders.',
    }),
  );
});

test('only those who send orders and links withdraw them', async () => {
  const { id, makerId, link } = await orderedFromNewMaker();
  const customer = shop.ctx.as(await createAccount(shop.ctx));
  const support = shop.ctx.as(await createAccount(shop.ctx, { role: 'support' }));
  for (const ctx of [customer, support, visitor]) {
    expect(await withdrawOrderLink(ctx, id)).toEqual({ ok: false, reason: 'not-allowed' });
    expect(await withdrawMakersLinks(ctx, makerId)).toEqual({ ok: false, reason: 'not-allowed' });
  }
  expect(await withdrawOrderLink(admin, 'po_none')).toEqual({ ok: false, reason: 'unknown' });
  expect(await withdrawMakersLinks(admin, 'maker_none')).toEqual({ ok: false, reason: 'unknown' });
  expect(await readByLink(shop.ctx, link)).not.toBeNull();
});
