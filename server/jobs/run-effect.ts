import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import type { Db } from '../db/database.ts';
import { outbox } from '../db/schema/index.ts';
import { attemptsPerEffect } from './queue.ts';

/** One effect of one kind. It may run again after a crash, so it must not mind. `effectId` is the same each time. */
export type Effect = (ctx: Ctx, payload: Record<string, unknown>, effectId: string) => Promise<void>;
export type Effects = Record<string, Effect>;

/**
 * Carries out one promised effect. The row is locked while the effect runs and marked done in the same transaction:
 * what the effect writes to the database is there exactly once.
 */
export async function runEffect(ctx: Ctx, effects: Effects, id: string): Promise<'done' | 'already' | 'busy'> {
  try {
    return await ctx.db.transaction(async (tx) => {
      const [row] = await tx.select().from(outbox).where(eq(outbox.id, id)).for('update', { skipLocked: true });
      if (!row) return 'busy';
      if (row.doneAt) return 'already';
      const effect = effects[row.kind];
      if (!effect) throw new Error(`no effect is called '${row.kind}'`);
      await effect({ ...ctx, db: tx as Db }, row.payload, row.id);
      await tx
        .update(outbox)
        .set({ doneAt: ctx.clock.now(), failedAt: null, lastError: null })
        .where(eq(outbox.id, id));
      return 'done';
    });
  } catch (error) {
    await recordFailure(ctx, id, error);
    throw error;
  }
}

async function recordFailure(ctx: Pick<Ctx, 'db' | 'clock'>, id: string, error: unknown): Promise<void> {
  const message = error instanceof Error ? error.message : String(error);
  await ctx.db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      lastError: message.slice(0, 500),
      failedAt: sql`case when ${outbox.attempts} + 1 >= ${attemptsPerEffect} then ${ctx.clock.now().toISOString()}::timestamptz end`,
    })
    .where(eq(outbox.id, id));
}
