import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sumCents } from '#core/money/index.ts';
import { addDays, dayWords } from '#core/promotion/index.ts';
import type { Ctx } from '../../context.ts';
import { sweepRefunds } from '../../payment/follow-refunds.ts';
import {
  beforeTransactions,
  booksOf,
  newPiece,
  type OrderShop,
  openOrderShop,
  orderedFor,
  paidFee,
  type Shopper,
  shopper,
  takenAtProvider,
} from '../order.test-data.ts';
import { getOrder } from '../records/get-order.ts';
import { answerDelay } from './answer-delay.ts';
import { delayLines } from './delay-lines.ts';
import { sweepLateLines } from './sweep-late-lines.ts';

let shop: OrderShop;
let asStaff: Ctx;
let june: Shopper;
let orderId: string;
let lineIds: string[];
let shipBy: string;
const day = 24 * 3_600_000;

beforeAll(async () => {
  shop = await openOrderShop();
  asStaff = shop.ctx.as(shop.specialist);
});
beforeEach(async () => {
  june = await shopper(shop, [{ recordId: await newPiece(shop.ctx) }]);
  orderId = await orderedFor(shop, june);
  const { lines } = await booksOf(shop.ctx, orderId);
  lineIds = lines.map(({ id }) => id);
  shipBy = lines[0]?.shipBy ?? '';
});

const line = async () => (await getOrder(june.asked, orderId))?.lines[0];
const mailed = async () => {
  await shop.ctx.runEffects();
  return shop.ctx.sent.filter(({ to, subject }) => to === june.person.email && subject.startsWith('Running late'));
};
const delay = (days: number | null) =>
  delayLines(asStaff, { orderId, lineIds, newShipBy: days === null ? null : addDays(shipBy, days) });

describe('a line that ships late', () => {
  test('is announced once, when its day has passed, with the choice to wait or cancel', async () => {
    shop.ctx.clock.forward(14 * day);
    await sweepLateLines(shop.ctx);
    expect(await mailed()).toHaveLength(0);
    shop.ctx.clock.forward(day);
    await Promise.all([sweepLateLines(shop.ctx), sweepLateLines(shop.ctx)]);
    await sweepLateLines(shop.ctx);
    const [mail, ...more] = await mailed();
    expect(more).toHaveLength(0);
    expect(mail?.text).toContain('You can wait, or cancel this piece: we’ll refund what you paid for it by card.');
    expect((await line())?.delay).toMatchObject({ answer: null });
    expect(await answerDelay(june.asked, { orderId, lineIds, answer: 'wait' })).toMatchObject({ ok: true });
    shop.ctx.clock.forward(60 * day);
    await sweepLateLines(shop.ctx);
    expect(await line()).toMatchObject({ state: 'placed', delay: { answer: 'wait' } });
    expect(await mailed()).toHaveLength(1);
  });

  test('survives a first short delay without an answer, and is canceled after a second one', async () => {
    const paid = await takenAtProvider(shop, orderId);
    expect(await delay(10)).toMatchObject({ ok: true });
    const [told] = await mailed();
    expect(told?.text).toMatch(/Arrives [A-Z][a-z]+ \d.* 20\d\d/);
    shop.ctx.clock.forward(20 * day);
    await sweepLateLines(shop.ctx);
    expect((await line())?.state).toBe('placed');
    // The second date passes too. The customer is told again, and this time silence cancels.
    shop.ctx.clock.forward(5 * day);
    await sweepLateLines(shop.ctx);
    expect(await mailed()).toHaveLength(2);
    expect((await line())?.state).toBe('placed');
    shop.ctx.clock.forward(8 * day);
    await sweepLateLines(shop.ctx);
    expect((await line())?.state).toBe('cancelled');
    expect(await takenAtProvider(shop, orderId)).toBe(0);
    expect(paid).toBeGreaterThan(0);
  });

  test('by more than 30 days is canceled without an answer, and not with one', async () => {
    await delay(31);
    shop.ctx.clock.forward(44 * day);
    await sweepLateLines(shop.ctx);
    expect((await line())?.state).toBe('placed');
    shop.ctx.clock.forward(day);
    await sweepLateLines(shop.ctx);
    expect((await line())?.state).toBe('cancelled');
  });

  test('can be canceled by the customer at once; an earlier day is no delay, and only the customer can answer', async () => {
    expect(await answerDelay(june.asked, { orderId, lineIds, answer: 'wait' })).toMatchObject({ reason: 'not-found' });
    expect(await delay(0)).toEqual({ ok: false, reason: 'not-later' });
    expect(await delayLines(june.asked, { orderId, lineIds, newShipBy: null })).toMatchObject({
      reason: 'not-allowed',
    });
    await delay(null);
    const theo = await shopper(shop, [{ recordId: await newPiece(shop.ctx) }]);
    expect(await answerDelay(theo.asked, { orderId, lineIds, answer: 'cancel' })).toMatchObject({
      reason: 'not-found',
    });
    await answerDelay(june.asked, { orderId, lineIds, answer: 'cancel' });
    expect((await line())?.state).toBe('cancelled');
    expect(await takenAtProvider(shop, orderId)).toBe(0);
  });
});

describe('an answer to a delay', () => {
  test('gives back what the letter promises: what the card paid for it, not what the fee’s credit did', async () => {
    june = await shopper(shop, [{ recordId: await newPiece(shop.ctx) }, { recordId: await newPiece(shop.ctx) }]);
    await paidFee(shop.ctx, june);
    orderId = await orderedFor(shop, june);
    lineIds = (await booksOf(shop.ctx, orderId)).lines.map(({ id }) => id).slice(0, 1);
    await delay(null);
    const [mail] = await mailed();
    expect(mail?.text).toContain('we’ll refund what you paid for it by card');
    expect(mail?.text).not.toMatch(/full refund|refund it/);
    const { ledger } = await booksOf(shop.ctx, orderId);
    const ofPiece = ledger.filter(({ kind, lineId }) => kind === 'captured' && lineId === lineIds[0]);
    const cardPaid = sumCents(ofPiece.map(({ cents }) => cents));
    expect(cardPaid).toBeLessThan(100_000);
    const answered = await answerDelay(june.asked, { orderId, lineIds, answer: 'cancel' });
    expect(answered).toMatchObject({ ok: true, refunds: [{ cents: cardPaid }], feeCredit: 'kept' });
  });

  test('to cancel is kept whole or not at all, wherever the process dies', async () => {
    await delay(null);
    const cancel = { orderId, lineIds, answer: 'cancel' } as const;
    // Dies before the refund is recorded: the answer isn't saved, and silence still counts.
    const ids: Ctx['ids'] = {
      ...june.asked.ids,
      next(kind) {
        if (kind === 'refund') throw new Error('killed');
        return june.asked.ids.next(kind);
      },
    };
    await expect(answerDelay({ ...june.asked, ids }, cancel)).rejects.toThrow('killed');
    expect(await line()).toMatchObject({ state: 'placed', delay: { answer: null } });
    // Dies between the two transactions: the line is canceled, and the sweeper sends the refund.
    const dying = beforeTransactions(june.asked, (nth) =>
      nth === 2 ? Promise.reject(new Error('killed')) : Promise.resolve(),
    );
    await answerDelay(dying, cancel).catch(() => undefined);
    expect((await line())?.state).toBe('cancelled');
    shop.ctx.clock.forward(day);
    await sweepRefunds(shop.ctx);
    expect(await takenAtProvider(shop, orderId)).toBe(0);
  });

  test('that comes while unanswered ones are being canceled still counts', async () => {
    await delay(31);
    shop.ctx.clock.forward(45 * day);
    const swept = beforeTransactions(shop.ctx, async (nth) => {
      if (nth > 1) return;
      expect(await answerDelay(june.asked, { orderId, lineIds, answer: 'wait' })).toMatchObject({ ok: true });
    });
    await sweepLateLines(swept);
    expect(await line()).toMatchObject({ state: 'placed', delay: { answer: 'wait' } });
    expect(await takenAtProvider(shop, orderId)).toBeGreaterThan(0);
  });

  test('is waited for no longer because of a further delay', async () => {
    await delay(3);
    for (let week = 1; week <= 4; week += 1) {
      shop.ctx.clock.forward(6 * day);
      await delay(40 + week);
      await sweepLateLines(shop.ctx);
    }
    expect((await line())?.state).toBe('cancelled');
    const words = (await mailed()).slice(1).map(({ text }) => /hear from you by (.*), we/.exec(text)?.[1]);
    expect(new Set(words).size).toBe(1);
  });
  test('is waited for until the day that was told, also where the shop names a day after we told of none', async () => {
    shop.ctx.clock.forward(15 * day);
    await sweepLateLines(shop.ctx);
    shop.ctx.clock.forward(day);
    expect(await delay(20)).toMatchObject({ ok: true });
    const told = dayWords(addDays(shipBy, 30));
    expect((await mailed()).map(({ text }) => /hear from you by (.*), we/.exec(text)?.[1])).toEqual([told, told]);
    // The last day to answer is 30 days after the first promised date, which was 14 days after the order.
    shop.ctx.clock.forward(28 * day);
    await sweepLateLines(shop.ctx);
    expect((await line())?.state).toBe('placed');
    shop.ctx.clock.forward(day);
    await sweepLateLines(shop.ctx);
    expect((await line())?.state).toBe('cancelled');
    expect(await takenAtProvider(shop, orderId)).toBe(0);
  });
});
