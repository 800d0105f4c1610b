import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { boardPiece } from '../../db/schema/index.ts';
import { getResults } from '../../pages/get-results.ts';
import { cartsOfAccount } from '../../selection/results/carts-of-account.ts';
import { choosePieces } from '../../selection/results/choose-pieces.ts';
import {
  booksOf,
  newPiece,
  type OrderShop,
  openOrderShop,
  orderedFor,
  pieceNow,
  type Shopper,
  shopper,
} from '../order.test-data.ts';
import { cancelLines } from '../returns/cancel-lines.ts';
import { checkoutFacts } from './checkout-facts.ts';

let shop: OrderShop;
let sofa: string;
let other: string;
let june: Shopper;

beforeAll(async () => {
  shop = await openOrderShop();
});

beforeEach(async () => {
  sofa = await newPiece(shop.ctx, { cents: 200_000 });
  other = await newPiece(shop.ctx, { cents: 180_000 });
  june = await shopper(shop, [{ recordId: sofa, quantity: 2 }]);
  await shop.ctx.db
    .update(boardPiece)
    .set({ alternatives: [other] })
    .where(eq(boardPiece.recordId, sofa));
  const chosen = [{ id: other, selectionId: june.selectionId }];
  expect(await choosePieces(june.asked, { selectionId: june.selectionId, chosen })).toMatchObject({ ok: true });
});

const cart = async () => (await cartsOfAccount(june.asked)).flatMap(({ pieces }) => pieces);

describe('an alternative the customer chose', () => {
  test('is in the cart and at checkout at its own price, in the slot’s quantity', async () => {
    expect(await cart()).toMatchObject([{ recordId: other, quantity: 2 }]);
    expect(await checkoutFacts(june.asked, june)).toMatchObject({
      ok: true,
      facts: { quote: { pieces: [{ recordId: other, quantity: 2, listCents: 360_000, left: null }] } },
    });
  });

  test('is ordered like any piece: its line, its stock, and out of the cart', async () => {
    const orderId = await orderedFor(shop, june);
    const { lines } = await booksOf(shop.ctx, orderId);
    expect(lines).toMatchObject([{ recordId: other, quantity: 2 }]);
    expect([(await pieceNow(shop.ctx, other)).stock, (await pieceNow(shop.ctx, sofa)).stock]).toEqual([8, 10]);
    expect(await cart()).toEqual([]);
    const results = await getResults(june.asked, june.selectionId);
    expect(results?.selection.ordered).toEqual([{ recordId: other, orderId }]);
    expect(results?.boards[0]?.pieces[0]?.alternatives).toMatchObject([{ recordId: other }]);
    expect(await checkoutFacts(june.asked, june)).toEqual({ ok: false, reason: 'already-ordered', orderId });
  });

  test('is free again when its order is canceled, and can be ordered again', async () => {
    const orderId = await orderedFor(shop, june);
    expect(await cancelLines(june.asked, { orderId })).toMatchObject({ ok: true, wholeOrder: true });
    expect((await pieceNow(shop.ctx, other)).stock).toBe(10);
    // Free again, and still chosen.
    expect(await cart()).toMatchObject([{ recordId: other }]);
    expect((await booksOf(shop.ctx, await orderedFor(shop, june))).lines).toMatchObject([{ recordId: other }]);
  });
});
