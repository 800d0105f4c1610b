import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { systemActor } from '../../context.ts';
import { payment } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { promiseRefund } from '../../fee/guarantee/promise-refund.ts';
import { getResults } from '../../pages/get-results.ts';
import { syncPayment } from '../../payment/sync.ts';
import { cartsOfAccount } from '../../selection/results/carts-of-account.ts';
import { choosePieces } from '../../selection/results/choose-pieces.ts';
import {
  asking,
  booksOf,
  newPiece,
  type OrderShop,
  openOrderShop,
  paidFee,
  pay,
  placedFor,
  type Shopper,
  shopper,
} from '../order.test-data.ts';
import { placeOrder } from './place-order.ts';
import { quoteOrder } from './quote-order.ts';

let shop: OrderShop;
let june: Shopper;
let feeId: string;
beforeAll(async () => {
  shop = await openOrderShop();
});
beforeEach(async () => {
  june = await shopper(shop, [{ recordId: await newPiece(shop.ctx) }]);
  feeId = await paidFee(shop.ctx, june);
  await shop.ctx.db
    .update(payment)
    .set({ intentId: `pi_${feeId}` })
    .where(eq(payment.id, feeId));
});

const givenBack = (cents: number | 'all') =>
  inTransaction({ ...shop.ctx, actor: systemActor }, (inside) =>
    promiseRefund(inside, { feeId, cents, reason: 'guarantee' }),
  );

test('boards whose fee went back can be read, and are in no cart and not for sale', async () => {
  await givenBack('all');
  const { selectionId } = june;
  expect(await getResults(june.asked, selectionId)).toMatchObject({
    orderable: false,
    selection: { state: 'withdrawn' },
  });
  expect(await cartsOfAccount(june.asked)).toEqual([]);
  expect(await choosePieces(june.asked, { selectionId, chosen: [] })).toMatchObject({ reason: 'not-orderable' });
  const quote = await quoteOrder(june.asked, { selectionId, zip: '02143', coupon: null });
  expect(quote).toMatchObject({ orderable: false, withdrawn: true });
  expect(await placeOrder(june.asked, asking(june))).toMatchObject({ ok: false, reason: 'withdrawn' });
});

test('a part of the fee given back closes nothing', async () => {
  await givenBack(4900);
  expect(await placeOrder(june.asked, asking(june))).toMatchObject({ ok: true });
});

test('while an order is under way with its credit, the fee does not go back under it', async () => {
  const { id } = await placedFor(june);
  expect(await givenBack('all')).toMatchObject({ ok: false });
  await pay(shop, id);
  expect(await syncPayment(shop.ctx, id)).toMatchObject({ ok: true, row: { state: 'complete' } });
  expect((await booksOf(shop.ctx, id)).selection?.state).toBe('ordered');
});
