import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { ledgerTotals } from '#core/money/index.ts';
import { openDatabase } from '../../db/database.ts';
import { refund } from '../../db/schema/index.ts';
import type { HttpEnvironment } from '../../http/environment.ts';
import { webhooks } from '../../http/webhooks.ts';
import { sweepRefunds } from '../../payment/follow-refunds.ts';
import { mismatches } from '../../payment/mismatch.ts';
import {
  booksOf,
  delivered,
  exchanged,
  newPiece,
  type OrderShop,
  openOrderShop,
  orderedFor,
  type Shopper,
  shopper,
  takenAtProvider,
} from '../order.test-data.ts';
import { getOrder } from '../records/get-order.ts';
import { cancelLines } from './cancel-lines.ts';
import { receiveReturn } from './receive-return.ts';
import { refundReturned } from './refund-returned.ts';
import { requestReturn } from './request-return.ts';
import { retryRefund } from './retry-refund.ts';

const day = 86_400_000;
const all = { words: '', limit: 10 };

let shop: OrderShop;
let june: Shopper;
let orderId: string;
beforeAll(async () => {
  shop = await openOrderShop();
});
beforeEach(async () => {
  shop.cards.sandbox.faults.set({});
  june = await shopper(shop, [{ recordId: await newPiece(shop.ctx) }, { recordId: await newPiece(shop.ctx) }]);
  orderId = await orderedFor(shop, june);
});

const paymentId = async () => (await booksOf(shop.ctx, orderId)).payment?.intentId ?? '';
const refunds = () => shop.ctx.db.select().from(refund).where(eq(refund.orderId, orderId));

async function cancelFirst() {
  const [line] = (await booksOf(shop.ctx, orderId)).lines;
  return cancelLines(shop.ctx.as(shop.specialist), { orderId, lineIds: [line?.id ?? ''] });
}

/** What was taken and not refunded, by our books and by the provider's. */
async function bothBooks() {
  const { captured, refunded } = ledgerTotals((await booksOf(shop.ctx, orderId)).ledger);
  return { ours: captured - refunded, theirs: await takenAtProvider(shop, orderId) };
}

async function hear(type: string): Promise<number> {
  const { body, signature } = shop.cards.webhook(await paymentId(), { type });
  const app = new Hono<HttpEnvironment>().route('/', webhooks(shop.ctx));
  return (await app.request('/stripe', { method: 'POST', body, headers: { 'stripe-signature': signature } })).status;
}

test.each(['the webhook', 'the sweeper'])(
  'a refund that the bank sends back is found by %s, and sent again',
  async (by) => {
    const before = await bothBooks();
    await cancelFirst();
    const [sent] = await refunds();
    if (sent?.state !== 'sent') throw new Error('not sent');
    await shop.cards.failRefund(sent.refundId ?? '');
    shop.ctx.clock.forward(2 * day);
    if (by === 'the sweeper') await sweepRefunds(shop.ctx);
    else expect(await hear('refund.failed')).toBe(200);
    expect(await refunds()).toMatchObject([{ state: 'failed', problem: expect.stringContaining('bank') }]);
    expect(await bothBooks()).toEqual(before);
    // The same webhook twice is one failure.
    await hear('refund.failed');
    expect(await bothBooks()).toEqual(before);
    const again = await retryRefund(shop.ctx.as(shop.specialist), { refundId: sent.id });
    expect(again.ok).toBe(true);
    expect(await refunds()).toMatchObject([{ state: 'sent', attempt: 1 }]);
    const after = await bothBooks();
    expect(after).toEqual({ ours: before.ours - sent.cents, theirs: before.ours - sent.cents });
    expect((await mismatches(shop.ctx, all)).rows).toEqual([]);
  },
);

test('a refund whose answer was lost for longer than the provider keeps keys is found, not sent twice', async () => {
  shop.cards.sandbox.faults.set({ dropAnswer: { path: '/v1/refunds' } });
  await cancelFirst();
  expect(await refunds()).toMatchObject([{ state: 'promised' }]);
  const given = await takenAtProvider(shop, orderId);
  shop.cards.sandbox.faults.set({});
  const { pool, close } = openDatabase(shop.database.url);
  await pool.query('delete from card_sandbox.idempotency_keys');
  await close();
  shop.ctx.clock.forward(3 * day);
  await sweepRefunds(shop.ctx);
  expect(await refunds()).toMatchObject([{ state: 'sent', refundId: expect.stringMatching(/^re_/) }]);
  expect(await takenAtProvider(shop, orderId)).toBe(given);
  expect(await bothBooks()).toEqual({ ours: given, theirs: given });
});

test('a refund made by hand at the provider is shown in the studio until the books agree', async () => {
  await shop.cards.stripe.refunds.create({ payment_intent: await paymentId(), amount: 1234 });
  expect(await hear('refund.created')).toBe(200);
  expect((await mismatches(shop.ctx, all)).rows).toMatchObject([
    { paymentId: orderId, words: expect.stringContaining('$12.34') },
  ]);
});

const letters = async () => {
  await shop.ctx.runEffects();
  return shop.ctx.sent.filter(({ to, subject }) => to === june.person.email && subject.startsWith('Your refund'));
};

test('the customer is told that a refund came back and was sent again, and the piece says so in the meantime', async () => {
  const staff = shop.ctx.as(shop.specialist);
  await delivered(shop, orderId);
  const lineId = (await booksOf(shop.ctx, orderId)).lines[0]?.id ?? '';
  await requestReturn(june.asked, { orderId, lineId, want: 'return', reason: 'damaged', note: '', photos: [] });
  await receiveReturn(staff, { orderId, lineIds: [lineId] });
  await refundReturned(staff, { orderId, lineIds: [lineId] });
  const seen = async () => {
    const order = await getOrder(june.asked, orderId);
    return [order?.lines[0]?.state, order?.refunds[0]?.state];
  };
  expect(await seen()).toEqual(['refunded', 'sent']);
  const [sent] = await refunds();
  await shop.cards.failRefund(sent?.refundId ?? '');
  shop.ctx.clock.forward(2 * day);
  await sweepRefunds(shop.ctx);
  expect(await seen()).toEqual(['returned', 'failed']);
  const [, bounced] = await letters();
  expect(bounced?.subject).toContain('came back to us');
  expect(bounced?.text).toContain('your bank returned our refund');
  // Hearing it again doesn't send another email.
  await hear('refund.failed');
  expect(await letters()).toHaveLength(2);
  await retryRefund(staff, { refundId: sent?.id ?? '' });
  expect(await seen()).toEqual(['refunded', 'sent']);
  const [, , again] = await letters();
  expect(again?.subject).toContain('is on its way again');
  const events = (await getOrder(june.asked, orderId))?.lines[0]?.events.map(({ act }) => act);
  expect(events?.slice(-3)).toEqual(['refund', 'refund came back', 'refund']);
});

test('a refund’s letter names the card of the payment that it goes back through', async () => {
  const staff = shop.ctx.as(shop.specialist);
  await delivered(shop, orderId);
  const lineId = (await booksOf(shop.ctx, orderId)).lines[0]?.id ?? '';
  await exchanged(shop, june, { orderId, lineId, cents: 150_000, card: 'pm_card_mastercard' });
  const replacement = (await booksOf(shop.ctx, orderId)).lines[2]?.id ?? '';
  await cancelLines(staff, { orderId, lineIds: [replacement] });
  const told = (await letters()).map(({ subject, text }) => [
    subject,
    /(Visa|Mastercard) ending in \d+/.exec(text)?.[0],
  ]);
  expect(Object.fromEntries(told)).toEqual({
    'Your refund of $500 is on its way': 'Mastercard ending in 4444',
    'Your refund of $1,000 is on its way': 'Visa ending in 4242',
  });
});
