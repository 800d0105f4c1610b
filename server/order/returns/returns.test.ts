import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ledgerTotals } from '#core/money/index.ts';
import { orderNumber } from '#core/order/index.ts';
import { upload } from '#server/db/schema/index.ts';
import type { Ctx } from '../../context.ts';
import { sweepPayments } from '../../payment/sweep-payments.ts';
import { syncPayment } from '../../payment/sync.ts';
import { answerDelay } from '../fulfillment/answer-delay.ts';
import { delayLines } from '../fulfillment/delay-lines.ts';
import { linesInTrouble } from '../fulfillment/orders-in-trouble.ts';
import { sweepLateLines } from '../fulfillment/sweep-late-lines.ts';
import {
  booksOf,
  delivered,
  intentOf,
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
import { getOrder } from '../records/get-order.ts';
import { orderToShow } from '../records/order-to-show.ts';
import { cancelLines } from './cancel-lines.ts';
import { declineRequest, withdrawRequest } from './end-request.ts';
import { offerReplacement } from './offer-replacement.ts';
import { payExchange } from './pay-exchange.ts';
import { receiveReturn } from './receive-return.ts';
import { refundReturned } from './refund-returned.ts';
import { requestReturn } from './request-return.ts';
import { exchangesOf } from './store-exchanges.ts';

let shop: OrderShop;
let asStaff: Ctx;
let sofa: string;
let june: Shopper;
let orderId: string;
let lineId: string;
const day = 24 * 3_600_000;

beforeAll(async () => {
  shop = await openOrderShop();
  asStaff = shop.ctx.as(shop.specialist);
});
beforeEach(async () => {
  sofa = await newPiece(shop.ctx, { cents: 200_000 });
  june = await shopper(shop, [{ recordId: sofa }, { recordId: await newPiece(shop.ctx) }]);
  await paidFee(shop.ctx, june);
  orderId = await orderedFor(shop, june);
  lineId = (await booksOf(shop.ctx, orderId)).lines[0]?.id ?? '';
});

const ask = (want: 'return' | 'exchange', more: { photos?: string[]; as?: Ctx } = {}) =>
  requestReturn(more.as ?? june.asked, {
    ...{ orderId, lineId, want, reason: 'damaged', note: 'A leg is loose', photos: more.photos ?? [] },
  });
const seen = async () => {
  const view = await getOrder(june.asked, orderId);
  if (!view) throw new Error('no order');
  return view;
};
const exchange = async () => (await exchangesOf(shop.ctx.db, [orderId])).at(-1);
const sums = async () => ledgerTotals((await booksOf(shop.ctx, orderId)).ledger);

describe('a return', () => {
  test('is asked for within 30 days of delivery, with photos of one’s own, received, and refunded', async () => {
    expect(await ask('return')).toMatchObject({ ok: false, refusal: 'not-delivered' });
    await delivered(shop, orderId);
    const photo = shop.ctx.ids.next('upload');
    const facts = { width: 10, height: 10, bytes: 10, deleteTokenHash: photo };
    await shop.ctx.db.insert(upload).values({ id: photo, accountId: june.person.id, ...facts });
    expect(await ask('return', { photos: ['upload_of_somebody_else'] })).toMatchObject({ reason: 'not-found' });
    expect(await ask('return', { photos: [photo] })).toMatchObject({ ok: true });
    expect((await seen()).lines[0]).toMatchObject({
      ...{ state: 'return requested', request: { want: 'return', reason: 'damaged', photos: [photo] } },
      may: { cancel: false, withdraw: true, returnUntil: null },
    });
    const paid = await takenAtProvider(shop, orderId);
    expect(await refundReturned(asStaff, { orderId, lineIds: [lineId] })).toMatchObject({ reason: 'refused' });
    await receiveReturn(asStaff, { orderId, lineIds: [lineId] });
    expect(await refundReturned(asStaff, { orderId, lineIds: [lineId] })).toMatchObject({ ok: true });
    // Only the part a card paid: the fee credit is spread over the order and not paid out.
    const { refunded, credited } = await sums();
    expect(credited).toBe(14_900);
    expect(refunded).toBeGreaterThan(200_000 - 14_900);
    expect(refunded).toBeLessThan(200_000);
    expect(await takenAtProvider(shop, orderId)).toBe(paid - refunded);
    expect((await seen()).lines.map(({ state }) => state)).toEqual(['refunded', 'delivered']);
    expect(await refundReturned(asStaff, { orderId, lineIds: [lineId] })).toMatchObject({ reason: 'refused' });
    await shop.ctx.runEffects();
    const told = shop.ctx.sent.filter(({ text }) => text.includes(orderId) || text.includes('A leg is loose'));
    expect(told.map(({ to }) => to)).toEqual(expect.arrayContaining([june.person.email, shop.specialist.email]));
  });

  test('is too late on the 31st day, and may be withdrawn or declined', async () => {
    await delivered(shop, orderId);
    await ask('return');
    const theo = await shopper(shop, [{ recordId: sofa }]);
    expect(await withdrawRequest(theo.asked, { orderId, lineId })).toEqual({ ok: false, reason: 'not-found' });
    expect(await withdrawRequest(june.asked, { orderId, lineId })).toMatchObject({ ok: true });
    await ask('return');
    expect(await declineRequest(asStaff, { orderId, lineId, note: 'It was used outdoors.' })).toMatchObject({
      ok: true,
    });
    expect((await seen()).lines[0]?.state).toBe('delivered');
    await shop.ctx.runEffects();
    const letter = shop.ctx.sent.find(
      ({ to, subject }) => to === june.person.email && subject === 'About your request',
    );
    expect(letter?.text).toContain('It was used outdoors.');
    expect(letter?.text).toContain(orderNumber(orderId));
    shop.ctx.clock.forward(31 * day);
    expect(await ask('return')).toMatchObject({ ok: false, refusal: 'too-late' });
  });
});

describe('an exchange', () => {
  beforeEach(async () => {
    await delivered(shop, orderId);
    await ask('exchange');
  });

  test('for the same piece costs nothing and starts a line of its own', async () => {
    const paid = await takenAtProvider(shop, orderId);
    expect(await offerReplacement(asStaff, { orderId, lineId, recordId: sofa })).toMatchObject({
      ...{ ok: true, exchange: { state: 'complete', dueCents: 0 } },
    });
    const { lines } = await seen();
    expect(lines.map(({ state }) => state)).toEqual(['replacement placed', 'delivered', 'placed']);
    expect(lines[2]).toMatchObject({ recordId: sofa, replacesLineId: lineId, whiteGloveCents: 0 });
    expect(await takenAtProvider(shop, orderId)).toBe(paid);
    expect(await pieceNow(shop.ctx, sofa)).toMatchObject({ stock: 8, sold: 2 });
    expect(await offerReplacement(asStaff, { orderId, lineId, recordId: sofa })).toMatchObject({ reason: 'refused' });
  });

  test('for a cheaper one gives the difference back; canceled then, the rest of what a card paid', async () => {
    const cheap = await newPiece(shop.ctx, { cents: 150_000 });
    const paid = await takenAtProvider(shop, orderId);
    await offerReplacement(asStaff, { orderId, lineId, recordId: cheap });
    const { refunded } = await sums();
    expect(refunded).toBeGreaterThan(45_000);
    expect(refunded).toBeLessThan(50_000);
    expect(await takenAtProvider(shop, orderId)).toBe(paid - refunded);
    const [, , line] = (await seen()).lines;
    const replacement = { orderId, lineIds: [line?.id ?? ''] };
    // The customer still has the first piece, so only the shop can cancel its replacement.
    expect(line?.may).toMatchObject({ cancel: false, askToCancel: true });
    expect(await cancelLines(june.asked, replacement)).toMatchObject({ refusal: 'replaces-delivered' });
    expect(await cancelLines(june.asked, { orderId })).toMatchObject({ reason: 'refused' });
    expect(await cancelLines(shop.ctx, replacement)).toMatchObject({ refusal: 'replaces-delivered' });
    expect(await sums()).toMatchObject({ refunded });
    expect(await cancelLines(asStaff, replacement)).toMatchObject({ ok: true, wholeOrder: false });
    const after = await sums();
    expect(after.refunded).toBeGreaterThan(185_000);
    expect(after.refunded).toBeLessThan(200_000);
    expect(await takenAtProvider(shop, orderId)).toBe(paid - after.refunded);
  });

  test('for a cheaper one, and again for a cheaper one, gives each difference back once', async () => {
    const [second, third] = [await newPiece(shop.ctx, { cents: 120_000 }), await newPiece(shop.ctx, { cents: 60_000 })];
    await offerReplacement(asStaff, { orderId, lineId, recordId: second });
    const once = (await sums()).refunded;
    await delivered(shop, orderId);
    const replacement = (await seen()).lines[2]?.id ?? '';
    await requestReturn(june.asked, {
      ...{ orderId, lineId: replacement, want: 'exchange', reason: 'damaged', note: '', photos: [] },
    });
    expect(await offerReplacement(asStaff, { orderId, lineId: replacement, recordId: third })).toMatchObject({
      ok: true,
    });
    const { captured, refunded } = await sums();
    // The card's part for the current piece: its share of what the card paid for the first.
    const books = (await booksOf(shop.ctx, orderId)).ledger.filter((entry) => entry.lineId === lineId);
    const cardPaid = books.filter(({ kind }) => kind === 'captured').reduce((sum, { cents }) => sum + cents, 0);
    expect(Math.abs(cardPaid - refunded - cardPaid * 0.3)).toBeLessThanOrEqual(1);
    expect(once).toBeLessThan(refunded);
    expect(await takenAtProvider(shop, orderId)).toBe(captured - refunded);
  });

  test('that runs late is kept through silence, and an answer to cancel it goes to the shop', async () => {
    await offerReplacement(asStaff, { orderId, lineId, recordId: sofa });
    const paid = await takenAtProvider(shop, orderId);
    const lineIds = [(await seen()).lines[2]?.id ?? ''];
    await delayLines(asStaff, { orderId, lineIds, newShipBy: null });
    await delayLines(asStaff, { orderId, lineIds, newShipBy: null });
    // It isn't late yet, but already shows in the studio.
    const lateNow = async () =>
      (await linesInTrouble(asStaff, ['late'], { words: '', limit: 500 })).rows.map((row) => row.lineId);
    expect(await lateNow()).toContain(lineIds[0]);
    shop.ctx.clock.forward(90 * day);
    await sweepLateLines(shop.ctx);
    await sweepLateLines(shop.ctx);
    expect((await seen()).lines[2]).toMatchObject({ state: 'placed', may: { cancel: false } });
    const answered = await answerDelay(june.asked, { orderId, lineIds, answer: 'cancel' });
    expect(answered).toMatchObject({ refusal: 'replaces-delivered' });
    expect((await seen()).lines[2]).toMatchObject({ state: 'placed', delay: { answer: null } });
    expect(await takenAtProvider(shop, orderId)).toBe(paid);
    expect(await lateNow()).toContain(lineIds[0]);
  });

  test('for a dearer one holds it until the difference is paid, five times at once, then orders it once', async () => {
    const dear = await newPiece(shop.ctx, { cents: 260_000, stock: 1 });
    const paid = await takenAtProvider(shop, orderId);
    await offerReplacement(asStaff, { orderId, lineId, recordId: dear });
    expect(await pieceNow(shop.ctx, dear)).toMatchObject({ stock: 0, sold: 0 });
    const offer = (await seen()).lines[0]?.offer;
    expect(offer).toMatchObject({ dueCents: 60_000 });
    const exchangeId = offer?.id ?? '';
    const theo = await shopper(shop, [{ recordId: sofa }]);
    expect(await payExchange(theo.asked, { exchangeId })).toMatchObject({ reason: 'not-found' });
    expect(await payExchange(june.asked, { exchangeId })).toMatchObject({ ok: true, paid: false });
    await shop.cards.pay(await intentOf(shop.ctx, (await exchange())?.id ?? ''));
    await Promise.all(Array.from({ length: 5 }, () => syncPayment(shop.ctx, exchangeId)));
    expect(await payExchange(june.asked, { exchangeId })).toMatchObject({ ok: true, paid: true });
    const { lines } = await seen();
    expect(lines.map(({ state }) => state)).toEqual(['replacement placed', 'delivered', 'placed']);
    expect((await sums()).captured).toBe(paid + 60_000);
    // Canceled before it ships: both payments refund what they took for it.
    await cancelLines(asStaff, { orderId, lineIds: [lines[2]?.id ?? ''] });
    const books = await booksOf(shop.ctx, orderId);
    const back = books.ledger.filter(({ kind }) => kind === 'refunded');
    expect(new Set(back.map(({ intentId }) => intentId)).size).toBe(2);
    const total = back.reduce((sum, { cents }) => sum + cents, 0);
    expect(total).toBeGreaterThan(60_000 + 185_000);
    const exchanged = await takenAtProvider(shop, exchangeId);
    expect((await takenAtProvider(shop, orderId)) + exchanged).toBe(paid + 60_000 - total);
  });

  test('says so when the bank is still working on its payment or has refused it, on later visits too', async () => {
    const shown = async () => (await orderToShow(june.asked, orderId))?.standings ?? {};
    const pay = async (card?: string) => shop.cards.pay(await intentOf(shop.ctx, (await exchange())?.id ?? ''), card);
    await offerReplacement(asStaff, { orderId, lineId, recordId: await newPiece(shop.ctx, { cents: 260_000 }) });
    const exchangeId = (await exchange())?.id ?? '';
    expect(await shown()).toEqual({});
    const press = () => payExchange(june.asked, { exchangeId });
    expect(await press()).toMatchObject({ processing: false, clientSecret: expect.any(String) });
    await expect(pay('pm_card_chargeDeclined')).rejects.toThrow('declined');
    const cardProblem = { type: 'card_error', message: expect.stringContaining('declined') };
    expect(await shown()).toEqual({
      [exchangeId]: { paid: false, processing: false, cardProblem: expect.objectContaining(cardProblem) },
    });

    shop.cards.sandbox.faults.set({ processing: { ms: 600_000, times: 1 } });
    await pay();
    expect(await press()).toEqual({ ok: true, paid: false, processing: true, clientSecret: null });
    expect(await shown()).toMatchObject({ [exchangeId]: { processing: true } });
    const theo = await shopper(shop, [{ recordId: sofa }]);
    expect(await orderToShow(theo.asked, orderId)).toBeNull();
  });

  test('paid at the bank is noticed when the order is next opened, and settled by the act the page then posts', async () => {
    await offerReplacement(asStaff, { orderId, lineId, recordId: await newPiece(shop.ctx, { cents: 260_000 }) });
    await payExchange(june.asked, { exchangeId: (await exchange())?.id ?? '' });
    const exchangeId = (await exchange())?.id ?? '';
    await shop.cards.pay(await intentOf(shop.ctx, exchangeId));
    expect((await orderToShow(june.asked, orderId))?.standings).toMatchObject({ [exchangeId]: { paid: true } });
    expect(await exchange()).toMatchObject({ state: 'open' });
    expect(await payExchange(june.asked, { exchangeId })).toMatchObject({ paid: true });
    const { lines } = (await orderToShow(june.asked, orderId))?.order ?? { lines: [] };
    expect(lines.map(({ state, offer }) => [state, offer])).toEqual([
      ['replacement placed', null],
      ['delivered', null],
      ['placed', null],
    ]);
  });

  test('that no card can pay at once is refused and stays in stock', async () => {
    const dear = await newPiece(shop.ctx, { cents: 100_000_000, stock: 5 });
    const refused = await offerReplacement(asStaff, { orderId, lineId, recordId: dear });
    expect(refused).toEqual({ ok: false, reason: 'too-large' });
    expect(await pieceNow(shop.ctx, dear)).toMatchObject({ stock: 5 });
  });

  test('that isn’t paid goes back into stock when the hold ends, and can be offered again or withdrawn', async () => {
    const dear = await newPiece(shop.ctx, { cents: 260_000, stock: 1 });
    await offerReplacement(asStaff, { orderId, lineId, recordId: dear });
    expect(await offerReplacement(asStaff, { orderId, lineId, recordId: dear })).toMatchObject({
      reason: 'already-offered',
    });
    await payExchange(june.asked, { exchangeId: (await exchange())?.id ?? '' });
    shop.ctx.clock.forward(8 * day);
    await sweepPayments(shop.ctx);
    expect(await exchange()).toMatchObject({ state: 'lapsed' });
    expect(await pieceNow(shop.ctx, dear)).toMatchObject({ stock: 1, sold: 0 });
    expect(await offerReplacement(asStaff, { orderId, lineId, recordId: dear, quantity: 2 })).toMatchObject({
      reason: 'sold-out',
    });
    await offerReplacement(asStaff, { orderId, lineId, recordId: dear });
    expect(await withdrawRequest(june.asked, { orderId, lineId })).toMatchObject({ ok: true });
    expect(await pieceNow(shop.ctx, dear)).toMatchObject({ stock: 1 });
    expect((await seen()).lines[0]).toMatchObject({ state: 'delivered', offer: null });
  });
});
