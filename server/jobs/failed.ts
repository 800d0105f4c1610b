import { and, asc, eq, getTableColumns, isNotNull } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { type Beginning, begun, fits, howMany } from '../db/page.ts';
import { outbox } from '../db/schema/index.ts';

/** Effects that used up their tries and now wait for a person, longest-waiting first. */
export async function failedEffects({ db }: Pick<Ctx, 'db'>, { words, limit }: Beginning) {
  const rows = await db
    .select({ ...getTableColumns(outbox), howMany })
    .from(outbox)
    .where(and(isNotNull(outbox.failedAt), fits(words, outbox.kind, outbox.id, outbox.lastError)))
    .orderBy(asc(outbox.failedAt), asc(outbox.id))
    .limit(limit);
  return begun(rows);
}

/** Gives a failed effect a fresh set of tries; the outbox sweep picks it up. False: it hasn't failed. */
export async function retryEffect(ctx: Pick<Ctx, 'db' | 'clock'>, id: string): Promise<boolean> {
  const again = await ctx.db
    .update(outbox)
    .set({ failedAt: null, handedAt: null, attempts: 0, dueAt: ctx.clock.now() })
    .where(and(eq(outbox.id, id), isNotNull(outbox.failedAt)))
    .returning({ id: outbox.id });
  return again.length > 0;
}
