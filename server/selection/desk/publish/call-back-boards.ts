import { eq, inArray } from 'drizzle-orm';
import { type CallBackRefusal, mayCallBack, selectionLifecycle } from '#core/selection/index.ts';
import { lockAccount } from '../../../account/lock-account.ts';
import { tellColleagues } from '../../../account/staff/tell-colleagues.ts';
import { appendAudit } from '../../../audit/append.ts';
import { authorise } from '../../../authorise.ts';
import { actorName, type Ctx } from '../../../context.ts';
import { board, boardPiece, choice } from '../../../db/schema/index.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { announce } from '../../../live/announce.ts';
import { callBackProject } from '../../../project/call-back-project.ts';
import { tellWebhooks } from '../../../webhook/tell-webhooks.ts';
import { deleteHealingsOf } from '../../healing/store-healings.ts';
import { lockSelectionsOfSurvey, type SelectionRow, selectionsOfSurvey, setState } from '../../store.ts';
import { putBack } from '../steps/desk-state-of.ts';

export type CalledBack =
  | { ok: true; selectionId: string }
  | { ok: false; reason: 'not-allowed' | 'not-found' | CallBackRefusal };

/**
 * Takes published boards back onto the desk as they were, while the customer knows nothing of them: the letter hasn't
 * gone out and they haven't opened the pair. The pair before it is current again, and the clock runs on.
 */
export async function callBackBoards(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'actor'>,
  { surveyId }: { surveyId: string },
): Promise<CalledBack> {
  if (!authorise(ctx.actor, 'board.publish').ok) return { ok: false, reason: 'not-allowed' };
  return inTransaction(ctx, async (inside): Promise<CalledBack> => {
    const [known] = await selectionsOfSurvey(inside.db, surveyId);
    if (!known) return { ok: false, reason: 'not-found' };
    // In the order an order locks them.
    await lockAccount(inside.db, known.accountId);
    const rows = await lockSelectionsOfSurvey(inside.db, surveyId);
    const row = rows.at(-1);
    if (!row) return { ok: false, reason: 'not-found' };
    const may = mayCallBack(row, inside.clock.now());
    if (!may.ok) return may;
    if (!row.beforePublish) return { ok: false, reason: 'not-out' };
    const { project, older, desk } = row.beforePublish;
    const back = await callBackProject(inside, { surveyId, before: project });
    if (!back.ok) return { ok: false, reason: 'not-out' };
    await reinstate(inside, rows, older);
    await clearPublished(inside, row);
    await putBack(inside.db, row.id, desk, actorName(inside.actor));
    await appendAudit(inside, {
      act: 'board.call-back',
      subject: { kind: 'selection', id: row.id },
      surveyId,
    });
    await tellWebhooks(inside, 'board.called-back', { selectionId: row.id, surveyId, revision: row.revision });
    announce(inside.db, row.accountId, 'boards');
    await tellColleagues(inside, 'boards');
    return { ok: true, selectionId: row.id };
  });
}

async function reinstate(
  { db }: Pick<Ctx, 'db'>,
  rows: readonly SelectionRow[],
  older: { id: string; ordered: boolean } | null,
): Promise<void> {
  const pair = older && rows.find(({ id }) => id === older.id);
  const step = pair && selectionLifecycle.next(pair.state, older.ordered ? 'reinstate ordered' : 'reinstate');
  if (pair && step?.ok) await setState(db, pair.id, { state: step.to });
}

/** What came with publishing: swaps of pieces that went, choices carried over from the pair before, and the list of alternatives. */
async function clearPublished({ db }: Pick<Ctx, 'db'>, { id }: SelectionRow): Promise<void> {
  await deleteHealingsOf(db, id);
  await db.delete(choice).where(eq(choice.selectionId, id));
  const boards = db.select({ id: board.id }).from(board).where(eq(board.selectionId, id));
  await db.update(boardPiece).set({ alternatives: [] }).where(inArray(boardPiece.boardId, boards));
  const out = { publishedAt: null, letterDueAt: null, beforePublish: null };
  await setState(db, id, { state: 'draft', ...out });
}
