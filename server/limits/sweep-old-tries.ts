import type { Ctx } from '../context.ts';
import { deletePastTries } from './store.ts';

/** What no longer counts is forgotten. */
export const sweepOldTries = (ctx: Pick<Ctx, 'db' | 'clock'>): Promise<void> =>
  deletePastTries(ctx.db, ctx.clock.now());
