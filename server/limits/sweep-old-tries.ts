import type { Ctx } from '../context.ts';
import { deletePastTries } from './store.ts';

/** Deletes tries that no longer count. */
export const sweepOldTries = (ctx: Pick<Ctx, 'db' | 'clock'>): Promise<void> =>
  deletePastTries(ctx.db, ctx.clock.now());
