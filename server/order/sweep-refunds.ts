import type { Ctx } from '../context.ts';
import { checkAfter } from '../payment/check-after.ts';
import { followRefunds } from './follow-refund.ts';
import { sendRefund } from './send-refund.ts';
import { changeRefund, refundsToLookAt, refundsToSend } from './store-refunds.ts';

const batch = 50;

/** Sends what was promised by an act that died, or while the provider did not answer, and looks after what was sent. */
export async function sweepRefunds(ctx: Pick<Ctx, 'db' | 'payments' | 'clock' | 'ids' | 'jobs'>): Promise<void> {
  const now = ctx.clock.now();
  const failures: unknown[] = [];
  for (const row of await refundsToSend(ctx.db, now, batch)) {
    await changeRefund(ctx.db, row.id, { nextTryAt: checkAfter(now, row.tries + 1), tries: row.tries + 1 });
    await sendRefund(ctx, row.id).catch((error: unknown) => failures.push(error));
  }
  const looked = await refundsToLookAt(ctx.db, now, batch);
  for (const paymentId of new Set(looked.map((row) => row.paymentId))) {
    await followRefunds(ctx, paymentId).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'refunds that do not add up');
}
