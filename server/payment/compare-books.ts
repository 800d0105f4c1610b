import { and, eq } from 'drizzle-orm';
import { formatMoney, ledgerTotals, sumCents } from '#core/money/index.ts';
import type { Ctx } from '../context.ts';
import { ledgerEntry, refund } from '../db/schema/index.ts';
import type { Payment } from '../gateways/payments/port.ts';
import { clearMismatch, noteMismatch } from './mismatch.ts';

/**
 * Do our books agree with the provider's for this payment? A promised refund may or may not have been sent yet. This
 * catches money moved by hand at the provider, and keeps showing it in the studio until the two agree again.
 */
export async function compareBooks(ctx: Pick<Ctx, 'db' | 'clock'>, intent: Payment): Promise<boolean> {
  const { db } = ctx;
  const entries = await db.select().from(ledgerEntry).where(eq(ledgerEntry.intentId, intent.id));
  if (entries.length === 0 || intent.reference === null) return true;
  const { captured, refunded } = ledgerTotals(entries);
  const promised = await db
    .select({ cents: refund.cents })
    .from(refund)
    .where(and(eq(refund.intentId, intent.id), eq(refund.state, 'promised')));
  const mayBeBack = refunded + sumCents(promised.map(({ cents }) => cents));
  const agree =
    intent.receivedCents === captured && intent.refundedCents >= refunded && intent.refundedCents <= mayBeBack;
  if (agree) await clearMismatch(ctx, intent.reference);
  else {
    const words = `The provider took ${formatMoney(intent.receivedCents)} and gave back ${formatMoney(intent.refundedCents)}; our books say ${formatMoney(captured)} and ${formatMoney(refunded)}.`;
    await noteMismatch(ctx, { paymentId: intent.reference, words });
  }
  return agree;
}
