import type { Ctx } from '../context.ts';
import { deleteChangesOlderThan } from './store-changes.ts';

/** Longer than any process keeps a catalog without asking for changes (`selection/catalog-index.ts`). */
const days = 2;

export const sweepOldChanges = (ctx: Pick<Ctx, 'db'>): Promise<void> => deleteChangesOlderThan(ctx.db, days);
