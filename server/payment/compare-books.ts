import { eq } from 'drizzle-orm';
import { formatMoney, ledgerTotals } from '#core/money/index.ts';
import type { Ctx } from '../context.ts';
import { feeRefund, ledgerEntry, orderRefund } from '../db/schema/index.ts';
import type { Payment } from '../gateways/payments/port.ts';
import { clearMismatch, noteMismatch } from './mismatch.ts';

/**
 * Do our books of a payment say what the provider's do? A refund that is promised may or may not have been sent yet.
 * Something that was moved by hand at the provider is found here, and told to the studio until it agrees again.
 */
export async function compareBooks(ctx: Pick<Ctx, 'db' | 'clock'>, payment: Payment): Promise<boolean> {
  const { db } = ctx;
  const entries = await db.select().from(ledgerEntry).where(eq(ledgerEntry.paymentId, payment.id));
  if (entries.length === 0 || payment.orderId === null) return true;
  const { captured, refunded } = ledgerTotals(entries);
  const promised = await promisedOf(ctx, payment.id);
  const agree =
    payment.receivedCents === captured &&
    payment.refundedCents >= refunded &&
    payment.refundedCents <= refunded + promised;
  const { orderId, id: paymentId } = payment;
  if (agree) await clearMismatch(ctx, orderId);
  else {
    const words = `The provider took ${formatMoney(payment.receivedCents)} and gave back ${formatMoney(payment.refundedCents)}; our books say ${formatMoney(captured)} and ${formatMoney(refunded)}.`;
    await noteMismatch(ctx, { orderId, paymentId, words });
  }
  return agree;
}

async function promisedOf({ db }: Pick<Ctx, 'db'>, paymentId: string): Promise<number> {
  const rows = [
    ...(await db.select().from(orderRefund).where(eq(orderRefund.paymentId, paymentId))),
    ...(await db.select().from(feeRefund).where(eq(feeRefund.paymentId, paymentId))),
  ];
  return rows.filter(({ state }) => state === 'promised').reduce((sum, { cents }) => sum + cents, 0);
}
