import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { orderWords } from '#core/order/index.ts';
import type { Ctx } from '../../context.ts';
import { account } from '../../db/schema/index.ts';
import { listExceptions } from '../../exception/list-exceptions.ts';
import { syncPayment } from '../../payment/sync.ts';
import { answerDelay } from '../fulfillment/answer-delay.ts';
import { confirmLines } from '../fulfillment/confirm-lines.ts';
import { sweepLateLines } from '../fulfillment/sweep-late-lines.ts';
import {
  booksOf,
  newPiece,
  type OrderShop,
  openOrderShop,
  orderedFor,
  pay,
  placedFor,
  type Shopper,
  shopper,
} from '../order.test-data.ts';

const day = 24 * 3_600_000;

let shop: OrderShop;
let staff: Ctx;
let june: Shopper;
beforeAll(async () => {
  shop = await openOrderShop();
  staff = shop.ctx.as(shop.specialist);
});
beforeEach(async () => {
  june = await shopper(shop, [{ recordId: await newPiece(shop.ctx) }]);
});

/** The account's state after deletion; with no address, its state after the personal data is erased. */
const leave = (formerEmail: string | null = june.person.email) =>
  shop.ctx.db
    .update(account)
    .set({ deletedAt: shop.ctx.clock.now(), formerEmail, email: `deleted-${june.person.id}@hearthline.invalid` })
    .where(eq(account.id, june.person.id));
const letters = async () => {
  await shop.ctx.runEffects();
  return shop.ctx.sent.filter(({ to }) => to === june.person.email);
};
const subjects = async () => (await letters()).map(({ subject }) => subject);
const lineOf = async (orderId: string) => {
  const [line] = (await booksOf(shop.ctx, orderId)).lines;
  if (!line) throw new Error('no line');
  return line;
};

test('a customer who deletes their account still gets mail about their order, without links that open it', async () => {
  const { id } = await placedFor(june);
  await pay(shop, id);
  await leave();
  await syncPayment(shop.ctx, id);
  await confirmLines(staff, { orderId: id });
  shop.ctx.clock.forward(15 * day);
  await sweepLateLines(shop.ctx);
  shop.ctx.clock.forward(60 * day);
  await sweepLateLines(shop.ctx);
  expect((await lineOf(id)).state).toBe('cancelled');
  expect(await subjects()).toEqual([
    expect.stringMatching(/^Your receipt/),
    'Your order is confirmed',
    expect.stringMatching(/^Running late/),
    'We canceled a piece in your order',
    expect.stringMatching(/^Your refund/),
  ]);
  for (const { text } of await letters()) {
    expect(text).toContain(orderWords.noAccount);
    expect(text).toContain(`How to reach us: ${shop.ctx.company.origin}/contact`);
    expect(text).not.toMatch(/\/orders\/|purchase-success/);
  }
});

test('they answer by mail or phone, and the studio notes it: who waits is not canceled by silence', async () => {
  const orderId = await orderedFor(shop, june);
  await leave();
  shop.ctx.clock.forward(15 * day);
  await sweepLateLines(shop.ctx);
  const { id, answerBy } = await lineOf(orderId);
  expect(answerBy).not.toBeNull();
  const theo = await shopper(shop, [{ recordId: await newPiece(shop.ctx) }]);
  const answered = { orderId, lineIds: [id], answer: 'wait' } as const;
  expect(await answerDelay(theo.asked, answered)).toMatchObject({ ok: false, reason: 'not-found' });
  expect(await answerDelay(staff, answered)).toMatchObject({ ok: true });
  shop.ctx.clock.forward(60 * day);
  await sweepLateLines(shop.ctx);
  expect(await lineOf(orderId)).toMatchObject({ state: 'placed', delayAnswer: 'wait' });
});

test('when the customer can’t be told, silence cancels nothing: the studio sees the piece', async () => {
  const orderId = await orderedFor(shop, june);
  await leave(null);
  shop.ctx.clock.forward(15 * day);
  await sweepLateLines(shop.ctx);
  shop.ctx.clock.forward(60 * day);
  await sweepLateLines(shop.ctx);
  expect(await lineOf(orderId)).toMatchObject({ state: 'placed', answerBy: null });
  const seen = await listExceptions(staff, { kind: 'late', words: orderId, page: { number: 1, size: 20 } });
  expect(seen?.rows).toMatchObject([{ kind: 'late', href: `/studio/orders/${orderId}` }]);
});
