import { carryOver } from '#core/selection/index.ts';
import { authorise } from '../account/authorise.ts';
import { appendAudit } from '../audit/append.ts';
import { itemsById } from '../catalog/find-items.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { markBoardsReady } from '../project/mark-boards-ready.ts';
import { promiseBoardsReady } from './mail-boards-ready.ts';
import { deskBoards, lockSelection, setState, supersedeOlder, wholeSelection, writeChoices } from './store.ts';

export type Published =
  | { ok: true; selectionId: string }
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'already-published' | 'not-waiting' }
  | { ok: false; reason: 'empty-board' }
  | { ok: false; reason: 'not-on-sale'; recordIds: string[] };

type Needs = Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'actor'>;

/** Both boards go out together: the clock stops, the customer is told by mail and live. Twice is once. */
export function publishBoards(ctx: Needs, selectionId: string): Promise<Published> {
  if (ctx.actor.kind !== 'system' && !authorise(ctx.actor, 'board.publish').ok) {
    return Promise.resolve({ ok: false, reason: 'not-allowed' });
  }
  return inTransaction(ctx, (inside) => publishInside(inside, selectionId));
}

async function publishInside(ctx: Needs, selectionId: string): Promise<Published> {
  const row = await lockSelection(ctx.db, selectionId);
  if (!row) return { ok: false, reason: 'not-found' };
  if (row.state !== 'draft') return { ok: false, reason: 'already-published' };

  const boards = await deskBoards(ctx.db, row.id);
  const recordIds = boards.map(({ pieces }) => pieces.flatMap(({ recordId }) => recordId ?? []));
  if (recordIds.some((ids) => ids.length === 0)) return { ok: false, reason: 'empty-board' };
  const items = await itemsById(ctx, recordIds.flat());
  const gone = recordIds.flat().filter((id) => !items.get(id)?.active);
  if (gone.length > 0) return { ok: false, reason: 'not-on-sale', recordIds: [...new Set(gone)] };

  const ready = await markBoardsReady(ctx, { surveyId: row.surveyId });
  if (!ready.ok) return { ok: false, reason: 'not-waiting' };
  const now = ctx.clock.now();
  await setState(ctx.db, row.id, { state: 'published', publishedAt: now });
  const older = await supersedeOlder(ctx.db, row.surveyId, row.revision);
  if (older) {
    const published = await wholeSelection(ctx.db, { ...row, state: 'published', publishedAt: now });
    const { selection } = carryOver(await wholeSelection(ctx.db, older), published);
    await writeChoices(ctx.db, selection, { now, newId: () => ctx.ids.next('choice') });
  }
  await promiseBoardsReady(ctx, row);
  await appendAudit(ctx, {
    act: 'board.publish',
    subject: { kind: 'selection', id: row.id },
    detail: { surveyId: row.surveyId },
  });
  return { ok: true, selectionId: row.id };
}
