import { desc, eq, isNotNull } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { outbox } from '../db/schema/index.ts';

/** Effects that were tried often enough and wait for a person. */
export function failedEffects(ctx: Pick<Ctx, 'db'>, limit = 100) {
  return ctx.db.select().from(outbox).where(isNotNull(outbox.failedAt)).orderBy(desc(outbox.failedAt)).limit(limit);
}

/** Another round for one of them: the sweeper finds it. */
export async function retryEffect(ctx: Pick<Ctx, 'db' | 'clock'>, id: string): Promise<void> {
  await ctx.db.update(outbox).set({ failedAt: null, attempts: 0, dueAt: ctx.clock.now() }).where(eq(outbox.id, id));
}
