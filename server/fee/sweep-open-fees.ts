import { checkAfter } from '../payment/check-after.ts';
import { watched } from '../payment/watched.ts';
import { type SettleNeeds, settleFee } from './settle-fee.ts';
import { changeFee, feesToCheck } from './store.ts';

const batch = 50;

/** Asks the provider about open fees whose payer never came back, and whose webhook never came. */
export async function sweepOpenFees(ctx: SettleNeeds): Promise<void> {
  const failures: unknown[] = [];
  for (const { id, checks, paymentId } of await feesToCheck(ctx.db, ctx.clock.now(), batch)) {
    // Put off first: one that fails must not be asked about in every round.
    await changeFee(ctx.db, id, { nextCheckAt: checkAfter(ctx.clock.now(), checks + 1), checks: checks + 1 });
    // Nor may it hold up the others, who have paid and wait.
    await watched(ctx, { id, paymentId }, () => settleFee(ctx, id)).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'open fees that do not add up');
}
