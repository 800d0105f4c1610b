import { eq } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import type { Db } from '../db/database.ts';
import { outbox } from '../db/schema/index.ts';
import { sendMailKind } from '../mail/promise-mail.ts';
import { recordFailure } from './record-failure.ts';
import { runMails } from './run-mails.ts';
import { runOutside } from './run-outside.ts';

/** One kind of effect. It may run again after a crash, so it must be safe to repeat, with the same `effectId`. */
export type Effect = (ctx: Ctx, payload: Record<string, unknown>, effectId: string) => Promise<void>;

/**
 * An effect that asks another company's server. It runs without a transaction, which would be open for as long as that
 * server takes, and returns what to write down: that happens in the transaction that marks it done.
 */
export interface OutsideEffect {
  outside: (ctx: Ctx, payload: Record<string, unknown>, effectId: string) => Promise<(inside: Ctx) => Promise<void>>;
}

export type Effects = Record<string, Effect | OutsideEffect>;

export type Ran = 'done' | 'already' | 'busy';

/** Runs promised effects: emails together, everything else one by one. Each failure is returned with its error. */
export async function runEffects(
  ctx: Ctx,
  effects: Effects,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { ran: Ran } | { error: unknown }>> {
  const [mailed, asked] = await Promise.all([runMails(ctx, effects, ids), runOutside(ctx, effects, ids)]);
  const outcomes = await Promise.all(
    ids.map(async (id): Promise<{ ran: Ran } | { error: unknown }> => {
      const went = mailed.get(id) ?? asked.get(id);
      if (went) return went.error ? { error: went.error } : { ran: 'done' };
      return runInTransaction(ctx, effects, id).then(
        (ran) => ({ ran }),
        (error: unknown) => ({ error }),
      );
    }),
  );
  return new Map(ids.map((id, index) => [id, outcomes[index] ?? { ran: 'busy' }]));
}

/** Runs one promised effect and rethrows its error. */
export async function runEffect(ctx: Ctx, effects: Effects, id: string): Promise<Ran> {
  const outcome = (await runEffects(ctx, effects, [id])).get(id) ?? { ran: 'busy' };
  if ('error' in outcome) throw outcome.error;
  return outcome.ran;
}

/** Locks the row and marks it done in the effect's own transaction, so its database writes happen exactly once. */
async function runInTransaction(ctx: Ctx, effects: Effects, id: string): Promise<Ran> {
  try {
    return await ctx.db.transaction(async (tx) => {
      const [row] = await tx.select().from(outbox).where(eq(outbox.id, id)).for('update', { skipLocked: true });
      if (!row) return 'busy';
      if (row.doneAt) return 'already';
      const effect = effects[row.kind];
      if (!effect) throw new Error(`no effect is called '${row.kind}'`);
      // What is still here after `runMails` and `runOutside` is claimed by another process.
      if (row.kind === sendMailKind || typeof effect !== 'function') return 'busy';
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
