import type { Ctx } from '../context.ts';
import type { Payment } from '../gateways/payments/port.ts';
import { type CardLimitNeeds, stopFailedCards } from '../payment/failed-cards.ts';
import { requireOwnPayment } from '../payment/own-payment.ts';
import { completeFee } from './complete-fee.ts';
import { dueCents, type FeeRow, feeById } from './store.ts';

export type FeeSettled =
  | { ok: true; row: FeeRow; payment: Payment | null }
  | { ok: false; reason: 'not-found' | 'provider-failed' };

export type SettleNeeds = Pick<Ctx, 'payments' | 'jobs'> & CardLimitNeeds;

/**
 * Brings a fee to agree with the provider. The browser's return, the webhook and the sweeper all come here, in any order
 * and any number of times: the truth is fetched, and one of them completes the fee.
 */
export async function settleFee(ctx: SettleNeeds, feeId: string): Promise<FeeSettled> {
  const row = await feeById(ctx.db, feeId);
  if (!row) return { ok: false, reason: 'not-found' };
  if (row.status !== 'open') return { ok: true, row, payment: null };
  if (dueCents(row) === 0) return settleFree(ctx, row);
  if (!row.paymentId) return { ok: true, row, payment: null };
  const found = await ctx.payments.getPayment(row.paymentId);
  if (!found.ok) return { ok: false, reason: 'provider-failed' };
  return settleBy(ctx, row, found.value);
}

/** Nothing is left to pay: the card payment goes first, so that it cannot be paid after all. */
async function settleFree(ctx: SettleNeeds, row: FeeRow): Promise<FeeSettled> {
  if (row.paymentId) {
    const cancelled = await ctx.payments.cancelPayment(row.paymentId);
    if (!cancelled.ok) {
      // It was paid a moment before: then that is what happened, and the coupon was not used.
      const paid = cancelled.reason === 'refused' ? cancelled.payment : null;
      return paid?.status === 'succeeded' ? settleBy(ctx, row, paid) : { ok: false, reason: 'provider-failed' };
    }
  }
  const after = await completeFee(ctx, row, null);
  // Another tab asked for a payment in between: that one goes too.
  if (after.status === 'open' && dueCents(after) === 0) return settleFree(ctx, after);
  return { ok: true, row: after, payment: null };
}

async function settleBy(ctx: SettleNeeds, row: FeeRow, payment: Payment): Promise<FeeSettled> {
  requireOwnPayment(payment, row);
  if (payment.status !== 'succeeded') {
    await stopFailedCards(ctx, row, payment);
    return { ok: true, row, payment };
  }
  return { ok: true, row: await completeFee(ctx, row, payment), payment };
}
