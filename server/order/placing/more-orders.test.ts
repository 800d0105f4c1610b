import { eq, inArray } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lineIsKept, standardShipping } from '#core/order/index.ts';
import { standardPriceList } from '#core/price-list/index.ts';
import { systemActor } from '../../context.ts';
import { askedTogether } from '../../db/asked-together.ts';
import { order, orderLine, payment, project, selection } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { promiseRefund } from '../../fee/guarantee/promise-refund.ts';
import { askForRevision } from '../../message/ask-for-revision.ts';
import { getResults } from '../../pages/get-results.ts';
import { ordersByRoom } from '../../pages/orders-by-room.ts';
import { syncPayment } from '../../payment/sync.ts';
import { cartsOfAccount } from '../../selection/results/carts-of-account.ts';
import { choosePieces } from '../../selection/results/choose-pieces.ts';
import { firstAvailableOf, selectionRows } from '../../selection/results/first-available.ts';
import {
  asking,
  booksOf,
  newPiece,
  type OrderShop,
  openOrderShop,
  orderedFor,
  paidFee,
  pay,
  pieceNow,
  placedFor,
  type Shopper,
  shopper,
} from '../order.test-data.ts';
import { cancelLines } from '../returns/cancel-lines.ts';
import { checkoutFacts } from './checkout-facts.ts';
import { placeOrder } from './place-order.ts';
import { quoteOrder } from './quote-order.ts';

let shop: OrderShop;
let sofa: string;
let chair: string;
let june: Shopper;

beforeAll(async () => {
  shop = await openOrderShop();
});
beforeEach(async () => {
  sofa = await newPiece(shop.ctx, { cents: 219_000 });
  chair = await newPiece(shop.ctx, { cents: 114_000 });
  june = await shopper(shop, [{ recordId: sofa }, { recordId: chair }]);
  await choose(sofa);
});

const choose = async (...recordIds: string[]) => {
  const { selectionId } = june;
  const chosen = await choosePieces(june.asked, { selectionId, chosen: recordIds.map((id) => ({ id, selectionId })) });
  expect(chosen.ok).toBe(true);
};
const cart = async () => (await cartsOfAccount(june.asked)).map(({ pieces }) => pieces.map(({ recordId }) => recordId));
const ordersOfRoom = () => shop.ctx.db.select().from(order).where(eq(order.accountId, june.person.id));
const states = async () => {
  const [pair] = await shop.ctx.db.select().from(selection).where(eq(selection.id, june.selectionId));
  const [room] = await shop.ctx.db.select().from(project).where(eq(project.surveyId, june.surveyId));
  return [pair?.state, room?.state];
};
const ways = async () => {
  const { theirs } = await askedTogether(shop.ctx.db, { theirs: selectionRows(june.person.id) });
  return firstAvailableOf(theirs);
};

describe('a second order from the same pair', () => {
  test('has only the pieces left, its own shipping band, and no second credit', async () => {
    await paidFee(shop.ctx, june);
    const first = await orderedFor(shop, june);
    expect(await states()).toEqual(['ordered', 'ordered']);
    expect(await cart()).toEqual([]);
    shop.ctx.clock.forward(60_000);
    await choose(sofa, chair);
    expect(await cart()).toEqual([[chair]]);
    const quote = await quoteOrder(june.asked, { selectionId: june.selectionId, zip: '02143', coupon: null });
    expect(quote).toMatchObject({ orderable: true, pieces: [{ recordId: chair }], totals: { feeCredit: 0 } });
    const second = await orderedFor(shop, june, { shown: quote?.totals ?? null });
    const [one, other] = [await booksOf(shop.ctx, first), await booksOf(shop.ctx, second)];
    expect([one.lines, other.lines]).toMatchObject([[{ recordId: sofa }], [{ recordId: chair }]]);
    const bands = [219_000, 114_000].map((cents) => standardShipping(cents, standardPriceList.shippingBands));
    expect([one.order.shippingCents, other.order.shippingCents]).toEqual(bands);
    expect([one.order.feeCreditCents, other.order.feeCreditCents]).toEqual([14_900, 0]);
    expect([one.order.payment, other.order.payment]).toEqual(['complete', 'complete']);
    expect(await states()).toEqual(['ordered', 'ordered']);
    expect((await ordersByRoom(june.asked))[june.surveyId]?.map(({ id }) => id)).toEqual([second, first]);
    expect((await getResults(june.asked, june.selectionId))?.selection.ordered).toEqual([
      { recordId: chair, orderId: second },
      { recordId: sofa, orderId: first },
    ]);
  });

  test('leads to the first while nothing new is chosen, however often it is pressed', async () => {
    const first = await orderedFor(shop, june);
    for (const pressed of await Promise.all([1, 2, 3].map(() => placeOrder(june.asked, asking(june))))) {
      expect(pressed).toMatchObject({ ok: false, reason: 'already-ordered', orderId: first });
    }
    expect(await checkoutFacts(june.asked, june)).toEqual({ ok: false, reason: 'already-ordered', orderId: first });
    await choose(chair);
    expect(await checkoutFacts(june.asked, june)).toMatchObject({
      facts: { quote: { pieces: [{ recordId: chair }] } },
    });
    expect(await ordersOfRoom()).toHaveLength(1);
  });

  test('from a page that still shows what was ordered elsewhere is asked about again', async () => {
    await choose(sofa, chair);
    const both = await quoteOrder(june.asked, { selectionId: june.selectionId, zip: '02143', coupon: null });
    await choose(sofa);
    await orderedFor(shop, june);
    await choose(sofa, chair);
    expect(await placeOrder(june.asked, asking(june, { shown: both?.totals ?? null }))).toMatchObject({
      reason: 'total-changed',
    });
    expect(await ordersOfRoom()).toHaveLength(1);
  });

  test('five times at once is one open order', async () => {
    await orderedFor(shop, june);
    await choose(chair);
    const all = await Promise.all(Array.from({ length: 5 }, () => placedFor(june)));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(await pieceNow(shop.ctx, chair)).toMatchObject({ stock: 9 });
    const open = await booksOf(shop.ctx, all[0]?.id ?? '');
    const copy = { ...open.order, id: `order_copy_${open.order.id.slice(0, 6)}` };
    await expect(shop.ctx.db.insert(order).values(copy)).rejects.toMatchObject({
      cause: { constraint: 'purchase_open_key' },
    });
  });

  test('begun while the first is being paid never orders a piece twice', async () => {
    for (let round = 0; round < 6; round++) {
      june = await shopper(shop, [{ recordId: sofa }, { recordId: chair }]);
      await choose(sofa);
      const first = await placedFor(june);
      await pay(shop, first.id);
      await choose(sofa, chair);
      await Promise.all([syncPayment(shop.ctx, first.id), placeOrder(june.asked, asking(june))]);
      const ids = (await ordersOfRoom()).filter(({ payment: state }) => state !== 'lapsed').map(({ id }) => id);
      const lines = await shop.ctx.db.select().from(orderLine).where(inArray(orderLine.orderId, ids));
      const kept = lines.filter(({ state }) => lineIsKept(state)).map(({ recordId }) => recordId);
      expect(kept.toSorted()).toEqual([...new Set(kept)].toSorted());
      expect(kept).toContain(sofa);
    }
  });

  test('comes too late for a revision', async () => {
    await orderedFor(shop, june);
    const request = { kind: 'new-pair-request', body: 'Lighter woods, please.' } as const;
    expect(await askForRevision(june.asked, { selectionId: june.selectionId, request })).toMatchObject({
      reason: 'not-now',
    });
    expect(await getResults(june.asked, june.selectionId)).toMatchObject({ orderable: true, mayAsk: false });
  });

  test('is where Your Cart leads, once something is left in it', async () => {
    expect(await ways()).toBe(june.selectionId);
    await orderedFor(shop, june);
    expect(await ways()).toBeNull();
    await choose(sofa, chair);
    expect(await ways()).toBe(june.selectionId);
  });
});

describe('a newer pair', () => {
  const newer = async () => {
    const next = await shopper(shop, [{ recordId: sofa }, { recordId: chair }], june.person);
    await shop.ctx.db.update(selection).set({ state: 'superseded' }).where(eq(selection.id, june.selectionId));
    await shop.ctx.db
      .update(selection)
      .set({ surveyId: june.surveyId, revision: 1 })
      .where(eq(selection.id, next.selectionId));
    return { ...next, surveyId: june.surveyId };
  };

  test('leaves out what was ordered from the older one', async () => {
    const first = await orderedFor(shop, june);
    const next = await newer();
    expect((await getResults(next.asked, next.selectionId))?.selection.ordered).toEqual([
      { recordId: sofa, orderId: first },
    ]);
    const second = await orderedFor(shop, next);
    expect((await booksOf(shop.ctx, second)).lines).toMatchObject([{ recordId: chair }]);
    expect(await placeOrder(june.asked, asking(june))).toMatchObject({ reason: 'already-ordered', orderId: first });
  });

  test('ends the order begun from the older one before it is ordered from', async () => {
    const begun = await placedFor(june);
    const next = await newer();
    const placed = await placedFor(next);
    expect((await booksOf(shop.ctx, begun.id)).order.payment).toBe('lapsed');
    await expect(pay(shop, begun.id)).rejects.toThrow();
    expect((await booksOf(shop.ctx, placed.id)).lines).toHaveLength(2);
    expect(await pieceNow(shop.ctx, sofa)).toMatchObject({ stock: 9 });
  });
});

describe('canceling one of two orders', () => {
  const two = async () => {
    const first = await orderedFor(shop, june);
    await choose(sofa, chair);
    return [first, await orderedFor(shop, june)] as const;
  };

  test('leaves the room ordered until the last is canceled, and the credit goes to the next', async () => {
    await paidFee(shop.ctx, june);
    const [first, second] = await two();
    expect(await cancelLines(june.asked, { orderId: first })).toMatchObject({
      wholeOrder: true,
      feeCredit: 'given back',
    });
    expect(await states()).toEqual(['ordered', 'ordered']);
    // The sofa is free again, and still chosen.
    expect(await cart()).toEqual([[sofa]]);
    const third = await orderedFor(shop, june);
    expect((await booksOf(shop.ctx, third)).order.feeCreditCents).toBe(14_900);
    await cancelLines(june.asked, { orderId: second });
    expect(await states()).toEqual(['ordered', 'ordered']);
    await cancelLines(june.asked, { orderId: third });
    expect(await states()).toEqual(['published', 'boards ready']);
  });

  test('of one piece takes it out of the cart, and it can be chosen again', async () => {
    await choose(sofa, chair);
    const first = await orderedFor(shop, june);
    const { lines } = await booksOf(shop.ctx, first);
    const lineIds = lines.filter(({ recordId }) => recordId === chair).map(({ id }) => id);
    expect(await cancelLines(june.asked, { orderId: first, lineIds })).toMatchObject({ wholeOrder: false });
    expect(await cart()).toEqual([]);
    expect(await placeOrder(june.asked, asking(june))).toMatchObject({ reason: 'already-ordered', orderId: first });
    await choose(chair);
    const second = await orderedFor(shop, june);
    expect((await booksOf(shop.ctx, second)).lines).toMatchObject([{ recordId: chair }]);
  });

  test('while the other is being settled keeps the room ordered', async () => {
    const first = await orderedFor(shop, june);
    await choose(chair);
    const second = await placedFor(june);
    await pay(shop, second.id);
    await Promise.all([cancelLines(june.asked, { orderId: first }), syncPayment(shop.ctx, second.id)]);
    expect(await states()).toEqual(['ordered', 'ordered']);
    await cancelLines(june.asked, { orderId: second.id });
    expect(await states()).toEqual(['published', 'boards ready']);
  });
});

test('a refunded fee ends ordering, and the room closes with its last order', async () => {
  const first = await orderedFor(shop, june);
  const feeId = await paidFee(shop.ctx, june);
  await shop.ctx.db
    .update(payment)
    .set({ intentId: `pi_${feeId}` })
    .where(eq(payment.id, feeId));
  const back = await inTransaction({ ...shop.ctx, actor: systemActor }, (inside) =>
    promiseRefund(inside, { feeId, cents: 'all', reason: 'guarantee' }),
  );
  expect(back.ok).toBe(true);
  expect(await states()).toEqual(['withdrawn', 'ordered']);
  expect(await choosePieces(june.asked, { ...june, chosen: [] })).toMatchObject({ reason: 'not-orderable' });
  expect(await cart()).toEqual([]);
  await cancelLines(june.asked, { orderId: first });
  expect(await states()).toEqual(['withdrawn', 'closed']);
  expect(await placeOrder(june.asked, asking(june))).toMatchObject({ reason: 'withdrawn' });
});
