import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { orderNumber } from '#core/order/index.ts';
import { audit, orderLine, outbox, payment } from '#server/db/schema/index.ts';
import type { Ctx } from '../context.ts';
import { attemptsPerEffect } from '../jobs/queue.ts';
import { confirmLines } from '../order/fulfillment/confirm-lines.ts';
import { deliverLines } from '../order/fulfillment/deliver-lines.ts';
import { shipLines } from '../order/fulfillment/ship-lines.ts';
import {
  newPiece,
  type OrderShop,
  openOrderShop,
  orderedFor,
  placedFor,
  type Shopper,
  shopper,
} from '../order/order.test-data.ts';
import { requestReturn } from '../order/returns/request-return.ts';
import { noteMismatch } from '../payment/mismatch.ts';
import { type ExceptionKind, listExceptions } from './list-exceptions.ts';
import { lookAgain } from './look-again.ts';
import { retryJob } from './retry-job.ts';

const hour = 3_600_000;

let shop: OrderShop;
let staff: Ctx;
let june: Shopper;
let orderId: string;
beforeAll(async () => {
  shop = await openOrderShop();
  staff = shop.ctx.as(shop.specialist);
});
beforeEach(async () => {
  june = await shopper(shop, [{ recordId: await newPiece(shop.ctx) }]);
  orderId = await orderedFor(shop, june);
});

const page = { number: 1, size: 200 };
const found = async (kind?: ExceptionKind, words = '') =>
  (await listExceptions(staff, { kind, words, page }))?.rows ?? [];
const ofOrder = async (kind?: ExceptionKind) =>
  (await found(kind)).filter(({ href }) => href === `/studio/orders/${orderId}`).map((one) => one.kind);

test('a piece is listed after a day without confirmation, and leaves the list once it’s confirmed', async () => {
  shop.ctx.clock.forward(23 * hour);
  expect(await ofOrder()).toEqual([]);
  shop.ctx.clock.forward(2 * hour);
  expect(await ofOrder()).toEqual(['unconfirmed']);
  expect(await ofOrder('late')).toEqual([]);
  await confirmLines(staff, { orderId });
  expect(await ofOrder()).toEqual([]);
  shop.ctx.clock.forward(20 * 24 * hour);
  expect(await ofOrder()).toEqual(['late']);
});

test('a return waits for us from the moment it is asked for', async () => {
  await confirmLines(staff, { orderId });
  await shipLines(staff, { orderId, carrier: 'ups', tracking: '1Z' });
  await deliverLines(staff, { orderId });
  const [line] = await shop.ctx.db.select().from(orderLine).where(eq(orderLine.orderId, orderId));
  const wish = { want: 'return', reason: 'damaged', note: '', photos: [] } as const;
  await requestReturn(june.asked, { orderId, lineId: line?.id ?? '', ...wish, photos: [] });
  expect(await ofOrder('return')).toEqual(['return']);
  expect((await found('return', 'june tran')).length).toBeGreaterThan(0);
  expect(await found('return', orderNumber(orderId))).toMatchObject([
    { why: expect.stringContaining(orderNumber(orderId)) },
  ]);
  expect(await found('return', 'no such words')).toEqual([]);
});

test('books that differ stay until both are found to agree', async () => {
  await noteMismatch(shop.ctx, { paymentId: orderId, words: 'Something is odd.' });
  expect(await ofOrder('provider')).toEqual(['provider']);
  expect(await lookAgain(june.asked, { paymentId: orderId })).toMatchObject({ reason: 'not-allowed' });
  expect(await lookAgain(staff, { paymentId: orderId })).toEqual({ ok: true, agree: true });
  expect(await ofOrder('provider')).toEqual([]);
});

test('books about an order that came to nothing lead to no page of it', async () => {
  const theo = await shopper(shop, [{ recordId: await newPiece(shop.ctx) }]);
  const { id } = await placedFor(theo);
  const now = shop.ctx.clock.now();
  const open = { accountId: theo.person.id, state: 'open', openedCents: 1, dueCents: 1, openedAt: now } as const;
  await shop.ctx.db.insert(payment).values([
    { id: 'fee_1', purpose: 'fee', ...open, nextCheckAt: now },
    { id: 'exchange_1', purpose: 'exchange', ...open, nextCheckAt: now },
  ]);
  for (const paymentId of [id, 'fee_1', 'exchange_1']) {
    await noteMismatch(shop.ctx, { paymentId, words: 'Something is odd.' });
  }
  const shown = (await found('provider', 'odd')).map(({ act, href }) => [act?.id, href]);
  expect(Object.fromEntries(shown)).toEqual({ [id]: null, fee_1: '/studio/guarantee/fee_1', exchange_1: null });
});

test('a job that was given up is there, may be started again, and that is written down', async () => {
  const id = shop.ctx.ids.next('effect');
  const now = shop.ctx.clock.now();
  await shop.ctx.db.insert(outbox).values({
    ...{ id, kind: 'send mail', payload: {}, attempts: attemptsPerEffect, lastError: 'no route', failedAt: now },
  });
  expect((await found('job')).map(({ act }) => act?.id)).toContain(id);
  expect(await retryJob(june.asked, { id })).toEqual({ ok: false, reason: 'not-allowed' });
  expect(await retryJob(staff, { id })).toEqual({ ok: true });
  expect(await retryJob(staff, { id })).toEqual({ ok: false, reason: 'not-found' });
  expect((await found('job')).map(({ act }) => act?.id)).not.toContain(id);
  expect(await shop.ctx.db.select().from(audit).where(eq(audit.subjectId, id))).toMatchObject([{ act: 'job.retry' }]);
});

test('goes on page by page past any number of one kind, each there once, and is narrowed by words', async () => {
  const now = shop.ctx.clock.now().getTime();
  const given = Array.from({ length: 230 }, (_, index) => ({
    ...{ id: shop.ctx.ids.next('effect'), kind: 'send a card', payload: {}, attempts: attemptsPerEffect },
    // Some at the same moment, as when a provider breaks.
    ...{ lastError: `no route ${index}`, failedAt: new Date(now + Math.floor(index / 3)) },
  }));
  await shop.ctx.db.insert(outbox).values(given);
  const size = 50;
  const asked = { kind: 'job', words: 'send a card' } as const;
  const pages = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((number) => listExceptions(staff, { ...asked, page: { number, size } })),
  );
  expect(pages.map((one) => [one?.rows.length, one?.total])).toEqual([
    ...Array.from({ length: 4 }, () => [50, 230]),
    [30, 230],
    [0, 230],
  ]);
  const rows = pages.flatMap((one) => one?.rows ?? []);
  expect(new Set(rows.map(({ act }) => act?.id))).toEqual(new Set(given.map(({ id }) => id)));
  expect(rows.map(({ since }) => since.getTime())).toEqual(given.map(({ failedAt }) => failedAt.getTime()));
  expect(await found('job', 'no route 229')).toHaveLength(1);
  expect(await found('late', 'no route 229')).toEqual([]);
});

test('is nothing for customers', async () => {
  expect(await listExceptions(june.asked, { kind: undefined, words: '', page })).toBeNull();
});
