import type { Ctx } from '../context.ts';
import { eachApart, throwFailures } from '../jobs/each-apart.ts';
import { followRefunds } from './follow-refunds.ts';
import { sendRefunds } from './send-refunds.ts';
import { refundsToLookAt, refundsToSend } from './store-refunds.ts';

const batch = 50;

/** Refunds that were promised and could not be sent yet, and those that were sent and are looked after. */
export async function sweepRefunds(ctx: Pick<Ctx, 'db' | 'payments' | 'clock' | 'ids' | 'jobs'>): Promise<void> {
  const due = await refundsToSend(ctx.db, ctx.clock.now(), batch);
  const fees = new Set(due.map(({ feeId }) => feeId));
  const unsent = await eachApart(fees, (feeId) => sendRefunds(ctx, feeId));
  const looked = await refundsToLookAt(ctx.db, ctx.clock.now(), batch);
  const payments = new Set(looked.map(({ paymentId }) => paymentId));
  const lost = await eachApart(payments, (paymentId) => followRefunds(ctx, paymentId));
  throwFailures([...unsent, ...lost], 'refunds that could not be sent');
}
