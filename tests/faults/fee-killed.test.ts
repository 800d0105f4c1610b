import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Ctx } from '#server/context.ts';
import { fee } from '#server/db/schema/index.ts';
import { booksOf, type Customer, customer, type FeeShop, openFeeShop, paymentOf } from '#server/fee/fee.test-data.ts';
import { openFee, preparePayment } from '#server/fee/paying/open-fee.ts';
import { syncPaymentStep } from '#server/fee/paying/payment-step-facts.ts';
import { sweepPayments } from '#server/payment/sweep-payments.ts';
import { syncPayment } from '#server/payment/sync.ts';
import { liveUntil } from './mortal.ts';

let shop: FeeShop;
beforeAll(async () => {
  shop = await openFeeShop();
});

/** One payment from the first click to the answer; the card itself is charged from the browser. */
const payOnce = (june: Customer) => async (ctx: Ctx) => {
  const asked = { ...ctx, actor: june.person };
  const opened = await openFee(asked, { surveyId: june.surveyId });
  if (!opened.ok) throw new Error(opened.reason);
  const feeId = opened.order.id;
  const prepared = await preparePayment(asked, { feeId, shownCents: opened.order.totalCents });
  if (!prepared.ok) throw new Error(prepared.reason);
  await shop.cards.pay(await paymentOf(shop.ctx, feeId));
  await syncPayment(ctx, feeId);
};

const captured = async (feeId: string) =>
  (await shop.cards.sandbox.ledger())
    .filter(({ order_id }) => order_id === feeId)
    .reduce((sum, row) => sum + row.captured, 0);

async function feeOf(june: Customer): Promise<string | null> {
  const [row] = await shop.ctx.db.select().from(fee).where(eq(fee.accountId, june.person.id));
  return row?.id ?? null;
}

/** The process has started again: the customer looks at the page, or never comes back and the sweeper does. */
async function startAgain(june: Customer, comesBack: boolean): Promise<void> {
  if (comesBack) await syncPaymentStep(june.asked, { surveyId: june.surveyId });
  shop.ctx.clock.forward(3_600_000);
  await sweepPayments(shop.ctx);
}

async function expectAgreement(june: Customer): Promise<void> {
  const feeId = await feeOf(june);
  if (!feeId) return;
  const taken = await captured(feeId);
  const { fee, ledger, mails, rooms } = await booksOf(shop.ctx, feeId);
  expect(taken === 0 || taken === 14_900).toBe(true);
  expect(fee).toMatchObject(taken > 0 ? { status: 'complete', paidCents: taken } : { status: 'open', paidCents: 0 });
  const each = taken > 0 ? 1 : 0;
  expect([ledger.length, mails.length, rooms.length]).toEqual([each, each, each]);
}

const isTurningPoint = (step: string) =>
  ['begin', 'commit'].includes(step) || /^(get|create|update|cancel)[A-Z]/.test(step);

test('killed before, between and after every call to the provider and every transaction, it is charged once or not at all', async () => {
  const whole = await liveUntil(shop.ctx, { url: shop.database.url, dies: () => false }, async (ctx) =>
    payOnce(await customer(shop.ctx, { submitted: true }))(ctx),
  );
  expect(whole.steps).toEqual(expect.arrayContaining(['createCustomer', 'createPayment', 'getPayment', 'commit']));
  // Right before a turning point, and right after it: before whatever comes next.
  const moments = whole.steps.flatMap((step, nth) => (isTurningPoint(step) ? [nth, nth + 1] : []));
  for (const moment of new Set(moments)) {
    const june = await customer(shop.ctx, { submitted: true });
    const life = await liveUntil(shop.ctx, { url: shop.database.url, dies: (_, nth) => nth === moment }, payOnce(june));
    expect(life.killed || moment >= whole.steps.length).toBe(true);
    await startAgain(june, moment % 2 === 0);
    await expectAgreement(june);
    // Whatever happened, they can pay now, and pay once.
    await payOnce(june)(shop.ctx).catch(() => undefined);
    await startAgain(june, true);
    await expectAgreement(june);
    expect(await captured((await feeOf(june)) ?? '')).toBe(14_900);
  }
});
