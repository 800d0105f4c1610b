import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { outbox } from '../db/schema/index.ts';
import { attemptsPerEffect } from './queue.ts';

/** Shown in the studio, where a person decides whether to send it again. */
const inDoubt =
  'This email was handed to the mail server, but we don’t know whether it was sent. Check the mail server’s log first: a retry sends it again';

/** An email that may have been sent isn't sent again on its own. */
export async function recordDoubt(ctx: Pick<Ctx, 'db' | 'clock'>, id: string): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db.update(outbox).set({ lastError: inDoubt, failedAt: now }).where(eq(outbox.id, id));
}

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
      // It was refused, so the next try is the first one that could arrive.
      handedAt: null,
      failedAt: sql`case when ${outbox.attempts} + 1 >= ${attemptsPerEffect} then ${now.toISOString()}::timestamptz end`,
    })
    .where(eq(outbox.id, id));
}
