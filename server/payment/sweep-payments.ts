import { nextCheck } from '#core/payment/index.ts';
import { settleEach, throwFailures } from '../jobs/settle-each.ts';
import { expirePayment } from './expire-payment.ts';
import { clearMismatch, noteMismatch } from './mismatch.ts';
import { changePayment, type PaymentRow, paymentsToCheck } from './payment-rows.ts';
import { type PaymentNeeds, syncPayment } from './sync.ts';

const batch = 100;

/** Settles what was paid by someone who never came back, and releases what was held and not paid in its time. */
export async function sweepPayments(ctx: PaymentNeeds): Promise<void> {
  const now = ctx.clock.now();
  // One that fails may not hold up the others, who have paid and wait, or whose pieces someone else is waiting for.
  const failures = await settleEach(await paymentsToCheck(ctx.db, now, batch), async (row) => {
    // Put off first: one that fails must not be asked about in every round.
    await changePayment(ctx.db, row.id, nextCheck(row, now));
    const isOver = row.heldUntil !== null && now >= row.heldUntil;
    await watched(ctx, row, () => (isOver ? expirePayment(ctx, row.id) : syncPayment(ctx, row.id)));
  });
  throwFailures(failures, 'payments that do not add up');
}

/** What does not add up is told to the studio, until it does. */
async function watched(ctx: PaymentNeeds, { id }: PaymentRow, look: () => Promise<unknown>): Promise<void> {
  try {
    await look();
    await clearMismatch(ctx, id);
  } catch (error) {
    await noteMismatch(ctx, { paymentId: id, words: error instanceof Error ? error.message : String(error) });
    throw error;
  }
}
