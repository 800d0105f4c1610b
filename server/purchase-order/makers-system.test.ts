import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { purchaseOrderNumber } from '#core/purchase-order/index.ts';
import { createAccount } from '../../tests/setup/context.ts';
import type { Ctx } from '../context.ts';
import { maker, orderLine, purchaseOrder, webhookEndpoint } from '../db/schema/index.ts';
import { listExceptions } from '../exception/list-exceptions.ts';
import { httpWebhooks } from '../gateways/webhooks/http.ts';
import { newPiece, type OrderShop, openOrderShop, orderedFor, shopper } from '../order/order.test-data.ts';
import { cancelLines } from '../order/returns/cancel-lines.ts';
import { pauseEndpoint, removeEndpoint, resumeEndpoint } from '../webhook/change-endpoint.ts';
import { listWebhooks } from '../webhook/list-webhooks.ts';
import { makersSystem, setMakersSystem } from '../webhook/makers-system.ts';
import { answering, isGenuine, openReceiver, type Receiver, taken } from '../webhook/receiver.test-data.ts';
import { sendAgain, sendTest } from '../webhook/send-event.ts';
import { acknowledge } from './answer-by-link.ts';
import { followOrder } from './follow-order.ts';
import { getPurchaseOrder, sendPurchaseOrder } from './studio-purchase-orders.ts';
import { sweepUnanswered } from './sweep-unanswered.ts';

const day = 86_400_000;
let shop: OrderShop;
let ada: Ctx;
let receiver: Receiver;
let secret: string;
let makerId: string;

beforeAll(async () => {
  shop = await openOrderShop();
  ada = shop.ctx.as(await createAccount(shop.ctx, { role: 'admin', firstName: 'Ada' }));
  receiver = await openReceiver();
  await newPiece(shop.ctx);
  const [osterby] = await shop.ctx.db.select().from(maker).where(eq(maker.name, 'Osterby'));
  makerId = osterby?.id ?? '';
});
afterAll(() => receiver.close());
beforeEach(async () => {
  await shop.ctx.db.delete(webhookEndpoint);
  await shop.ctx.db.update(maker).set({ email: null }).where(eq(maker.id, makerId));
  const set = await setMakersSystem(ada, { makerId, url: receiver.url });
  if (!set.ok) throw new Error(set.reason);
  secret = set.secret;
  receiver.received.length = 0;
  receiver.how.answer = taken;
  shop.ctx.sent.length = 0;
});

const events = () =>
  receiver.received.map(({ body }) => JSON.parse(body) as { id: string; type: string; data: Record<string, unknown> });

/** June's order of two pieces, paid and followed. */
async function ordered() {
  const pieces = [await newPiece(shop.ctx), await newPiece(shop.ctx)];
  const june = await shopper(shop, [{ recordId: pieces[0] ?? '', quantity: 2 }, { recordId: pieces[1] ?? '' }]);
  const orderId = await orderedFor(shop, june);
  await shop.ctx.runEffects();
  const [row] = await shop.ctx.db.select().from(purchaseOrder).where(eq(purchaseOrder.orderId, orderId));
  if (!row) throw new Error('no purchase order');
  const lines = await shop.ctx.db.select().from(orderLine).where(eq(orderLine.orderId, orderId));
  return { june, orderId, row, lineIds: lines.map(({ id }) => id) };
}

test('a maker’s system gets the order signed, with where it ships to and the link that confirms it, and nothing more of the customer', async () => {
  const { june, row } = await ordered();
  expect(row).toMatchObject({ state: 'sent', sentTo: null });
  expect(receiver.received).toHaveLength(1);
  const [post] = receiver.received;
  expect(post && isGenuine(post, secret, shop.ctx.clock.now())).toBe(true);
  const [event] = events();
  expect(event).toMatchObject({
    type: 'purchase-order.sent',
    data: {
      ...{ purchaseOrderId: row.id, number: purchaseOrderNumber(row.id), version: 1 },
      shipTo: { name: 'June Tran', line1: '48 Oak Street', city: 'Somerville', state: 'MA', zip: '02143' },
      lines: [{ quantity: 2 }, { quantity: 1 }],
    },
  });
  for (const word of [june.person.email, '555-0148', row.orderId]) expect(post?.body).not.toContain(word);
  const shown = await getPurchaseOrder(ada, row.id);
  expect(shown?.told).toMatchObject([{ type: 'purchase-order.sent', state: 'delivered', status: 204, tries: 1 }]);

  // The link in it confirms the order, as the one in a mail does.
  const link = new URL(String(event?.data.confirmUrl));
  const lines = shown?.lines ?? [];
  const answer = {
    quantity: Object.fromEntries(lines.map(({ id, quantity }) => [id, String(quantity)])),
    shipDay: Object.fromEntries(lines.map(({ id }) => [id, '2026-12-30'])),
    note: '',
  };
  const key = link.searchParams.get('key') ?? '';
  expect(link.pathname).toBe(`/maker/orders/${row.id}`);
  expect(await acknowledge(shop.ctx, { id: row.id, key }, answer)).toEqual({ ok: true });
});

test('beside mail: both get the order once, its change, a reminder and its end', async () => {
  await shop.ctx.db.update(maker).set({ email: 'orders@osterby.example' }).where(eq(maker.id, makerId));
  const { june, orderId, row, lineIds } = await ordered();
  expect(row.sentTo).toBe('orders@osterby.example');
  const mails = () => shop.ctx.sent.filter(({ to }) => to === 'orders@osterby.example').length;
  expect([mails(), receiver.received.length]).toEqual([1, 1]);
  await followOrder(shop.ctx, { orderId });
  await shop.ctx.runEffects();
  expect([mails(), receiver.received.length]).toEqual([1, 1]);
  await cancelLines(june.asked, { orderId, lineIds: [lineIds[1] ?? ''] });
  await shop.ctx.runEffects();
  expect(events().at(-1)).toMatchObject({
    type: 'purchase-order.changed',
    data: { version: 2, lines: [{ quantity: 2 }] },
  });
  // Two working days later: late enough for a reminder, too early for an exception.
  shop.ctx.clock.forward(2 * day);
  await Promise.all([sweepUnanswered(shop.ctx), sweepUnanswered(shop.ctx)]);
  await shop.ctx.runEffects();
  await cancelLines(june.asked, { orderId });
  await shop.ctx.runEffects();
  expect(events().map(({ type }) => type)).toEqual([
    'purchase-order.sent',
    'purchase-order.changed',
    'purchase-order.reminder',
    'purchase-order.cancelled',
  ]);
  expect(events().at(-1)?.data).not.toHaveProperty('shipTo');
  expect(mails()).toBe(4);
});

test('a system that is down is tried again, then it’s an exception; sent again it’s the same event, and silence is chased', async () => {
  receiver.how.answer = answering(503, 'Closed for lunch');
  const { row } = await ordered();
  const told = async () => (await getPurchaseOrder(ada, row.id))?.told[0];
  expect(await told()).toMatchObject({ state: 'waiting', status: 503, answer: 'Closed for lunch', tries: 1 });
  for (let hours = 0; hours < 60; hours += 1) {
    shop.ctx.clock.forward(3_600_000);
    await shop.ctx.runEffects();
  }
  expect(await told()).toMatchObject({ state: 'given up' });
  const page = { number: 1, size: 50 };
  const exceptions = await listExceptions(ada, { kind: 'webhook', words: '', page });
  expect(exceptions?.rows).toMatchObject([{ title: expect.stringContaining('purchase-order.sent') }]);
  receiver.how.answer = taken;
  const before = new Set(events().map(({ id }) => id));
  expect(before.size).toBe(1);
  expect(await sendAgain(ada, { deliveryId: (await told())?.id ?? '' })).toEqual({ ok: true });
  await shop.ctx.runEffects();
  expect(await told()).toMatchObject({ state: 'delivered' });
  expect(new Set(events().map(({ id }) => id))).toEqual(before);
  // No one confirmed it: with no mail to remind by, it becomes ours all the same.
  shop.ctx.clock.forward(5 * day);
  await sweepUnanswered(shop.ctx);
  const [now] = await shop.ctx.db.select().from(purchaseOrder).where(eq(purchaseOrder.id, row.id));
  expect(now?.escalatedAt).not.toBeNull();
});

test('its address is set by admins, guarded as every webhook is, and apart from the shop’s own endpoints', async () => {
  const staff = shop.ctx.as(shop.specialist);
  expect(await setMakersSystem(staff, { makerId, url: receiver.url })).toMatchObject({ reason: 'not-allowed' });
  expect(await makersSystem(staff, makerId)).toBeNull();
  const lookUp = async () => [{ address: '10.1.2.3', family: 4 }];
  const strict = { ...ada, webhooks: httpWebhooks({ openInternetOnly: true, lookUp }) };
  for (const url of ['http://out.example/', 'https://inner.example/', 'https://169.254.169.254/latest', 'no address'])
    expect(await setMakersSystem(strict, { makerId, url })).toMatchObject({ ok: false, reason: 'invalid' });
  const gone = await setMakersSystem(ada, { makerId: 'maker_gone', url: receiver.url });
  expect(gone).toEqual({ ok: false, reason: 'unknown' });
  expect(await makersSystem(ada, makerId)).toMatchObject({ url: receiver.url, paused: false });
  // Another address, another secret: what was signed with the old one isn't ours anymore.
  const moved = await setMakersSystem(ada, { makerId, url: `${receiver.url}?new` });
  expect(moved).toMatchObject({ ok: true });
  expect(moved.ok && moved.secret).not.toBe(secret);
  const both = await Promise.all([1, 2].map(() => setMakersSystem(ada, { makerId, url: receiver.url })));
  expect(both.every(({ ok }) => ok)).toBe(true);
  expect(await shop.ctx.db.select().from(webhookEndpoint)).toHaveLength(1);
  const question = { words: '', state: undefined, page: { number: 1, size: 50 } };
  expect((await listWebhooks(ada, question))?.endpoints).toEqual([]);
});

test('paused or removed, it gets nothing; without mail the order then waits until there’s an address', async () => {
  const system = await makersSystem(ada, makerId);
  const id = system?.id ?? '';
  expect(await sendTest(ada, { id })).toEqual({ ok: true });
  await shop.ctx.runEffects();
  expect(events().map(({ type }) => type)).toEqual(['test']);
  await pauseEndpoint(ada, { id });
  const { row } = await ordered();
  expect(row.state).toBe('waiting');
  expect(await sendPurchaseOrder(ada, row.id)).toEqual({ ok: false, reason: 'no-address' });
  await removeEndpoint(ada, { id });
  expect(await makersSystem(ada, makerId)).toBeNull();
  await setMakersSystem(ada, { makerId, url: receiver.url });
  expect(await sendPurchaseOrder(ada, row.id)).toEqual({ ok: true });
  await shop.ctx.runEffects();
  expect(events().map(({ type }) => type)).toEqual(['test', 'purchase-order.sent']);
});

test('removed, what it was told stays with the order, and its secret goes', async () => {
  const { row } = await ordered();
  const told = async () => (await getPurchaseOrder(ada, row.id))?.told ?? [];
  const before = await told();
  expect(before).toHaveLength(1);
  const id = (await makersSystem(ada, makerId))?.id ?? '';
  receiver.how.answer = answering(503, 'Closed for lunch');
  expect(await sendTest(ada, { id })).toEqual({ ok: true });
  expect(await removeEndpoint(ada, { id })).toEqual({ ok: true });
  expect(await removeEndpoint(ada, { id })).toEqual({ ok: false, reason: 'not-found' });
  expect(await resumeEndpoint(ada, { id })).toEqual({ ok: false, reason: 'not-found' });
  expect(await told()).toEqual(before);
  expect(await sendAgain(ada, { deliveryId: before[0]?.id ?? '' })).toEqual({ ok: false, reason: 'not-found' });
  const [kept] = await shop.ctx.db.select().from(webhookEndpoint);
  expect(kept?.secret).toBe('');
  await shop.ctx.runEffects();
  expect(receiver.received).toHaveLength(1);
  const page = { number: 1, size: 50 };
  expect((await listExceptions(ada, { kind: 'webhook', words: '', page }))?.rows).toEqual([]);
  const again = await setMakersSystem(ada, { makerId, url: receiver.url });
  expect(again).toMatchObject({ ok: true, id });
  expect(await told()).toHaveLength(1);
});
