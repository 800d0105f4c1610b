import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { auditPhrase } from '#core/audit/index.ts';
import { orderNumber } from '#core/order/index.ts';
import { audit, webhookDelivery, webhookEndpoint } from '#server/db/schema/index.ts';
import { createAccount } from '../../../tests/setup/context.ts';
import { searchAudit } from '../../audit/search-audit.ts';
import { type Ctx, visitorActor } from '../../context.ts';
import { newPiece, type OrderShop, openOrderShop, orderedFor, type Shopper, shopper } from '../order.test-data.ts';
import { getOrder } from '../records/get-order.ts';
import { getStudioOrder } from '../records/get-studio-order.ts';
import { confirmLines } from './confirm-lines.ts';
import { correctShipment } from './correct-shipment.ts';
import { deliverLines } from './deliver-lines.ts';
import { shipLines } from './ship-lines.ts';

let shop: OrderShop;
let staff: Ctx;
let june: Shopper;
let orderId: string;

beforeAll(async () => {
  shop = await openOrderShop();
  staff = shop.ctx.as(shop.specialist);
});
beforeEach(async () => {
  june = await shopper(shop, [{ recordId: await newPiece(shop.ctx) }, { recordId: await newPiece(shop.ctx) }]);
  orderId = await orderedFor(shop, june);
  await confirmLines(staff, { orderId });
});

const ups = { carrier: 'ups', tracking: '1Z999' } as const;
const fedex = { carrier: 'fedex', tracking: '774912345678' } as const;
const usps = { carrier: 'usps', tracking: '9400' } as const;

const linesNow = async () => (await getOrder(june.asked, orderId))?.lines ?? [];
const trackingNow = async () => (await linesNow()).map(({ carrier, tracking }) => `${carrier?.name} ${tracking}`);
const entries = async () =>
  (await shop.ctx.db.select().from(audit).where(eq(audit.subjectId, orderId))).filter(
    ({ act }) => act === 'order.correct-shipment',
  );
const letters = async () => {
  await shop.ctx.runEffects();
  return shop.ctx.sent.filter(
    ({ to, subject }) => to === june.person.email && subject === 'Here’s the right tracking number',
  );
};

test('a wrong carrier and number are corrected: the order, its history, the log and one letter have the right ones', async () => {
  await shipLines(staff, { orderId, ...ups });
  const done = await correctShipment(staff, { orderId, ...fedex });
  expect(done.ok && done.lines).toHaveLength(2);
  expect(await trackingNow()).toEqual(['FedEx 774912345678', 'FedEx 774912345678']);
  const [line] = await linesNow();
  expect(line).toMatchObject({ state: 'shipped', carrier: { href: expect.stringContaining('774912345678') } });
  expect(line?.events.at(-1)).toMatchObject({ act: 'correct shipment', note: 'FedEx, 774912345678', state: 'shipped' });
  const studio = await getStudioOrder(staff, orderId);
  expect(studio?.lines[0]).toMatchObject({ correctable: fedex });
  expect(studio?.lines[0]?.events.at(-1)).toMatchObject({ actor: 'Maren' });

  const admin = shop.ctx.as(await createAccount(shop.ctx, { role: 'admin' }));
  const asked = { person: orderNumber(orderId), project: '', act: 'order.correct-shipment' } as const;
  const { rows } = await searchAudit(admin, { ...asked, page: { number: 1, size: 10 } });
  const sentences = rows.map(({ act, detail, actorNamed, subjectNamed }) => {
    const { before, after } = auditPhrase(act, detail);
    return `${actorNamed.name} ${before} ${subjectNamed.name} ${after}`;
  });
  expect(sentences).toEqual([
    `Maren corrected the tracking of 2 pieces in order ${orderNumber(orderId)} from UPS 1Z999 to FedEx 774912345678`,
  ]);

  const [letter, ...more] = await letters();
  expect(more).toEqual([]);
  expect(letter?.text).toContain('FedEx 774912345678');
  expect(letter?.text).not.toContain('1Z999');
  expect(letter?.text).toContain(orderNumber(orderId));
});

test('other systems are told of it like of shipping', async () => {
  await shipLines(staff, { orderId, ...ups });
  await shop.ctx.db.insert(webhookEndpoint).values({
    ...{ id: 'endpoint_1', url: 'https://example.com/hooks', topics: ['order'], secret: 'sealed' },
  });
  await correctShipment(staff, { orderId, ...fedex });
  await correctShipment(staff, { orderId, ...fedex });
  const told = await shop.ctx.db.select().from(webhookDelivery);
  await shop.ctx.db.delete(webhookEndpoint);
  expect(told.map(({ body }) => JSON.parse(body))).toMatchObject([
    { type: 'order.lines-changed', data: { orderId, act: 'correct shipment', lines: [{ state: 'shipped' }, {}] } },
  ]);
});

test('the same correction twice changes nothing and sends nothing', async () => {
  await shipLines(staff, { orderId, ...ups });
  expect(await correctShipment(staff, { orderId, ...ups })).toEqual({ ok: true, lines: [] });
  expect(await entries()).toEqual([]);
  await correctShipment(staff, { orderId, ...fedex });
  expect(await correctShipment(staff, { orderId, ...fedex })).toEqual({ ok: true, lines: [] });
  expect(await entries()).toHaveLength(1);
  expect(await letters()).toHaveLength(1);
});

test('only the lines that were wrong are corrected, in the singular, and each correction has its own letter', async () => {
  const [first, second] = await linesNow();
  await shipLines(staff, { orderId, lineIds: [first?.id ?? ''], ...ups });
  await shipLines(staff, { orderId, lineIds: [second?.id ?? ''], ...fedex });
  const done = await correctShipment(staff, { orderId, ...fedex });
  expect(done.ok && done.lines.map(({ id }) => id)).toEqual([first?.id]);
  expect((await entries())[0]?.detail).toMatchObject({ pieces: 1, from: 'UPS 1Z999', to: 'FedEx 774912345678' });
  expect((await letters())[0]?.text).toContain('follow your piece instead');
  await correctShipment(staff, { orderId, ...usps });
  expect((await entries()).map(({ detail }) => detail.pieces).sort()).toEqual([1, 2]);
  expect(await letters()).toHaveLength(2);
});

test('two corrections at once both take place and are both in the log; five of the same are one', async () => {
  await shipLines(staff, { orderId, ...ups });
  const both = await Promise.all([
    correctShipment(staff, { orderId, ...fedex }),
    correctShipment(staff, { orderId, ...usps }),
  ]);
  expect(both.every(({ ok }) => ok)).toBe(true);
  const written = await entries();
  expect(written).toHaveLength(2);
  const last = written.find(({ detail }) => detail.from !== 'UPS 1Z999');
  expect(await trackingNow()).toEqual([last?.detail.to, last?.detail.to]);
  expect(await letters()).toHaveLength(2);

  const tracking = '1Z1000';
  const five = await Promise.all(
    Array.from({ length: 5 }, () => correctShipment(staff, { orderId, ...ups, tracking })),
  );
  expect(five.filter((one) => one.ok && one.lines.length > 0)).toHaveLength(1);
  expect(await entries()).toHaveLength(3);
});

test('it’s refused before shipping and after delivery, for all lines asked for or for none', async () => {
  expect(await correctShipment(staff, { orderId, ...fedex })).toMatchObject({ refusal: 'not-shipped' });
  await shipLines(staff, { orderId, ...ups });
  const [first, second] = await linesNow();
  await deliverLines(staff, { orderId, lineIds: [first?.id ?? ''] });
  const lineIds = [first?.id ?? '', second?.id ?? ''];
  expect(await correctShipment(staff, { orderId, lineIds, ...fedex })).toMatchObject({ refusal: 'delivered' });
  expect(await trackingNow()).toEqual(['UPS 1Z999', 'UPS 1Z999']);
  await deliverLines(staff, { orderId });
  expect(await correctShipment(staff, { orderId, ...fedex })).toMatchObject({ refusal: 'delivered' });
  expect((await getStudioOrder(staff, orderId))?.lines[0]?.correctable).toBeNull();
  expect(await entries()).toEqual([]);
  expect(await letters()).toEqual([]);
});

test('delivered at the same moment, it is either corrected before or refused', async () => {
  await shipLines(staff, { orderId, ...ups });
  const [corrected] = await Promise.all([
    correctShipment(staff, { orderId, ...fedex }),
    deliverLines(staff, { orderId }),
  ]);
  const expected = corrected.ok ? 'FedEx 774912345678' : 'UPS 1Z999';
  expect(await trackingNow()).toEqual([expected, expected]);
});

test('it’s for staff who may ship', async () => {
  await shipLines(staff, { orderId, ...ups });
  for (const ctx of [june.asked, shop.ctx.as(visitorActor)]) {
    expect(await correctShipment(ctx, { orderId, ...fedex })).toEqual({ ok: false, reason: 'not-allowed' });
  }
  expect(await correctShipment(staff, { orderId: 'order_none', ...fedex })).toEqual({ ok: false, reason: 'not-found' });
  const lineIds = ['line_none'];
  expect(await correctShipment(staff, { orderId, lineIds, ...fedex })).toEqual({ ok: false, reason: 'not-found' });
  expect(await trackingNow()).toEqual(['UPS 1Z999', 'UPS 1Z999']);
});
