import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fee, payment, project } from '#server/db/schema/index.ts';
import { createAccount } from '../../../tests/setup/context.ts';
import { sweepPayments } from '../../payment/sweep-payments.ts';
import { syncPayment } from '../../payment/sync.ts';
import {
  booksOf,
  type Customer,
  customer,
  type FeeShop,
  newSurvey,
  openedFor,
  openFeeShop,
  paymentOf,
  submit,
} from '../fee.test-data.ts';

let shop: FeeShop;
let june: Customer;
beforeAll(async () => {
  shop = await openFeeShop();
  await createAccount(shop.ctx, { role: 'specialist', firstName: 'Maren', email: 'maren@hearthline.test' });
});
beforeEach(async () => {
  shop.cards.sandbox.faults.set({});
  june = await customer(shop.ctx, { submitted: true });
});

async function paidOrder(someone = june) {
  const order = await openedFor(someone);
  await shop.cards.pay(await paymentOf(shop.ctx, order.id));
  return order;
}

/** By the provider's own books. */
async function capturedAtProvider(feeId: string) {
  const rows = (await shop.cards.sandbox.ledger()).filter(({ order_id }) => order_id === feeId);
  return rows.reduce((sum, { captured, refunded }) => sum + captured - refunded, 0);
}

describe('settling', () => {
  test('writes status, books, room, clock, specialist, receipt and news in one go', async () => {
    const order = await paidOrder();
    expect(await syncPayment(shop.ctx, order.id)).toMatchObject({ ok: true, row: { state: 'complete' } });
    const now = shop.ctx.clock.now();
    const books = await booksOf(shop.ctx, order.id);
    expect(books.fee).toMatchObject({ status: 'complete', paidAt: now, paidCents: 14_900, discountCents: 0 });
    expect(books.ledger).toMatchObject([
      { kind: 'captured', of: 'fee', cents: 14_900, intentId: books.payment?.intentId },
    ]);
    expect(books.rooms).toMatchObject([{ surveyId: june.surveyId, takenAt: now }]);
    const due = new Date(now.getTime() + 72 * 3_600_000);
    expect(books.projects).toMatchObject([
      { state: 'waiting for boards', waitingSince: now, dueAt: due, takenAt: null },
    ]);
    await shop.ctx.runEffects();
    const receipt = shop.ctx.sent.find(({ to }) => to === june.person.email);
    expect(receipt?.subject).toBe('Your receipt: $149 for the customization fee');
    expect(receipt?.text).toContain('Card: Visa ending in 4242');
    expect(receipt?.text).toContain('Valid through: November 15, 2027');
    const told = shop.ctx.sent.find(({ to }) => to === 'maren@hearthline.test');
    expect(told?.text).toContain('Due: November 18, 2026');
  });

  test('again, and again a day later, changes nothing', async () => {
    const order = await paidOrder();
    await syncPayment(shop.ctx, order.id);
    const before = await booksOf(shop.ctx, order.id);
    await syncPayment(shop.ctx, order.id);
    shop.ctx.clock.forward(86_400_000);
    await syncPayment(shop.ctx, order.id);
    expect(await booksOf(shop.ctx, order.id)).toEqual(before);
  });

  test('five times at once is one ledger entry, one room, one receipt', async () => {
    const order = await paidOrder();
    const settled = await Promise.all(Array.from({ length: 5 }, () => syncPayment(shop.ctx, order.id)));
    for (const one of settled) expect(one).toMatchObject({ ok: true, row: { state: 'complete' } });
    const { ledger, rooms, mails, projects } = await booksOf(shop.ctx, order.id);
    expect([ledger.length, rooms.length, mails.length, projects.length]).toEqual([1, 1, 1, 1]);
    expect(ledger[0]?.cents).toBe(await capturedAtProvider(order.id));
  });

  test('before the card has paid leaves it open, and reports the payment’s state', async () => {
    const order = await openedFor(june);
    expect(await syncPayment(shop.ctx, order.id)).toMatchObject({
      ok: true,
      row: { state: 'open' },
      intent: { status: 'requires_payment_method' },
    });
    await expect(shop.cards.pay(await paymentOf(shop.ctx, order.id), 'pm_card_chargeDeclined')).rejects.toThrow();
    await syncPayment(shop.ctx, order.id);
    const { fee: row, ledger } = await booksOf(shop.ctx, order.id);
    expect(row.status).toBe('open');
    expect(ledger).toEqual([]);
  });

  test('an unknown fee is not found', async () => {
    expect(await syncPayment(shop.ctx, 'fee_none')).toEqual({ ok: false, reason: 'not-found' });
  });
});

describe('whose room it is', () => {
  test('a survey that is still being answered takes its room when it is submitted', async () => {
    const theo = await customer(shop.ctx);
    const order = await paidOrder(theo);
    await syncPayment(shop.ctx, order.id);
    expect((await booksOf(shop.ctx, order.id)).rooms).toEqual([]);
    shop.ctx.clock.forward(3_600_000);
    const started = await submit(shop.ctx, theo.surveyId, theo.person.id);
    expect(started).toMatchObject({ state: 'waiting for boards', waitingSince: shop.ctx.clock.now() });
    expect((await booksOf(shop.ctx, order.id)).rooms).toMatchObject([{ surveyId: theo.surveyId }]);
  });

  test('submitted and settled at the same moment, the clock runs, in either order', async () => {
    const theo = await customer(shop.ctx);
    const order = await paidOrder(theo);
    await Promise.all([syncPayment(shop.ctx, order.id), submit(shop.ctx, theo.surveyId, theo.person.id)]);
    const { rooms, projects } = await booksOf(shop.ctx, order.id);
    expect(rooms).toHaveLength(1);
    expect(projects).toMatchObject([{ state: 'waiting for boards' }]);
  });

  test('all submitted surveys are covered, up to four, with one specialist; the fifth waits for a new fee', async () => {
    await createAccount(shop.ctx, { role: 'specialist', firstName: 'Ana' });
    for (let more = 0; more < 4; more++) await newSurvey(shop.ctx, june.person.id, { submitted: true });
    const order = await paidOrder();
    await syncPayment(shop.ctx, order.id);
    const { rooms, projects } = await booksOf(shop.ctx, order.id);
    expect(rooms).toHaveLength(4);
    expect(rooms.some(({ surveyId }) => surveyId === june.surveyId)).toBe(true);
    const waiting = projects.filter(({ state }) => state === 'waiting for boards');
    expect(waiting).toHaveLength(4);
    expect(new Set(waiting.map(({ specialistId }) => specialistId)).size).toBe(1);
    const [fifth] = projects.filter(({ state }) => state === 'submitted, unpaid');
    expect(await openedFor({ ...june, surveyId: fifth?.surveyId ?? '' })).toMatchObject({ status: 'open' });
  });
});

describe('when the customer never comes back', () => {
  const halfAnHour = 30 * 60_000;

  test('the sweeper settles what was paid', async () => {
    const order = await paidOrder();
    await sweepPayments(shop.ctx);
    expect((await booksOf(shop.ctx, order.id)).fee.status).toBe('open');
    shop.ctx.clock.forward(halfAnHour);
    await sweepPayments(shop.ctx);
    expect((await booksOf(shop.ctx, order.id)).fee.status).toBe('complete');
  });

  test('a confirmation whose answer was dropped after acting is settled by the sweeper, charged once', async () => {
    const order = await openedFor(june);
    shop.cards.sandbox.faults.set({ dropAnswer: { path: '/confirm' } });
    await expect(shop.cards.pay(await paymentOf(shop.ctx, order.id))).rejects.toThrow();
    shop.cards.sandbox.faults.set({});
    shop.ctx.clock.forward(halfAnHour);
    await sweepPayments(shop.ctx);
    const { fee: row, ledger } = await booksOf(shop.ctx, order.id);
    expect(row.status).toBe('complete');
    expect(ledger).toHaveLength(1);
    expect(await capturedAtProvider(order.id)).toBe(14_900);
  });

  test('the provider down, the fee stays open, and is asked about again, later each time', async () => {
    const order = await paidOrder();
    shop.ctx.clock.forward(halfAnHour);
    shop.cards.sandbox.faults.set({ serverError: {} });
    expect(await syncPayment(shop.ctx, order.id)).toEqual({ ok: false, reason: 'provider-failed' });
    await sweepPayments(shop.ctx);
    expect(await booksOf(shop.ctx, order.id)).toMatchObject({ fee: { status: 'open' }, payment: { checks: 1 } });
    shop.cards.sandbox.faults.set({});
    await sweepPayments(shop.ctx);
    expect((await booksOf(shop.ctx, order.id)).fee.status).toBe('open');
    shop.ctx.clock.forward(60_000);
    await sweepPayments(shop.ctx);
    expect((await booksOf(shop.ctx, order.id)).fee.status).toBe('complete');
  });

  test('a settle that dies halfway leaves nothing behind, and the next one does it all', async () => {
    const order = await paidOrder();
    const dying = { ...shop.ctx, jobs: { promise: () => Promise.reject(new Error('killed')) } };
    await expect(syncPayment(dying, order.id)).rejects.toThrow('killed');
    const after = await booksOf(shop.ctx, order.id);
    expect(after).toMatchObject({ fee: { status: 'open', paidCents: 0 }, ledger: [], rooms: [], mails: [] });
    expect(after.projects).toMatchObject([{ state: 'submitted, unpaid', specialistId: null }]);
    await syncPayment(shop.ctx, order.id);
    expect(await booksOf(shop.ctx, order.id)).toMatchObject({
      fee: { status: 'complete' },
      ledger: [{ cents: 14_900 }],
    });
  });
});

describe('what does not add up', () => {
  test('the payment of another order is never taken for this one’s', async () => {
    const theo = await customer(shop.ctx);
    const cheap = await paidOrder(theo);
    const order = await openedFor(june);
    const intentId = await paymentOf(shop.ctx, cheap.id);
    await shop.ctx.db.update(payment).set({ intentId: null }).where(eq(payment.id, cheap.id));
    await shop.ctx.db.update(payment).set({ intentId }).where(eq(payment.id, order.id));
    await expect(syncPayment(shop.ctx, order.id)).rejects.toThrow('is not the one of');
    expect((await booksOf(shop.ctx, order.id)).fee.status).toBe('open');
  });

  test('a second capture of one fee cannot be written down', async () => {
    const order = await paidOrder();
    await syncPayment(shop.ctx, order.id);
    await shop.ctx.db.update(fee).set({ status: 'open' }).where(eq(fee.id, order.id));
    await shop.ctx.db.update(payment).set({ state: 'open', paidAt: null }).where(eq(payment.id, order.id));
    await expect(syncPayment(shop.ctx, order.id)).rejects.toThrow();
    expect((await booksOf(shop.ctx, order.id)).ledger).toHaveLength(1);
    const [row] = await shop.ctx.db.select().from(project).where(eq(project.surveyId, june.surveyId));
    expect(row?.state).toBe('waiting for boards');
  });
});
