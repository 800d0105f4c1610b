import { eachApart, throwFailures } from '../jobs/each-apart.ts';
import { checkAfter } from '../payment/check-after.ts';
import { watched } from '../payment/watched.ts';
import { type SettleNeeds, settleFee } from './settle-fee.ts';
import { changeFee, feesToCheck } from './store.ts';

const batch = 50;

/** Asks the provider about open fees whose payer never came back, and whose webhook never came. */
export async function sweepOpenFees(ctx: SettleNeeds): Promise<void> {
  const due = await feesToCheck(ctx.db, ctx.clock.now(), batch);
  // One that fails may not hold up the others, who have paid and wait.
  const failures = await eachApart(due, async ({ id, checks, paymentId }) => {
    // Put off first: one that fails must not be asked about in every round.
    await changeFee(ctx.db, id, { nextCheckAt: checkAfter(ctx.clock.now(), checks + 1), checks: checks + 1 });
    await watched(ctx, { id, paymentId }, () => settleFee(ctx, id));
  });
  throwFailures(failures, 'open fees that do not add up');
}
