import type { Ctx } from '../context.ts';
import { alignPayment, isUnderWay } from './align-payment.ts';
import { type FeeOrder, feeOrderOf } from './fee-order.ts';
import { settleFee } from './settle-fee.ts';
import { dueCents, feeById } from './store.ts';

export type AmountChanged = { ok: true; order: FeeOrder } | { ok: false; reason: 'provider-failed' };

/**
 * After a fee's row was written: makes the provider agree with it, or, where that is decided already (nothing to pay, or
 * paid a moment ago), settles. What fails here is taken up again by the next load of the page, and by the sweeper.
 */
export async function bringToProvider(
  ctx: Pick<Ctx, 'db' | 'payments' | 'clock' | 'ids' | 'jobs'>,
  feeId: string,
): Promise<AmountChanged> {
  const row = await feeById(ctx.db, feeId);
  if (!row) throw new Error(`no fee ${feeId}`);
  if (row.status !== 'open') return { ok: true, order: feeOrderOf(row, null) };
  if (dueCents(row) > 0) {
    const aligned = await alignPayment(ctx, feeId);
    if (!aligned.ok) return aligned;
    if (!isUnderWay(aligned.payment)) {
      return { ok: true, order: feeOrderOf(aligned.row, aligned.payment) };
    }
  }
  const settled = await settleFee(ctx, feeId);
  if (!settled.ok) return { ok: false, reason: 'provider-failed' };
  return { ok: true, order: feeOrderOf(settled.row, settled.payment) };
}
