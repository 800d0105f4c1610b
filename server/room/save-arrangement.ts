import type { Arrangement } from '#core/room/index.ts';
import { isReadable } from '#core/selection/index.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { selectionFacts } from '../selection/selection-facts.ts';
import { writeArrangement } from './store.ts';

export type ArrangementSaved = { ok: true } | { ok: false; reason: 'not-found' };

/** Saves where the customer left the pieces of their own selection on the plan, replacing the last arrangement. */
export async function saveArrangement(
  ctx: Pick<Ctx, 'db' | 'clock' | 'actor'>,
  { selectionId, arrangement }: { selectionId: string; arrangement: Arrangement },
): Promise<ArrangementSaved> {
  const allowed = authorise(ctx.actor, 'selection.view-own');
  const row = allowed.ok ? await selectionFacts(ctx, selectionId) : null;
  if (!allowed.ok || !row || row.accountId !== allowed.account.id || !isReadable(row))
    return { ok: false, reason: 'not-found' };
  await writeArrangement(ctx.db, selectionId, arrangement, ctx.clock.now());
  return { ok: true };
}
