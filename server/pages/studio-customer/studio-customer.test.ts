import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { createAccount } from '../../../tests/setup/context.ts';
import type { Ctx } from '../../context.ts';
import {
  account,
  contactMessage,
  message,
  newsletterSubscription,
  project,
  promiseCredit,
  share,
  survey,
  visit,
} from '../../db/schema/index.ts';
import {
  booksOf,
  newPiece,
  type OrderShop,
  openOrderShop,
  orderedFor,
  paidFee,
  shopper,
} from '../../order/order.test-data.ts';
import { getStudioOrder } from '../../order/records/get-studio-order.ts';
import { cancelLines } from '../../order/returns/cancel-lines.ts';
import { getStudioCustomer } from './studio-customer.ts';

let shop: OrderShop;
let maren: Ctx;
beforeAll(async () => {
  shop = await openOrderShop();
  maren = shop.ctx.as(shop.specialist);
});

it('says of a new customer that there is nothing yet', async () => {
  const { id } = await createAccount(shop.ctx);
  expect(await getStudioCustomer(maren, id)).toMatchObject({
    ...{ rooms: [], orders: [], fees: [], visits: [], letters: [], tags: [], notes: [], verified: false },
    money: { paidCents: 0, refundedCents: 0, feeCreditCents: 0, lateCreditCents: 0 },
    consents: { newsletter: null, shared: { many: 0 }, photos: { many: 0 } },
    agreed: { terms: null, messages: true, reminders: true },
  });
  expect(await getStudioCustomer(shop.ctx.as(await createAccount(shop.ctx)), id)).toBeNull();
});

it('has projects, orders, fees, messages, visits and what they agreed to, and sums what the order pages say', async () => {
  const { ctx } = shop;
  const { db, ids } = ctx;
  const now = ctx.clock.now();
  const june = await shopper(shop, [
    { recordId: await newPiece(ctx) },
    { recordId: await newPiece(ctx, { cents: 5_000 }) },
  ]);
  const { id, email } = june.person;
  const feeId = await paidFee(ctx, june);
  const orderId = await orderedFor(shop, june);
  const { lines } = await booksOf(ctx, orderId);
  const canceled = await cancelLines(maren, { orderId, lineIds: [lines[1]?.id ?? ''] });
  expect(canceled).toMatchObject({ ok: true });
  // The newest order comes first.
  ctx.clock.forward(60_000);
  const second = await shopper(shop, [{ recordId: await newPiece(ctx, { cents: 70_000 }) }], june.person);
  const secondId = await orderedFor(shop, second);
  const [ofSecond] = await db.select().from(project).where(eq(project.surveyId, second.surveyId));

  await db.insert(survey).values({ id: ids.next('survey'), accountId: id, responses: { project_name: 'Attic' } });
  const about = { projectId: ofSecond?.id ?? '', sentAt: now };
  await db.insert(message).values([
    { id: ids.next('message'), ...about, side: 'customer', body: 'Hello?' },
    { id: ids.next('message'), ...about, side: 'customer', body: 'Still there?' },
    { id: ids.next('message'), ...about, side: 'house', body: 'Yes.', sentAt: new Date(now.getTime() + 1000) },
  ]);
  await db.insert(visit).values({
    ...{ id: ids.next('visit'), surveyId: june.surveyId, accountId: id, state: 'requested', zip: '11201' },
  });
  await db.insert(contactMessage).values({
    ...{ id: ids.next('contact'), onceKey: 'one', name: 'June', email: email.toUpperCase(), topic: 'order' },
    ...{ message: 'Where is it?', state: 'new', receivedAt: now },
  });
  await db.insert(newsletterSubscription).values({
    ...{ id: ids.next('letter'), email, state: 'subscribed', token: 'token', askedAt: now, confirmedAt: now },
  });
  await db.insert(share).values([
    { token: 'shared', selectionId: june.selectionId, sharedAt: now },
    { token: 'revoked', selectionId: second.selectionId, sharedAt: now, revokedAt: now },
  ]);
  await db.insert(promiseCredit).values([
    { id: 'credit_1', accountId: id, cents: 2_500, bookedAt: now },
    { id: 'credit_2', accountId: id, cents: 900, bookedAt: now, orderId },
  ]);
  await db.update(account).set({ termsVersion: '2026-11-16', termsAcceptedAt: now }).where(eq(account.id, id));

  const found = await getStudioCustomer(maren, id);
  const pages = await Promise.all([secondId, orderId].map((one) => getStudioOrder(maren, one)));
  expect(found?.orders).toEqual(
    pages.map((page) => ({ id: page?.id, paidAt: page?.paidAt, status: page?.status, books: page?.books })),
  );
  const sum = (of: 'captured' | 'refunded') => pages.reduce((cents, page) => cents + (page?.books[of] ?? 0), 0);
  expect(sum('refunded')).toBeGreaterThan(0);
  const fee = found?.fees?.[0];
  expect(fee).toMatchObject({ id: feeId, paidCents: 14_900, refundedCents: 0, words: { rooms: '3 of 4 rooms left' } });
  expect(found?.money).toEqual({
    paidCents: sum('captured') + 14_900,
    refundedCents: sum('refunded'),
    feeCreditCents: fee?.creditCents,
    lateCreditCents: 2_500,
  });

  expect(found?.rooms).toHaveLength(3);
  expect(found?.rooms).toContainEqual(expect.objectContaining({ name: 'Attic', state: 'in progress', thread: null }));
  expect(found?.rooms).toContainEqual(
    expect.objectContaining({
      surveyId: second.surveyId,
      state: 'ordered',
      thread: { messages: 3, unread: 2, lastAt: new Date(now.getTime() + 1000) },
    }),
  );
  expect(found?.visits).toMatchObject([{ surveyId: june.surveyId, state: 'requested' }]);
  expect(found?.letters).toMatchObject([{ topic: 'order', state: 'new' }]);
  expect(found?.consents).toEqual({
    newsletter: { state: 'subscribed', at: now },
    shared: { many: 1, lastAt: now },
    photos: { many: 0, lastAt: null },
  });
  expect(found?.agreed.terms).toEqual({ version: '2026-11-16', at: now });
  expect(found?.more).toEqual({ rooms: false, orders: false });
});
