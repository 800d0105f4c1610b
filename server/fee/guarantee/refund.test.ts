import { eq } from 'drizzle-orm';
import pg from 'pg';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { audit, refund } from '#server/db/schema/index.ts';
import { createAccount } from '../../../tests/setup/context.ts';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { liveChannel, tellGathered } from '../../live/announce.ts';
import { sweepRefunds } from '../../payment/follow-refunds.ts';
import { sendRefund, sendRefunds } from '../../payment/send-refund.ts';
import {
  booksOf,
  type Customer,
  customer,
  type FeeShop,
  openedFor,
  openFeeShop,
  paidFee,
  paymentOf,
  takenInBothBooks,
} from '../fee.test-data.ts';
import { feeOfAccount } from '../fee-of-account.ts';
import { spendCredit } from '../order-credit.ts';
import { promiseRefund } from './promise-refund.ts';
import { refundFee } from './refund-fee.ts';
import { retryFeeRefund } from './retry-refund.ts';

const day = 86_400_000;

let shop: FeeShop;
let june: Customer;
let ada: Ctx;
beforeAll(async () => {
  shop = await openFeeShop();
  ada = shop.ctx.as(await createAccount(shop.ctx, { role: 'admin', firstName: 'Ada' }));
});
beforeEach(async () => {
  shop.cards.sandbox.faults.set({});
  june = await customer(shop.ctx, { submitted: true });
});

const paid = (someone = june) => paidFee(shop, someone);
const back = (feeId: string, cents: number | 'all' = 'all') => refundFee(ada, { feeId, cents, note: 'A kindness' });
const refundsOf = (feeId: string) => shop.ctx.db.select().from(refund).where(eq(refund.paymentId, feeId));

const bothBooks = (feeId: string) => takenInBothBooks(shop, feeId);

describe('a refund of the fee', () => {
  test('in part lowers the credit, keeps the fee, and both books agree', async () => {
    const feeId = await paid();
    expect(await back(feeId, 4900)).toEqual({ ok: true, cents: 4900, whole: false });
    expect(await bothBooks(feeId)).toEqual({ ours: 10_000, theirs: 10_000 });
    expect((await booksOf(shop.ctx, feeId)).fee).toMatchObject({ status: 'complete', refundedCents: 4900 });
    expect(await feeOfAccount(june.asked)).toMatchObject({ valid: true, creditCents: 10_000 });
    expect(await back(feeId, 10_001)).toEqual({ ok: false, reason: 'more-than-paid' });
    const [line] = await shop.ctx.db.select().from(audit).where(eq(audit.subjectId, feeId));
    expect(line).toMatchObject({ act: 'fee.refund', detail: { cents: 4900, note: 'A kindness' } });
    await shop.ctx.runEffects();
    expect(shop.ctx.sent.map(({ subject }) => subject)).toContain('$49 of your customization fee is on its way back');
  });

  test('in full ends the fee, closes its projects, and a new one may be opened', async () => {
    const feeId = await paid();
    expect(await back(feeId)).toEqual({ ok: true, cents: 14_900, whole: true });
    const books = await booksOf(shop.ctx, feeId);
    expect(books.fee).toMatchObject({ status: 'refunded', refundedAt: shop.ctx.clock.now() });
    expect(books.projects).toMatchObject([{ state: 'closed' }]);
    expect(await bothBooks(feeId)).toEqual({ ours: 0, theirs: 0 });
    expect(await back(feeId)).toEqual({ ok: false, reason: 'refunded' });
    expect((await openedFor(june)).id).not.toBe(feeId);
  });

  test('pressed twice at once goes back once; two halves at once are both halves', async () => {
    const feeId = await paid();
    const both = await Promise.all([back(feeId), back(feeId)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await bothBooks(feeId)).toEqual({ ours: 0, theirs: 0 });
    const theo = await customer(shop.ctx);
    const other = await paid(theo);
    await Promise.all([back(other, 7450), back(other, 7450)]);
    await sweepRefunds(shop.ctx);
    expect(await bothBooks(other)).toEqual({ ours: 0, theirs: 0 });
    expect((await booksOf(shop.ctx, other)).fee.status).toBe('refunded');
  });

  test.each(['dropAnswer', 'serverError', 'serverErrorAfterActing'] as const)(
    'on a day of %s is sent by the sweeper, once',
    async (fault) => {
      const feeId = await paid();
      shop.cards.sandbox.faults.set({ [fault]: { path: '/v1/refunds' } });
      expect((await back(feeId, 5000)).ok).toBe(true);
      expect(await refundsOf(feeId)).toMatchObject([{ state: 'promised', tries: 1 }]);
      shop.cards.sandbox.faults.set({});
      await sweepRefunds(shop.ctx);
      expect(await refundsOf(feeId)).toMatchObject([{ state: 'promised' }]);
      shop.ctx.clock.forward(day);
      await Promise.all([sweepRefunds(shop.ctx), sweepRefunds(shop.ctx)]);
      expect(await refundsOf(feeId)).toMatchObject([{ state: 'sent' }]);
      expect(await bothBooks(feeId)).toEqual({ ours: 9900, theirs: 9900 });
    },
  );

  test('whose answer was lost for longer than the provider keeps keys isn’t sent again', async () => {
    const feeId = await paid();
    shop.cards.sandbox.faults.set({ dropAnswer: { path: '/v1/refunds' } });
    await back(feeId, 5000);
    shop.cards.sandbox.faults.set({});
    await shop.cards.stripe.refunds.create({ payment_intent: await paymentOf(shop.ctx, feeId), amount: 1 });
    shop.ctx.clock.forward(3 * day);
    await sweepRefunds(shop.ctx);
    expect(await refundsOf(feeId)).toMatchObject([{ state: 'sent' }]);
    expect((await bothBooks(feeId)).theirs).toBe(9899);
  });

  test('that the provider refuses is recorded for someone to look at', async () => {
    const feeId = await paid();
    await shop.cards.stripe.refunds.create({ payment_intent: await paymentOf(shop.ctx, feeId), amount: 14_000 });
    await back(feeId, 14_900);
    expect(await refundsOf(feeId)).toMatchObject([
      { state: 'failed', problem: expect.stringContaining('greater than') },
    ]);
    expect((await booksOf(shop.ctx, feeId)).ledger).toHaveLength(1);
  });

  test('that is refused, or comes back from the bank, is audited, announced and told to the customer like an order’s', async () => {
    const feeId = await paid();
    const no = { ok: false, reason: 'refused', type: 'other', code: 'unknown', message: 'The bank says no.' } as const;
    const refusing = { ...ada, payments: { ...ada.payments, refund: async () => ({ ...no, payment: null }) } };
    const ear = new pg.Client({ connectionString: shop.database.url });
    await ear.connect();
    await ear.query(`listen ${liveChannel}`);
    const heard = vi.fn();
    ear.on('notification', ({ payload }) => heard(payload));
    /** The live updates since the last call. */
    const news = async () => {
      await tellGathered(shop.ctx.db);
      await ear.query('select 1');
      const told = heard.mock.calls.flat();
      heard.mockClear();
      return told;
    };
    const told = JSON.stringify({ accountId: june.person.id, topic: 'fee' });
    const promised = await inTransaction(ada, (inside) =>
      promiseRefund(inside, { feeId, cents: 5000, reason: 'goodwill' }),
    );
    await news();
    await sendRefunds(refusing, promised.ok ? promised.refunds : []);
    expect(await news()).toContain(told);
    const failures = async () =>
      (await shop.ctx.db.select().from(audit).where(eq(audit.subjectId, feeId))).filter(
        ({ act }) => act === 'fee.refund-failed',
      );
    expect(await failures()).toMatchObject([{ actor: 'system', detail: { problem: 'The bank says no.' } }]);
    const [failed] = await refundsOf(feeId);
    await retryFeeRefund(ada, { refundId: failed?.id ?? '' });
    const [sent] = await refundsOf(feeId);
    shop.ctx.clock.forward(2 * day);
    await shop.cards.failRefund(sent?.refundId ?? '');
    await news();
    await sweepRefunds(shop.ctx);
    expect(await news()).toContain(told);
    await ear.end();
    expect(await failures()).toHaveLength(2);
    await retryFeeRefund(ada, { refundId: failed?.id ?? '' });
    await shop.ctx.runEffects();
    const letters = shop.ctx.sent.filter(({ to }) => to === june.person.email).map(({ subject }) => subject);
    expect(letters.filter((subject) => subject.includes('$50'))).toEqual([
      '$50 of your customization fee is on its way back',
      'Your refund of $50 came back to us',
      '$50 of your customization fee is on its way back again',
    ]);
  });

  test('that the bank sends back days later is off the books, and can be sent again', async () => {
    const feeId = await paid();
    await back(feeId, 5000);
    const [sent] = await refundsOf(feeId);
    shop.ctx.clock.forward(2 * day);
    await shop.cards.failRefund(sent?.refundId ?? '');
    await sweepRefunds(shop.ctx);
    expect(await refundsOf(feeId)).toMatchObject([{ state: 'failed', sentAt: null }]);
    expect(await bothBooks(feeId)).toEqual({ ours: 14_900, theirs: 14_900 });
    expect((await retryFeeRefund(june.asked, { refundId: sent?.id ?? '' })).ok).toBe(false);
    expect((await retryFeeRefund(ada, { refundId: sent?.id ?? '' })).ok).toBe(true);
    expect((await retryFeeRefund(ada, { refundId: sent?.id ?? '' })).ok).toBe(false);
    expect(await refundsOf(feeId)).toMatchObject([{ state: 'sent', attempt: 1 }]);
    expect(await bothBooks(feeId)).toEqual({ ours: 9900, theirs: 9900 });
    const written = await shop.ctx.db.select().from(audit).where(eq(audit.subjectId, feeId));
    expect(written.map(({ act }) => act)).toEqual(expect.arrayContaining(['fee.refund-failed', 'fee.refund-again']));
  });

  test('that was refused, sent again and accepted isn’t undone by a late refusal of the first try', async () => {
    const feeId = await paid();
    const { promise: letThrough, resolve: answer } = Promise.withResolvers<void>();
    const no = async () =>
      ({
        ok: false,
        reason: 'refused',
        type: 'other',
        code: 'unknown',
        message: 'The bank says no.',
        payment: null,
      }) as const;
    const slowNo = async () => letThrough.then(no);
    const sending = (refund: Ctx['payments']['refund']): Ctx => ({ ...ada, payments: { ...ada.payments, refund } });
    const late = refundFee(sending(slowNo), { feeId, cents: 5000, note: '' });
    await vi.waitUntil(async () => (await refundsOf(feeId)).length > 0);
    const [{ id: refundId = '' } = {}] = await refundsOf(feeId);
    await sendRefund(sending(no), refundId);
    const again = sending(async (given) => {
      const taken = await ada.payments.refund(given);
      answer();
      await late;
      return taken;
    });
    expect(await retryFeeRefund(again, { refundId })).toEqual({ ok: true });
    expect(await refundsOf(feeId)).toMatchObject([{ state: 'sent', problem: null, attempt: 1 }]);
    expect(await bothBooks(feeId)).toEqual({ ours: 9900, theirs: 9900 });
  });

  test('is not for customers, nor of a fee that is credited or unknown', async () => {
    const feeId = await paid();
    expect(await refundFee(june.asked, { feeId, cents: 'all', note: '' })).toEqual({
      ok: false,
      reason: 'not-allowed',
    });
    expect(await back('fee_none')).toEqual({ ok: false, reason: 'not-found' });
    await spendCredit(shop.ctx, { accountId: june.person.id, feeId, orderId: 'order_1' });
    expect(await back(feeId)).toEqual({ ok: false, reason: 'credited' });
  });
});
