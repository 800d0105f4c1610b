import { limits } from '#core/settings/index.ts';
import type { Ctx } from '../context.ts';
import { deleteTriesUntil } from './store.ts';

const longest = Math.max(...Object.values(limits).flatMap((all) => all.map(({ seconds }) => seconds)));

/** What no longer counts is forgotten. */
export async function sweepOldTries(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  await deleteTriesUntil(ctx.db, new Date(ctx.clock.now().getTime() - longest * 1000));
}
