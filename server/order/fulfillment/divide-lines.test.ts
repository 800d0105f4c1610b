import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formatMoney, ledgerTotals, refundable, refundableOfLine, sumCents } from '#core/money/index.ts';
import { asOrdered, cancelCents, isDivisible, returnCents, type Takes, withTaken } from '#core/order/index.ts';
import { type Random, randomFrom } from '../../../tests/fuzz/random.ts';
import type { Ctx } from '../../context.ts';
import { choice, orderLineEvent, reservation } from '../../db/schema/index.ts';
import {
  booksOf,
  delivered,
  newPiece,
  type OrderShop,
  openOrderShop,
  orderedFor,
  paidFee,
  pieceNow,
  type Shopper,
  shopper,
  takenAtProvider,
} from '../order.test-data.ts';
import { getStudioOrder } from '../records/get-studio-order.ts';
import { orderToShow } from '../records/order-to-show.ts';
import { cancelLines } from '../returns/cancel-lines.ts';
import { offerReplacement } from '../returns/offer-replacement.ts';
import { receiveReturn } from '../returns/receive-return.ts';
import { refundReturned } from '../returns/refund-returned.ts';
import { requestReturn } from '../returns/request-return.ts';
import { orderBooks } from '../store-books.ts';
import { type LineRow, linesOf } from '../store-lines.ts';
import { confirmLines } from './confirm-lines.ts';
import { deliverLines } from './deliver-lines.ts';
import { shipLines } from './ship-lines.ts';

let shop: OrderShop;
let staff: Ctx;
let june: Shopper;
let chair: string;
let orderId: string;
let chairs: string;

beforeAll(async () => {
  shop = await openOrderShop();
  staff = shop.ctx.as(shop.specialist);
});
beforeEach(async () => {
  chair = await newPiece(shop.ctx, { cents: 33_333 });
  const table = await newPiece(shop.ctx, { cents: 120_000 });
  june = await shopper(shop, [{ recordId: chair, quantity: 4, delivery: 'white-glove' }, { recordId: table }]);
  await paidFee(shop.ctx, june);
  orderId = await orderedFor(shop, june);
  chairs = (await lines())[0]?.id ?? '';
});

const lines = () => linesOf(shop.ctx.db, [orderId]);
const quantities = async () => (await lines()).map(({ quantity, state }) => [quantity, state]);
const part = (take: number, of = 4): { orderId: string; lineIds: string[]; takes: Takes } => ({
  ...{ orderId, lineIds: [chairs], takes: { [chairs]: { take, of } } },
});
const wish = { want: 'return' as const, reason: 'damaged' as const, note: 'A leg is cracked.', photos: [] };
const letter = async (subject: string) => {
  await shop.ctx.runEffects();
  return shop.ctx.sent.findLast((mail) => mail.to === june.person.email && mail.subject === subject)?.text ?? '';
};
const statements = async () => {
  const seen = await orderToShow(june.asked, orderId);
  if (!seen) throw new Error('no order');
  return seen.statements;
};

/** Our books, piece by piece and in all, against the provider’s. */
async function expectBooksToAgree() {
  const books = await orderBooks(shop.ctx.db, orderId);
  const { ledger } = await booksOf(shop.ctx, orderId);
  const totals = ledgerTotals(ledger);
  expect(totals.captured - totals.refunded).toBe(await takenAtProvider(shop, orderId));
  expect(sumCents(refundable(books).map(({ cents }) => cents))).toBe(totals.captured - totals.refunded);
  for (const { id } of await lines()) {
    for (const { cents } of refundableOfLine(books, id)) expect(cents).toBeGreaterThan(0);
  }
}

describe('one of four chairs', () => {
  it('arrives broken, comes back and is refunded as the page said, while the others stay', async () => {
    await delivered(shop, orderId);
    const said = (await statements()).sendBackSome[chairs]?.[0]?.returned;
    const { lineIds, ...some } = part(1);
    expect(await requestReturn(june.asked, { ...some, lineId: chairs, ...wish })).toMatchObject({ ok: true });
    expect(await quantities()).toEqual([
      [3, 'delivered'],
      [1, 'delivered'],
      [1, 'return requested'],
    ]);
    expect(await letter('We have your return request')).toContain(
      `Refund to your card: ${formatMoney(said?.total ?? 0)}`,
    );
    const back = (await lines())[2]?.id ?? '';
    await receiveReturn(staff, { orderId, lineIds: [back] });
    const before = await takenAtProvider(shop, orderId);
    expect(await refundReturned(staff, { orderId, lineIds: [back] })).toMatchObject({ ok: true });
    expect(before - (await takenAtProvider(shop, orderId))).toBe(said?.total);
    await shop.ctx.runEffects();
    expect((await quantities())[2]).toEqual([1, 'refunded']);
    await expectBooksToAgree();
    const shown = await orderToShow(june.asked, orderId);
    expect(shown?.order.status).toBe('delivered');
    // Side by side, with what happened to all four before.
    expect(shown?.order.lines.map(({ quantity }) => quantity)).toEqual([3, 1, 1]);
    expect(shown?.order.lines[1]?.events.map(({ act }) => act).slice(0, 4)).toEqual(
      shown?.order.lines[0]?.events.map(({ act }) => act),
    );
    expect(shown?.order.lines[1]?.request).toMatchObject({ note: wish.note });
    expect(asOrdered(shown?.order.lines ?? []).map(({ quantity }) => quantity)).toEqual([4, 1]);
  });

  it('is exchanged for another, and the money moves for that one only', async () => {
    await delivered(shop, orderId);
    const { lineIds, ...some } = part(1);
    await requestReturn(june.asked, { ...some, lineId: chairs, ...wish, want: 'exchange' });
    const one = (await lines())[2];
    const recordId = await newPiece(shop.ctx, { cents: 20_000 });
    const asked = { orderId, lineId: one?.id ?? '', recordId };
    const before = await takenAtProvider(shop, orderId);
    expect(await offerReplacement(staff, asked)).toMatchObject({ ok: true, exchange: { quantity: 1 } });
    const back = before - (await takenAtProvider(shop, orderId));
    expect(back).toBeGreaterThan(0);
    expect(back).toBeLessThan(33_333 - 20_000 + 1500);
    await expectBooksToAgree();
    expect(await quantities()).toEqual([
      [3, 'delivered'],
      [1, 'delivered'],
      [1, 'replacement placed'],
      [1, 'placed'],
    ]);
  });

  it('is canceled, back in stock, and the rest stays ordered', async () => {
    const before = await pieceNow(shop.ctx, chair);
    const said = (await statements()).cancelSome[chairs]?.[0];
    const taken = await takenAtProvider(shop, orderId);
    expect(await cancelLines(june.asked, part(1))).toMatchObject({ ok: true, wholeOrder: false });
    expect(taken - (await takenAtProvider(shop, orderId))).toBe(said?.total);
    expect(await letter('Your cancellation is confirmed')).toContain('1 × Piece');
    const { stock, sold } = await pieceNow(shop.ctx, chair);
    expect([stock - before.stock, sold - before.sold]).toEqual([1, -1]);
    const held = and(eq(reservation.orderId, orderId), eq(reservation.recordId, chair));
    expect(await shop.ctx.db.select().from(reservation).where(held)).toMatchObject([{ quantity: 3, state: 'sold' }]);
    const chosen = await shop.ctx.db.select().from(choice).where(eq(choice.recordId, chair));
    expect(chosen.map((one) => one.chosen)).toEqual([true]);
    await expectBooksToAgree();
    // The last three: now it’s out of the order for good.
    expect(await cancelLines(june.asked, { orderId, lineIds: [chairs] })).toMatchObject({ ok: true });
    expect((await pieceNow(shop.ctx, chair)).stock - before.stock).toBe(4);
    await expectBooksToAgree();
  });
});

it('three of four ship, and the customer hears of three', async () => {
  await confirmLines(staff, { orderId });
  expect(await shipLines(staff, { ...part(3), carrier: 'ups', tracking: '1Z1' })).toMatchObject({
    lines: [{ quantity: 3, state: 'shipped', tracking: '1Z1' }],
  });
  expect(await letter('Your furniture is on its way')).toContain('3 × Piece');
  expect(await shipLines(staff, { orderId, lineIds: [chairs], carrier: 'ups', tracking: '1Z2' })).toMatchObject({
    lines: [{ quantity: 1, tracking: '1Z2' }],
  });
  expect((await orderToShow(june.asked, orderId))?.order.status).toBe('partly shipped');
});

describe('nothing is divided', () => {
  it('twice, however often or at once it’s asked', async () => {
    const asked = part(1);
    const all = await Promise.all(Array.from({ length: 5 }, () => cancelLines(june.asked, asked)));
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await cancelLines(june.asked, asked)).toEqual({ ok: false, reason: 'refused', refusal: 'other-quantity' });
    expect(await quantities()).toEqual([
      [3, 'placed'],
      [1, 'placed'],
      [1, 'cancelled'],
    ]);
    await expectBooksToAgree();
  });

  it('if the act is refused', async () => {
    const before = await lines();
    const events = () => shop.ctx.db.select().from(orderLineEvent);
    const written = (await events()).length;
    const someone = (await shopper(shop, [{ recordId: chair }])).asked;
    expect(await cancelLines(someone, part(1))).toEqual({ ok: false, reason: 'not-found' });
    expect(await shipLines(staff, { ...part(1), carrier: 'ups', tracking: '1' })).toMatchObject({
      refusal: 'not-allowed',
    });
    expect(await cancelLines(june.asked, part(5))).toMatchObject({ refusal: 'other-quantity' });
    expect(await cancelLines(june.asked, part(0))).toMatchObject({ refusal: 'other-quantity' });
    await delivered(shop, orderId);
    const photos = ['not-hers'];
    const { lineIds, ...some } = part(1);
    const refused = await requestReturn(june.asked, { ...some, lineId: chairs, ...wish, photos });
    expect(refused).toEqual({ ok: false, reason: 'not-found' });
    expect(await refundReturned(staff, part(1))).toMatchObject({ refusal: 'not-allowed' });
    expect((await lines()).map(({ id, quantity }) => [id, quantity])).toEqual(
      before.map(({ id, quantity }) => [id, quantity]),
    );
    expect((await events()).length).toBe(written + before.length * 3);
  });
});

const waits = ['placed', 'confirmed'];

/** Some act on some pieces of a line, with what the page says it gives back. */
async function step(random: Random): Promise<void> {
  const all = await lines();
  const able = all.filter(({ state }) =>
    [...waits, 'shipped', 'delivered', 'return requested', 'returned'].includes(state),
  );
  if (able.length === 0) return;
  const line: LineRow = random.pick(able);
  const take = isDivisible(line) ? 1 + random.int(line.quantity) : line.quantity;
  const takes = { [line.id]: { take, of: line.quantity } };
  const asked = { orderId, lineIds: [line.id], takes };
  const facts = (await getStudioOrder(staff, orderId))?.facts;
  if (!facts) throw new Error('no order');
  const apart = withTaken(facts, [line.id], takes);
  const before = await takenAtProvider(shop, orderId);
  const given = async () => before - (await takenAtProvider(shop, orderId));
  if (waits.includes(line.state) && random.chance(0.4)) {
    expect(await cancelLines(random.chance(0.5) ? june.asked : staff, asked)).toMatchObject({ ok: true });
    expect(await given()).toBe(cancelCents(apart.facts, apart.ids));
    return;
  }
  if (line.state === 'returned') {
    expect(await refundReturned(staff, { orderId, lineIds: [line.id] })).toMatchObject({ ok: true });
    await shop.ctx.runEffects();
    expect(await given()).toBe(returnCents(facts, [line.id]));
    return;
  }
  const parcel = { carrier: 'ups', tracking: random.hex(6) } as const;
  const done = {
    placed: () => confirmLines(staff, asked),
    confirmed: () => shipLines(staff, { ...asked, ...parcel }),
    shipped: () => deliverLines(staff, asked),
    delivered: () => requestReturn(june.asked, { orderId, lineId: line.id, takes, ...wish }),
    'return requested': () => receiveReturn(staff, asked),
  }[line.state as 'placed'];
  expect(await done()).toMatchObject({ ok: true });
  expect(await given()).toBe(0);
}

it.each([1, 2, 3, 4, 5, 6])('both books are equal to the cent after every act of a random walk (%i)', async (seed) => {
  const random = randomFrom(seed, 27);
  const sofa = await newPiece(shop.ctx, { cents: 100_000 + random.int(90_000) });
  const lamp = await newPiece(shop.ctx, { cents: 1 + random.int(20_000) });
  const glove = random.chance(0.5) ? ('white-glove' as const) : ('standard' as const);
  june = await shopper(shop, [
    { recordId: sofa, quantity: 2 + random.int(4), delivery: glove },
    { recordId: lamp, quantity: 1 + random.int(6) },
  ]);
  if (random.chance(0.5)) await paidFee(shop.ctx, june);
  orderId = await orderedFor(shop, june);
  const start = await getStudioOrder(staff, orderId);
  const receipt = asOrdered(start?.lines ?? []).map(({ recordId, quantity, listCents }) => [
    recordId,
    quantity,
    listCents,
  ]);
  for (let at = 0; at < 14; at += 1) {
    await step(random);
    await expectBooksToAgree();
  }
  const end = await getStudioOrder(staff, orderId);
  expect(
    asOrdered(end?.lines ?? []).map(({ recordId, quantity, listCents }) => [recordId, quantity, listCents]),
  ).toEqual(receipt);
  const wanted = end?.lines.filter(({ state }) => state !== 'cancelled') ?? [];
  for (const recordId of [sofa, lamp]) {
    const gone = sumCents(wanted.filter((line) => line.recordId === recordId).map(({ quantity }) => quantity));
    expect((await pieceNow(shop.ctx, recordId)).stock).toBe(10 - gone);
  }
});
