import { tellColleagues } from '../../account/staff/tell-colleagues.ts';
import { appendAudit } from '../../audit/append.ts';
import { authorise } from '../../authorise.ts';
import { actorName, type Ctx } from '../../context.ts';
import type { Beginning, Begun } from '../../db/page.ts';
import { inTransaction } from '../../db/transaction.ts';
import { selectionById } from '../store.ts';
import { changeHealing, type GoneFromBoards, goneFromBoards, healingById } from './store-healings.ts';

/** What went from live boards and waits for someone to look. */
export async function goneFromLiveBoards(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  wanted: Beginning,
): Promise<Begun<GoneFromBoards>> {
  if (!authorise(ctx.actor, 'exception.view').ok) return { rows: [], total: 0 };
  return goneFromBoards(ctx.db, wanted);
}

export type HealingSeen = { ok: true } | { ok: false; reason: 'not-allowed' | 'not-found' };

/** Someone has looked at what went from live boards, or dealt with it. It's off everyone's list. */
export async function markHealingSeen(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>,
  { healingId }: { healingId: string },
): Promise<HealingSeen> {
  if (!authorise(ctx.actor, 'board.publish').ok) return { ok: false, reason: 'not-allowed' };
  return inTransaction(ctx, async (inside): Promise<HealingSeen> => {
    const healing = await healingById(inside.db, healingId);
    const pair = healing && (await selectionById(inside.db, healing.selectionId));
    if (!healing || !pair || healing.undoneAt !== null) return { ok: false, reason: 'not-found' };
    if (healing.seenAt !== null) return { ok: true };
    await changeHealing(inside.db, healing.id, { seenAt: inside.clock.now(), seenBy: actorName(inside.actor) });
    const { fromId, toId } = healing;
    const detail = { surveyId: pair.surveyId, from: fromId, to: toId };
    await appendAudit(inside, { act: 'board.see-heal', subject: { kind: 'selection', id: pair.id }, detail });
    await tellColleagues(inside, 'boards');
    return { ok: true };
  });
}
