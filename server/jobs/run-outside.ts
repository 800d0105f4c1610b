import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import type { Db } from '../db/database.ts';
import { outbox } from '../db/schema/index.ts';
import { type Claimed, claimDue } from './claim-due.ts';
import { recordFailure } from './record-failure.ts';
import type { Effects, OutsideEffect } from './run-effect.ts';

/**
 * Runs the effects among these that ask another company's server: claimed, asked, then written down and marked done
 * together. If the process dies in between, it's asked again. An id missing from the result is another kind of effect,
 * is already done, or belongs to another process.
 */
export async function runOutside(
  ctx: Ctx,
  effects: Effects,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { error?: unknown }>> {
  const kinds = new Map(
    Object.entries(effects).flatMap(([kind, effect]) =>
      typeof effect === 'function' ? [] : [[kind, effect] as const],
    ),
  );
  const claimed = kinds.size > 0 ? await claimDue(ctx, ids, [...kinds.keys()]) : [];
  const outcomes = await Promise.all(
    claimed.map(async (row): Promise<[string, { error?: unknown }]> => {
      const effect = kinds.get(row.kind);
      return [row.id, effect ? await ask(ctx, effect, row) : {}];
    }),
  );
  return new Map(outcomes);
}

async function ask(ctx: Ctx, { outside }: OutsideEffect, { id, payload }: Claimed): Promise<{ error?: unknown }> {
  try {
    const write = await outside(ctx, payload, id);
    await ctx.db.transaction(async (tx) => {
      const done = await tx
        .update(outbox)
        .set({ doneAt: ctx.clock.now(), failedAt: null, lastError: null })
        .where(and(eq(outbox.id, id), isNull(outbox.doneAt)))
        .returning({ id: outbox.id });
      // Another process claimed it because we took too long, and has written it down.
      if (done.length > 0) await write({ ...ctx, db: tx as Db });
    });
    return {};
  } catch (error) {
    await recordFailure(ctx, id, error);
    return { error };
  }
}
