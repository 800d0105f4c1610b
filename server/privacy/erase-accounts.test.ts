import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import {
  account,
  damageClaim,
  guaranteeRequest,
  lineRequest,
  outbox,
  refundApproval,
  upload,
  visit,
} from '../db/schema/index.ts';
import {
  booksOf,
  delivered,
  newPiece,
  type OrderShop,
  openOrderShop,
  orderedFor,
  paidFee,
  shopper,
} from '../order/order.test-data.ts';
import { receiveReturn } from '../order/returns/receive-return.ts';
import { refundReturned } from '../order/returns/refund-returned.ts';
import { requestReturn } from '../order/returns/request-return.ts';
import { eraseAccounts } from './erase-accounts.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});

const day = 24 * 3_600_000;

test('what a person wrote about an order, a fee and a visit is deleted with their account; the outcome stays', async () => {
  const { ctx, specialist } = shop;
  const { db, ids } = ctx;
  const june = await shopper(shop, [{ recordId: await newPiece(ctx) }]);
  const accountId = june.person.id;
  const feeId = await paidFee(ctx, june);
  const orderId = await orderedFor(shop, june);
  const lineId = (await booksOf(ctx, orderId)).lines[0]?.id ?? '';
  await delivered(shop, orderId);
  const photo = ids.next('upload');
  await db.insert(upload).values({
    ...{ id: photo, accountId, width: 10, height: 10, bytes: 10, deleteTokenHash: photo },
  });
  const note = 'My dog Biscuit at 48 Oak Street chewed it';
  await requestReturn(june.asked, { orderId, lineId, want: 'return', reason: 'damaged', note, photos: [photo] });
  await receiveReturn(ctx.as(specialist), { orderId, lineIds: [lineId] });
  await refundReturned(ctx.as(specialist), { orderId, lineIds: [lineId] });
  const now = ctx.clock.now();
  await db.insert(damageClaim).values({
    ...{ id: ids.next('claim'), orderId, lineId, state: 'declined', want: 'refund', words: note, answer: note },
    ...{ photos: [photo], at: now, decidedAt: now, decidedBy: specialist.id },
  });
  await db.insert(guaranteeRequest).values({
    ...{ id: ids.next('guarantee'), feeId, accountId, because: 'not-satisfied', words: note, answer: note },
    ...{ state: 'declined', askedAt: now, decidedAt: now, decidedBy: specialist.id },
  });
  const by = {
    state: 'declined',
    askedAt: now,
    decidedAt: now,
    askedBy: specialist.id,
    decidedBy: specialist.id,
  } as const;
  const lines = { orderId, lineIds: [lineId], note };
  const grant = { requestId: 'guarantee_1', act: 'grant', answer: note };
  const delay = { orderId, lineIds: [lineId], answer: 'cancel' };
  await db.insert(refundApproval).values([
    { ...by, id: 'approval_1', kind: 'order', subjectId: orderId, act: 'refund-returned', given: lines, cents: 100 },
    { ...by, id: 'approval_2', kind: 'fee', subjectId: feeId, act: 'decide-guarantee', given: grant, cents: 100 },
    { ...by, id: 'approval_3', kind: 'order', subjectId: orderId, act: 'answer-delay', given: delay, cents: 100 },
    { ...by, id: 'approval_4', kind: 'order', subjectId: 'order_other', act: 'cancel-lines', given: lines, cents: 100 },
  ]);
  await db.insert(visit).values({
    ...{ id: ids.next('visit'), surveyId: june.surveyId, accountId, state: 'complete', zip: '10001', note },
    completedAt: now,
  });
  await ctx.runEffects();
  const written = async () =>
    JSON.stringify([
      ...(await db.select().from(lineRequest)),
      ...(await db.select().from(damageClaim)),
      ...(await db.select().from(guaranteeRequest)),
      ...(await db.select().from(visit)),
      ...(await db.select().from(outbox)),
      ...(await db.select().from(refundApproval)).filter(({ id }) => id !== 'approval_4'),
    ]);
  expect((await written()).split('Biscuit')).toHaveLength(10);

  await db.update(account).set({ deletedAt: now, formerEmail: june.person.email }).where(eq(account.id, accountId));
  ctx.clock.forward(90 * day);
  await eraseAccounts(ctx);
  expect(await written()).not.toContain('Biscuit');
  expect(await db.select().from(lineRequest)).toMatchObject([{ want: 'return', reason: 'damaged', photos: [] }]);
  expect(await db.select().from(damageClaim)).toMatchObject([{ state: 'declined', want: 'refund', photos: [] }]);
  expect((await booksOf(ctx, orderId)).lines).toMatchObject([{ state: 'refunded' }]);
  // Of a refund's approval, what it was for stays, and so does everyone else's.
  expect((await db.select().from(refundApproval).orderBy(refundApproval.id)).map(({ given }) => given)).toEqual([
    ...[{ ...lines, note: '' }, { ...grant, answer: '' }, delay, lines],
  ]);
});
