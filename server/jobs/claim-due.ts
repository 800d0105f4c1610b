import { and, inArray, isNull, lte } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { outbox } from '../db/schema/index.ts';

/**
 * How long an effect belongs to the process that claimed it: longer than any answer is waited for. If that process
 * dies, the effect is due again afterwards.
 */
export const claimedForMs = 60_000;

export type Claimed = typeof outbox.$inferSelect;

/** Claims the effects of these kinds that are due. */
export function claimDue(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  ids: readonly string[],
  kinds: readonly string[],
): Promise<Claimed[]> {
  const now = clock.now();
  return db
    .update(outbox)
    .set({ dueAt: new Date(now.getTime() + claimedForMs) })
    .where(
      and(
        inArray(outbox.id, [...ids]),
        ...[inArray(outbox.kind, [...kinds]), isNull(outbox.doneAt), isNull(outbox.failedAt), lte(outbox.dueAt, now)],
      ),
    )
    .returning();
}
