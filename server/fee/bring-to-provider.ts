import { countFailedCard, mayUseCard } from '../payment/failed-cards.ts';
import { alignPayment, isUnderWay } from './align-payment.ts';
import { type FeeOrder, feeOrderOf } from './fee-order.ts';
import { type SettleNeeds, settleFee } from './settle-fee.ts';
import { dueCents, feeById } from './store.ts';

export type AmountChanged =
  | { ok: true; order: FeeOrder }
  | { ok: false; reason: 'provider-failed' }
  /** Too many cards failed: no other may be tried for so long. */
  | { ok: false; reason: 'too-many'; retryAfterSeconds: number };

/**
 * After a fee's row was written: makes the provider agree with it, or, where that is decided already (nothing to pay, or
 * paid a moment ago), settles. What fails here is taken up again by the next load of the page, and by the sweeper.
 */
export async function bringToProvider(ctx: SettleNeeds, feeId: string): Promise<AmountChanged> {
  const row = await feeById(ctx.db, feeId);
  if (!row) throw new Error(`no fee ${feeId}`);
  if (row.status !== 'open') return { ok: true, order: feeOrderOf(row, null) };
  const cards = await mayUseCard(ctx, row.accountId);
  if (dueCents(row) > 0 && cards.ok) {
    const aligned = await alignPayment(ctx, feeId);
    if (!aligned.ok) return aligned;
    if (!isUnderWay(aligned.payment)) {
      // Heard of here first: what we hand out below must not be one card too many.
      const more = await countFailedCard(ctx, aligned.row, aligned.payment);
      if (!more.ok) return more;
      return { ok: true, order: feeOrderOf(aligned.row, aligned.payment) };
    }
  }
  const settled = await settleFee(ctx, feeId);
  if (!settled.ok) return { ok: false, reason: 'provider-failed' };
  const decided = settled.row.status !== 'open' || (settled.payment && isUnderWay(settled.payment));
  if (!decided && !cards.ok) return cards;
  return { ok: true, order: feeOrderOf(settled.row, settled.payment) };
}
