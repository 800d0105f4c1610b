import { nextCheck } from '#core/payment/index.ts';
import { settleEach, throwFailures } from '../jobs/settle-each.ts';
import { expirePayment } from './expire-payment.ts';
import { clearMismatch, noteMismatch } from './mismatch.ts';
import { changePayment, type PaymentRow, paymentsToCheck } from './payment-rows.ts';
import { type PaymentNeeds, syncPayment } from './sync.ts';

const batch = 100;

/** Settles payments whose customer never came back, and releases what wasn't paid for in time. */
export async function sweepPayments(ctx: PaymentNeeds): Promise<void> {
  const now = ctx.clock.now();
  // One failure must not hold up the rest: those customers have paid and are waiting, or want the pieces being held.
  const failures = await settleEach(await paymentsToCheck(ctx.db, now, batch), async (row) => {
    // Postpone first, so that a failing payment isn't checked in every round.
    await changePayment(ctx.db, row.id, nextCheck(row, now));
    const isOver = row.heldUntil !== null && now >= row.heldUntil;
    await watched(ctx, row, () => (isOver ? expirePayment(ctx, row.id) : syncPayment(ctx, row.id)));
  });
  throwFailures(failures, 'payments that don’t add up');
}

/** Shows a payment that doesn't add up in the studio until it does. */
async function watched(ctx: PaymentNeeds, { id }: PaymentRow, look: () => Promise<unknown>): Promise<void> {
  try {
    await look();
    await clearMismatch(ctx, id);
  } catch (error) {
    await noteMismatch(ctx, { paymentId: id, words: error instanceof Error ? error.message : String(error) });
    throw error;
  }
}
