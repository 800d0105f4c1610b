import { type ChoiceRefusal, type Choices, choose, type Selection } from '#core/selection/index.ts';
import { authorise } from '../account/authorise.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { announce } from '../live/announce.ts';
import { lockSelection, wholeSelection, writeChoices } from './store.ts';

export type ChosenNow =
  | { ok: true; selection: Selection }
  | { ok: false; reason: 'not-found' }
  | ({ ok: false } & ChoiceRefusal);

/** Saves what is chosen as it is chosen; other devices of the same person hear of it. */
export async function choosePieces(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>,
  { selectionId, ...choices }: Choices & { selectionId: string },
): Promise<ChosenNow> {
  const allowed = authorise(ctx.actor, 'selection.choose-own');
  if (!allowed.ok) return { ok: false, reason: 'not-found' };
  return inTransaction(ctx, async ({ db, clock, ids }) => {
    const row = await lockSelection(db, selectionId);
    if (!row || row.accountId !== allowed.account.id) return { ok: false, reason: 'not-found' };
    const chosen = choose(await wholeSelection(db, row), choices);
    if (!chosen.ok) return chosen;
    await writeChoices(db, chosen.selection, { now: clock.now(), newId: () => ids.next('choice') });
    await announce(db, row.accountId, 'boards');
    return chosen;
  });
}
