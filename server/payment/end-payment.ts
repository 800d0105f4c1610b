import type { Ctx } from '../context.ts';
import type { Outcome, Payment } from '../gateways/payments/port.ts';

export type PaymentEnded =
  /** It cannot be paid any more; or it was, a moment before. */
  | { ok: true; paid: Payment | null }
  /** under-way: the bank has not decided yet. */
  | { ok: false; reason: 'provider-failed' | 'under-way' };

/**
 * Ends a payment at the provider, before what was held for it is released. It is opened first also where we know of
 * none: one may have been made whose answer was lost, and under our key it is found. One that the provider refuses to
 * make was never there.
 */
export async function endPayment(
  ctx: Pick<Ctx, 'payments'>,
  row: { paymentId: string | null },
  open: () => Promise<Outcome<Payment>>,
): Promise<PaymentEnded> {
  const opened = await open();
  if (!opened.ok) {
    const neverMade = opened.reason === 'refused' && opened.code !== 'idempotency_error' && !row.paymentId;
    return neverMade ? { ok: true, paid: null } : { ok: false, reason: 'provider-failed' };
  }
  const cancelled = await ctx.payments.cancelPayment(opened.value.id);
  if (cancelled.ok) return { ok: true, paid: null };
  const payment = cancelled.reason === 'refused' ? cancelled.payment : null;
  if (payment?.status === 'succeeded') return { ok: true, paid: payment };
  return { ok: false, reason: payment?.status === 'processing' ? 'under-way' : 'provider-failed' };
}
