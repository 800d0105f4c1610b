import { beforeAll, beforeEach, expect, test } from 'vitest';
import { sumCents } from '#core/money/index.ts';
import {
  booksOf,
  delivered,
  exchanged,
  newPiece,
  type OrderShop,
  openOrderShop,
  orderedFor,
  paidFee,
  type Shopper,
  shopper,
  takenAtProvider,
} from '../order.test-data.ts';
import { receiveReturn } from './receive-return.ts';
import { refundReturned } from './refund-returned.ts';
import { requestReturn } from './request-return.ts';
import { exchangesOf } from './store-exchanges.ts';

let shop: OrderShop;
let june: Shopper;
let orderId: string;
let firstId: string;

beforeAll(async () => {
  shop = await openOrderShop();
});
/** One delivered piece of $1,000, partly paid with the fee credit. */
beforeEach(async () => {
  june = await shopper(shop, [{ recordId: await newPiece(shop.ctx, { cents: 100_000 }) }]);
  await paidFee(shop.ctx, june);
  orderId = await orderedFor(shop, june);
  await delivered(shop, orderId);
  firstId = (await lastLine()).id;
});

const lastLine = async () => {
  const line = (await booksOf(shop.ctx, orderId)).lines.at(-1);
  if (!line) throw new Error('no line');
  return line;
};

/** Exchanges the current piece for one at this price, settles the difference, and delivers it. */
async function exchangeFor(cents: number): Promise<{ due: number; back: number }> {
  const { exchange, refunds } = await exchanged(shop, june, { orderId, lineId: (await lastLine()).id, cents });
  await delivered(shop, orderId);
  return { due: exchange.dueCents, back: sumCents(refunds.map((refund) => refund.cents)) };
}

/** What was paid for the piece, by card and by credit. */
async function paid() {
  const books = (await booksOf(shop.ctx, orderId)).ledger.filter(({ lineId }) => lineId === firstId);
  const sum = (wanted: string) => sumCents(books.filter(({ kind }) => kind === wanted).map(({ cents }) => cents));
  return { card: sum('captured') - sum('refunded'), credit: sum('credited') };
}

/** What the provider holds for the order and all of its exchanges. */
async function held(): Promise<number> {
  const ids = [orderId, ...(await exchangesOf(shop.ctx.db, [orderId])).map(({ id }) => id)];
  return sumCents(await Promise.all(ids.map((id) => takenAtProvider(shop, id))));
}

test('a piece exchanged for a dearer one and back costs what it did, by card and by credit', async () => {
  const [before, heldBefore] = [await paid(), await held()];
  expect(before.credit).toBeGreaterThan(0);
  expect(before.card + before.credit).toBe(100_000);
  expect(await exchangeFor(120_000)).toEqual({ due: 20_000, back: 0 });
  expect(await exchangeFor(100_000)).toEqual({ due: 0, back: 20_000 });
  expect(await paid()).toEqual(before);
  expect(await held()).toBe(heldBefore);
});

test('a piece exchanged for a cheaper one and back costs what it did; returned, everything the card paid goes back', async () => {
  const [before, heldBefore] = [await paid(), await held()];
  const { back } = await exchangeFor(80_000);
  expect(back).toBeGreaterThan(0);
  // The credit's share isn't paid out.
  expect(back).toBe(Math.round(before.card * 0.2));
  expect(await held()).toBe(heldBefore - back);
  expect(await exchangeFor(100_000)).toEqual({ due: back, back: 0 });
  expect(await paid()).toEqual(before);
  expect(await held()).toBe(heldBefore);

  const { id: lineId } = await lastLine();
  await requestReturn(june.asked, { orderId, lineId, want: 'return', reason: 'damaged', note: '', photos: [] });
  const returned = { orderId, lineIds: [lineId] };
  await receiveReturn(shop.ctx.as(shop.specialist), returned);
  await refundReturned(shop.ctx.as(shop.specialist), returned);
  expect(await paid()).toEqual({ card: 0, credit: before.credit });
  expect(await held()).toBe(heldBefore - before.card);
});
