import { goneBecause, mayUndoHealing, type UndoHealingRefusal } from '#core/selection/index.ts';
import { tellColleagues } from '../../account/staff/tell-colleagues.ts';
import { appendAudit } from '../../audit/append.ts';
import { authorise } from '../../authorise.ts';
import { actorName, type Ctx } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { announce } from '../../live/announce.ts';
import { rewriteTrueWords } from '../desk/write-true-words.ts';
import { selectionById } from '../store.ts';
import { holdLiveBoards } from './live-boards.ts';
import { changeHealing, healingById } from './store-healings.ts';
import { swapLivePiece } from './swap-live-piece.ts';

export type HealingUndone = { ok: true } | { ok: false; reason: 'not-found' | UndoHealingRefusal };

/** Puts the piece back that was swapped, with what was written about it. For the customer or our staff, until it's ordered. */
export async function undoHealing(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>,
  { healingId }: { healingId: string },
): Promise<HealingUndone> {
  const own = authorise(ctx.actor, 'selection.choose-own');
  const staff = authorise(ctx.actor, 'board.publish').ok;
  if (!own.ok) return { ok: false, reason: 'not-found' };
  return inTransaction(ctx, async (inside): Promise<HealingUndone> => {
    const known = await healingById(inside.db, healingId);
    const pair = known && (await selectionById(inside.db, known.selectionId));
    const byCustomer = pair?.accountId === own.account.id;
    if (!known || !(byCustomer || staff)) return { ok: false, reason: 'not-found' };
    const held = await holdLiveBoards(inside, known.selectionId, [known.fromId]);
    const healing = await healingById(inside.db, healingId);
    const piece = held?.boards.flatMap(({ pieces }) => pieces).find(({ id }) => id === known.pieceId);
    const from = held?.items.get(known.fromId);
    if (!healing || healing.toId === null) return { ok: false, reason: 'not-found' };
    const { toId, fromId, quantity } = healing;
    const may = mayUndoHealing({
      ...{ toId, undone: healing.undoneAt !== null, now: piece?.recordId ?? null, live: held !== null, byCustomer },
      ordered: held?.ordered ?? new Set(),
      gone: from ? goneBecause(from, { quantity, held: 0 }) : 'off-sale',
    });
    if (!may.ok || !held || !piece) return may.ok ? { ok: false, reason: 'not-live' } : may;
    const { note, reasons, alternatives } = healing;
    await swapLivePiece(inside, held.row, piece, { recordId: fromId, note, reasons, alternatives });
    await rewriteTrueWords(inside, { ...held, draft: held.row });
    await changeHealing(inside.db, healing.id, { undoneAt: inside.clock.now(), undoneBy: actorName(inside.actor) });
    await appendAudit(inside, {
      act: 'board.undo-heal',
      subject: { kind: 'selection', id: held.row.id },
      surveyId: held.row.surveyId,
      detail: { from: toId, to: fromId },
    });
    announce(inside.db, held.row.accountId, 'boards');
    await tellColleagues(inside, 'boards');
    return { ok: true };
  });
}
