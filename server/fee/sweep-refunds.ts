import type { Ctx } from '../context.ts';
import { followRefunds } from './follow-refunds.ts';
import { sendRefunds } from './send-refunds.ts';
import { refundsToLookAt, refundsToSend } from './store-refunds.ts';

const batch = 50;

/** Refunds that were promised and could not be sent yet, and those that were sent and are looked after. */
export async function sweepRefunds(ctx: Pick<Ctx, 'db' | 'payments' | 'clock' | 'ids' | 'jobs'>): Promise<void> {
  const failures: unknown[] = [];
  const due = await refundsToSend(ctx.db, ctx.clock.now(), batch);
  for (const feeId of new Set(due.map((row) => row.feeId))) {
    await sendRefunds(ctx, feeId).catch((error: unknown) => failures.push(error));
  }
  const looked = await refundsToLookAt(ctx.db, ctx.clock.now(), batch);
  for (const paymentId of new Set(looked.map((row) => row.paymentId))) {
    await followRefunds(ctx, paymentId).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'refunds that could not be sent');
}
