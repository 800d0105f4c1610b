import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ledgerTotals } from '#core/money/index.ts';
import { easternDay, startOfDay } from '#core/promotion/index.ts';
import type { Ctx } from '../../context.ts';
import { orderLine, refund } from '../../db/schema/index.ts';
import { listExceptions } from '../../exception/list-exceptions.ts';
import { lapsePayment } from '../../payment/expire-payment.ts';
import { mismatches } from '../../payment/mismatch.ts';
import { sweepPayments } from '../../payment/sweep-payments.ts';
import { syncPayment } from '../../payment/sync.ts';
import {
  beforeTransactions,
  booksOf,
  delivered,
  intentOf,
  newPiece,
  type OrderShop,
  openOrderShop,
  orderedFor,
  pay,
  pieceNow,
  placedFor,
  refusingRefunds,
  type Shopper,
  shopper,
  takenAtProvider,
} from '../order.test-data.ts';
import { getReceipt } from '../records/get-receipt.ts';
import { declineRequest, withdrawRequest } from './end-request.ts';
import { offerReplacement } from './offer-replacement.ts';
import { payExchange } from './pay-exchange.ts';
import { requestReturn } from './request-return.ts';
import { retryRefund } from './retry-refund.ts';
import { exchangesOf } from './store-exchanges.ts';

let shop: OrderShop;
let staff: Ctx;
let june: Shopper;
let orderId: string;
let lineId: string;
let dear: string;
const day = 24 * 3_600_000;

beforeAll(async () => {
  shop = await openOrderShop();
  staff = shop.ctx.as(shop.specialist);
});
beforeEach(async () => {
  june = await shopper(shop, [{ recordId: await newPiece(shop.ctx) }]);
  orderId = await orderedFor(shop, june);
  await delivered(shop, orderId);
  lineId = (await booksOf(shop.ctx, orderId)).lines[0]?.id ?? '';
  await requestReturn(june.asked, { orderId, lineId, want: 'exchange', reason: 'damaged', note: '', photos: [] });
  dear = await newPiece(shop.ctx, { cents: 160_000, stock: 1 });
});

const offer = () => offerReplacement(staff, { orderId, lineId, recordId: dear });
const exchange = async () => {
  const row = (await exchangesOf(shop.ctx.db, [orderId])).at(-1);
  if (!row) throw new Error('no exchange');
  return row;
};
const state = async () => (await booksOf(shop.ctx, orderId)).lines[0]?.state;
const refundsOf = (id: string) => shop.ctx.db.select().from(refund).where(eq(refund.orderId, id));
const lettersTo = async (subject: string) => {
  await shop.ctx.runEffects();
  return shop.ctx.sent.filter((mail) => mail.to === june.person.email && mail.subject === subject);
};

describe('a request that ends', () => {
  test.each(['withdrawn', 'declined'])('%s while a replacement is offered takes the offer with it', async (how) => {
    const first = (nth: number) => (nth === 1 ? offer().then(() => undefined) : Promise.resolve());
    const ended =
      how === 'withdrawn'
        ? await withdrawRequest(beforeTransactions(june.asked, first), { orderId, lineId })
        : await declineRequest(beforeTransactions(staff, first), { orderId, lineId, note: 'No.' });
    expect(ended).toMatchObject({ ok: true });
    expect(await exchange()).toMatchObject({ state: 'lapsed' });
    expect(await state()).toBe('delivered');
    expect(await pieceNow(shop.ctx, dear)).toMatchObject({ stock: 1 });
    expect(await payExchange(june.asked, { exchangeId: (await exchange()).id })).toMatchObject({ reason: 'over' });
  });

  test.each(['the webhook', 'its page'])(
    'and an offer paid for nothing, found by %s, gives all back, once',
    async (by) => {
      await offer();
      const { id } = await exchange();
      await payExchange(june.asked, { exchangeId: id });
      await shop.cards.pay(await intentOf(shop.ctx, (await exchange()).id));
      // The state an earlier version could leave behind: the line is back to delivered, the offer still open.
      await shop.ctx.db.update(orderLine).set({ state: 'delivered' }).where(eq(orderLine.id, lineId));
      const paid = await takenAtProvider(shop, orderId);
      const over = { ok: false, reason: 'over' };
      if (by === 'its page') expect(await payExchange(june.asked, { exchangeId: id })).toEqual(over);
      const all = await Promise.all(Array.from({ length: 3 }, () => syncPayment(shop.ctx, id)));
      expect(all.every(({ ok }) => ok)).toBe(true);
      expect(await exchange()).toMatchObject({ state: 'lapsed' });
      expect(await pieceNow(shop.ctx, dear)).toMatchObject({ stock: 1, sold: 0 });
      expect(await takenAtProvider(shop, id)).toBe(0);
      expect(await refundsOf(orderId)).toMatchObject([{ state: 'sent', reason: 'late', cents: 60_000 }]);
      const { captured, refunded } = ledgerTotals((await booksOf(shop.ctx, orderId)).ledger);
      expect([captured - refunded, await takenAtProvider(shop, orderId)]).toEqual([paid, paid]);
      expect((await mismatches(shop.ctx, { words: '', limit: 10 })).rows).toEqual([]);
      await shop.ctx.runEffects();
      expect(shop.ctx.sent.some(({ text }) => text.includes('Paid after our hold ended'))).toBe(true);
    },
  );
});

describe('an offer whose days are over', () => {
  test('lapses at the end of its Eastern day, and the customer is told', async () => {
    await offer();
    const { heldUntil, openedAt } = await exchange();
    const until = easternDay(heldUntil);
    expect(startOfDay(until).getTime() - openedAt.getTime()).toBeGreaterThan(6 * day);
    shop.ctx.clock.forward(heldUntil.getTime() - shop.ctx.clock.now().getTime() - 1);
    await sweepPayments(shop.ctx);
    expect(await exchange()).toMatchObject({ state: 'open' });
    expect(easternDay(shop.ctx.clock.now())).toBe(until);
    shop.ctx.clock.forward(2 * day);
    await sweepPayments(shop.ctx);
    expect(await exchange()).toMatchObject({ state: 'lapsed' });
    expect(await lettersTo('We’re no longer holding your replacement')).toHaveLength(1);
  });

  test('lapses also where the provider refuses to make its payment, and the request can be withdrawn', async () => {
    const no = {
      ok: false,
      reason: 'refused',
      type: 'other',
      code: 'amount_too_large',
      message: '',
      payment: null,
    } as const;
    const payments = { ...shop.ctx.payments, createPayment: async () => no };
    await offer();
    shop.ctx.clock.forward(9 * day);
    await sweepPayments({ ...shop.ctx, payments });
    expect(await exchange()).toMatchObject({ state: 'lapsed' });
    expect(await pieceNow(shop.ctx, dear)).toMatchObject({ stock: 1 });
    await offer();
    expect(await withdrawRequest({ ...june.asked, payments }, { orderId, lineId })).toMatchObject({ ok: true });
    expect(await pieceNow(shop.ctx, dear)).toMatchObject({ stock: 1 });
    expect(await lettersTo('We’re no longer holding your replacement')).toHaveLength(1);
  });

  test('stays where the provider does not answer, and the request with it', async () => {
    await offer();
    const silent = { ok: false, reason: 'unreachable', message: '' } as const;
    const payments = { ...shop.ctx.payments, createPayment: async () => silent };
    const ended = await withdrawRequest({ ...june.asked, payments }, { orderId, lineId });
    expect(ended).toEqual({ ok: false, reason: 'provider-failed' });
    expect(await exchange()).toMatchObject({ state: 'open' });
    expect(await state()).toBe('exchange requested');
  });
});

test('an order that is paid after it lapsed is given back like any refund: refused, the studio sees and sends it', async () => {
  const theo = await shopper(shop, [{ recordId: await newPiece(shop.ctx) }]);
  const placed = await placedFor(theo);
  await pay(shop, placed.id);
  await lapsePayment(shop.ctx, placed.id);
  await syncPayment(refusingRefunds(shop.ctx), placed.id);
  const [failed] = await refundsOf(placed.id);
  expect(failed).toMatchObject({ state: 'failed', reason: 'late', cents: placed.totals.total });
  await syncPayment(shop.ctx, placed.id);
  expect(await refundsOf(placed.id)).toHaveLength(1);
  const seen = await listExceptions(staff, { kind: 'provider', words: placed.id, page: { number: 1, size: 20 } });
  const shown = seen?.rows.find(({ act }) => act?.act === 'retry-refund' && act.id === failed?.id);
  // Its order never went through, so there is no page to link to.
  expect(shown).toMatchObject({ href: null, why: expect.stringContaining('It was paid after it had ended.') });
  expect(await retryRefund(staff, { refundId: failed?.id ?? '' })).toEqual({ ok: true });
  expect(await takenAtProvider(shop, placed.id)).toBe(0);
  await shop.ctx.runEffects();
  const letter = shop.ctx.sent.find(({ to, subject }) => to === theo.person.email && subject.startsWith('Your refund'));
  expect(letter?.text).toContain(`See your payment: ${shop.ctx.company.origin}/purchase-success?order=${placed.id}`);
  expect(letter?.text).not.toContain('/orders/');
  expect(await getReceipt(theo.asked, placed.id)).toMatchObject({ state: 'given-back' });
  const { captured, refunded } = ledgerTotals((await booksOf(shop.ctx, placed.id)).ledger);
  expect([captured, refunded]).toEqual([placed.totals.total, placed.totals.total]);
});
