import type { Ctx } from '../context.ts';
import { checkAfter } from '../payment/check-after.ts';
import { settleFee } from './settle-fee.ts';
import { changeFee, feesToCheck } from './store.ts';

const batch = 50;

/** Asks the provider about open fees whose payer never came back, and whose webhook never came. */
export async function sweepOpenFees(ctx: Pick<Ctx, 'db' | 'payments' | 'clock' | 'ids' | 'jobs'>): Promise<void> {
  for (const { id, checks } of await feesToCheck(ctx.db, ctx.clock.now(), batch)) {
    // Put off first: one that fails must not be asked about in every round.
    await changeFee(ctx.db, id, { nextCheckAt: checkAfter(ctx.clock.now(), checks + 1), checks: checks + 1 });
    await settleFee(ctx, id);
  }
}
