import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { outbox } from '../db/schema/index.ts';

/** Effects that were tried often enough and wait for a person. */
export function failedEffects(ctx: Pick<Ctx, 'db'>, limit: number) {
  return ctx.db.select().from(outbox).where(isNotNull(outbox.failedAt)).orderBy(asc(outbox.failedAt)).limit(limit);
}

/** Another round for one of them: the sweeper finds it. False: it has not failed. */
export async function retryEffect(ctx: Pick<Ctx, 'db' | 'clock'>, id: string): Promise<boolean> {
  const again = await ctx.db
    .update(outbox)
    .set({ failedAt: null, attempts: 0, dueAt: ctx.clock.now() })
    .where(and(eq(outbox.id, id), isNotNull(outbox.failedAt)))
    .returning({ id: outbox.id });
  return again.length > 0;
}
