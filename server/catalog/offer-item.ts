import { isPictured } from '#core/catalog/index.ts';
import { appendAudit } from '../audit/append.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { boardsWithPieces, type OpenBoard } from './boards-with-pieces.ts';
import { lockStudioItem, writeItem } from './store-studio.ts';

type Needs = Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>;

/** Open boards that contain the piece, shown before it's taken off sale. */
export async function openBoardsOf(ctx: Pick<Ctx, 'db' | 'actor'>, recordId: string): Promise<OpenBoard[]> {
  return authorise(ctx.actor, 'catalog.deactivate').ok ? boardsWithPieces(ctx, [recordId]) : [];
}

/** A key for one board. */
export const boardName = ({ selectionId, letter }: Pick<OpenBoard, 'selectionId' | 'letter'>) =>
  `${selectionId}:${letter}`;

export type ItemDeactivated =
  | { ok: true }
  | { ok: false; reason: 'not-allowed' | 'unknown' }
  /** It was added to a board that the person hasn't seen yet. */
  | { ok: false; reason: 'boards'; boards: OpenBoard[] };

/** Takes a piece off sale, once the person doing it has seen every open board that contains it. */
export async function deactivateItem(
  ctx: Needs,
  { recordId, seenBoards }: { recordId: string; seenBoards: readonly string[] },
): Promise<ItemDeactivated> {
  if (!authorise(ctx.actor, 'catalog.deactivate').ok) return { ok: false, reason: 'not-allowed' };
  return inTransaction(ctx, async (inside): Promise<ItemDeactivated> => {
    const found = await lockStudioItem(inside.db, recordId);
    if (!found) return { ok: false, reason: 'unknown' };
    if (!found.item.active) return { ok: true };
    const boards = await boardsWithPieces(inside, [recordId]);
    if (boards.some((one) => !seenBoards.includes(boardName(one)))) return { ok: false, reason: 'boards', boards };
    await writeItem(inside.db, { ...found.item, active: false }, ctx.clock.now());
    const subject = { kind: 'furniture' as const, id: recordId };
    const detail = { openBoards: [...new Set(boards.map(({ surveyId }) => surveyId))] };
    await appendAudit(inside, { act: 'catalog.deactivate', subject, detail });
    return { ok: true };
  });
}

export type ItemActivated = { ok: true } | { ok: false; reason: 'not-allowed' | 'unknown' | 'no-picture' };

/** Puts a piece on sale, for the first time or again. */
export async function activateItem(ctx: Needs, { recordId }: { recordId: string }): Promise<ItemActivated> {
  if (!authorise(ctx.actor, 'catalog.deactivate').ok) return { ok: false, reason: 'not-allowed' };
  return inTransaction(ctx, async (inside): Promise<ItemActivated> => {
    const found = await lockStudioItem(inside.db, recordId);
    if (!found) return { ok: false, reason: 'unknown' };
    if (found.item.active) return { ok: true };
    if (!isPictured(found.item.pictures)) return { ok: false, reason: 'no-picture' };
    await writeItem(inside.db, { ...found.item, active: true }, ctx.clock.now());
    await appendAudit(inside, { act: 'catalog.activate', subject: { kind: 'furniture', id: recordId } });
    return { ok: true };
  });
}
