import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { outbox } from '../db/schema/index.ts';
import { attemptsPerEffect } from './queue.ts';

/** Counts a failed try and keeps the reason. The effect is due again or, after the last try, waits for a person. */
export async function recordFailure(ctx: Pick<Ctx, 'db' | 'clock'>, id: string, error: unknown): Promise<void> {
  const message = error instanceof Error ? error.message : String(error);
  const now = ctx.clock.now();
  await ctx.db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      lastError: message.slice(0, 500),
      dueAt: now,
      failedAt: sql`case when ${outbox.attempts} + 1 >= ${attemptsPerEffect} then ${now.toISOString()}::timestamptz end`,
    })
    .where(eq(outbox.id, id));
}
