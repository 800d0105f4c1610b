import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#core/settings/index.ts';
import type { Ctx } from '#server/context.ts';
import { payment } from '#server/db/schema/index.ts';
import { syncPayment } from '../../payment/sync.ts';
import { booksOf, type Customer, customer, type FeeShop, openCouponShop, openedFor } from '../fee.test-data.ts';
import { applyCoupon } from './apply-coupon.ts';
import { preparePayment } from './open-fee.ts';
import { syncPaymentStep } from './payment-step-facts.ts';

const hour = 3_600_000;
const [ofAccount, ofAddress] = limits.card;

let shop: FeeShop;
let june: Customer;
beforeAll(async () => {
  shop = await openCouponShop();
});
beforeEach(async () => {
  shop.cards.sandbox.faults.set({});
  june = await customer(shop.ctx, { submitted: true });
});

const from = ({ asked }: Customer, address: string): Ctx => ({ ...asked, address });
const paymentOf = async (feeId: string) => (await booksOf(shop.ctx, feeId)).payment?.intentId ?? '';

/** Presses the button, and the card is declined. */
async function declined(ctx: Ctx, feeId: string): Promise<boolean> {
  const prepared = await preparePayment(ctx, { feeId, shownCents: 14_900 });
  if (!prepared.ok) return false;
  await expect(shop.cards.pay(await paymentOf(feeId), 'pm_card_chargeDeclined')).rejects.toThrow('declined');
  return true;
}

describe('cards that fail', () => {
  test('are let through five times an hour; then no secret works until the first try is an hour old', async () => {
    const { id: feeId } = await openedFor(june);
    const asking = from(june, '203.0.113.7');
    for (let failed = 0; failed < ofAccount.tries; failed++) {
      expect(await declined(asking, feeId)).toBe(true);
      shop.ctx.clock.forward(60_000);
    }
    const before = await paymentOf(feeId);
    expect(await preparePayment(asking, { feeId, shownCents: 14_900 })).toMatchObject({
      ok: false,
      reason: 'too-many',
    });
    // The provider's webhooks arrive too, late and twice.
    await syncPayment(shop.ctx, feeId);
    await syncPayment(shop.ctx, feeId);
    expect((await shop.cards.stripe.paymentIntents.retrieve(before)).status).toBe('canceled');
    await expect(shop.cards.pay(before)).rejects.toThrow();
    const facts = await syncPaymentStep(asking, { surveyId: june.surveyId });
    expect(facts).toMatchObject({ show: 'later' });
    if (facts?.show === 'later') shop.ctx.clock.forward(facts.retryAfterSeconds * 1000);
    expect(await syncPaymentStep(asking, { surveyId: june.surveyId })).toMatchObject({
      show: 'card',
      order: { totalCents: 14_900, clientSecret: expect.any(String) },
    });
    expect((await preparePayment(asking, { feeId, shownCents: 14_900 })).ok).toBe(true);
    await shop.cards.pay(await paymentOf(feeId));
    await syncPayment(shop.ctx, feeId);
    expect(await booksOf(shop.ctx, feeId)).toMatchObject({
      fee: { status: 'complete', paidCents: 14_900 },
      ledger: [{ cents: 14_900 }],
    });
  });

  test('are each counted once, however we hear of them, and tried past us are counted too', async () => {
    const { id: feeId } = await openedFor(june);
    for (let failed = 0; failed < ofAccount.tries; failed++) {
      await expect(shop.cards.pay(await paymentOf(feeId), 'pm_card_chargeDeclined')).rejects.toThrow();
      // Webhook, webhook again, and a page load: still one failure.
      await Promise.all([syncPayment(shop.ctx, feeId), syncPayment(shop.ctx, feeId)]);
      const facts = await syncPaymentStep(june.asked, { surveyId: june.surveyId });
      expect(facts?.show).toBe(failed + 1 < ofAccount.tries ? 'card' : 'later');
    }
    await expect(shop.cards.pay(await paymentOf(feeId))).rejects.toThrow();
  });

  test('count by address across accounts, with the address unreadable', async () => {
    const address = '203.0.113.99';
    let tried = 0;
    let last = june;
    while (tried < ofAddress.tries) {
      last = await customer(shop.ctx);
      const { id } = await openedFor(last);
      for (let own = 0; own < 4 && tried < ofAddress.tries; own++, tried++) {
        expect(await declined(from(last, address), id)).toBe(true);
      }
      await syncPayment(shop.ctx, id);
    }
    const { id: feeId } = await openedFor(june);
    expect(await preparePayment(from(june, address), { feeId, shownCents: 14_900 })).toMatchObject({
      reason: 'too-many',
    });
    expect((await preparePayment(from(june, '203.0.113.98'), { feeId, shownCents: 14_900 })).ok).toBe(true);
    expect(JSON.stringify(await shop.ctx.db.select().from(payment))).not.toContain('203.0.113');
    shop.ctx.clock.forward(hour);
    expect((await preparePayment(from(june, address), { feeId, shownCents: 14_900 })).ok).toBe(true);
  });

  test('do not keep a payment that was made from being settled', async () => {
    const { id: feeId } = await openedFor(june);
    for (let failed = 0; failed < ofAccount.tries - 1; failed++) await declined(june.asked, feeId);
    await preparePayment(june.asked, { feeId, shownCents: 14_900 });
    await shop.cards.pay(await paymentOf(feeId));
    expect(await syncPaymentStep(june.asked, { surveyId: june.surveyId })).toMatchObject({ show: 'thanks' });
  });
});

describe('coupon codes', () => {
  test('may be tried ten times an hour', async () => {
    const { id: feeId } = await openedFor(june);
    for (let tried = 0; tried < limits.coupon[0].tries; tried++) {
      const guess = await applyCoupon(june.asked, { feeId, code: `GUESS${tried}` });
      expect(guess).toMatchObject({ reason: 'invalid-code' });
    }
    const refused = await applyCoupon(june.asked, { feeId, code: 'WELCOME20' });
    expect(refused).toEqual({ ok: false, reason: 'too-many', retryAfterSeconds: 3600 });
    const theo = await customer(shop.ctx);
    const other = await openedFor(theo);
    expect((await applyCoupon(theo.asked, { feeId: other.id, code: 'WELCOME20' })).ok).toBe(true);
    shop.ctx.clock.forward(hour);
    expect((await applyCoupon(june.asked, { feeId, code: 'WELCOME20' })).ok).toBe(true);
  });
});
