import type { CatalogItem } from '#core/catalog/index.ts';
import {
  approvedFor,
  isOrderable,
  type LiveBoards,
  type LiveSlot,
  longestWall,
  type Selection,
  slotsWith,
} from '#core/selection/index.ts';
import { type Brief, briefOf } from '#core/survey/index.ts';
import { lockAccount } from '../../account/lock-account.ts';
import { lockItems } from '../../catalog/lock-items.ts';
import type { Ctx } from '../../context.ts';
import { projectFacts } from '../../project/project-facts.ts';
import { getSubmittedSurvey } from '../../survey/get-submitted-survey.ts';
import { declinedPieces } from '../desk/declined-pieces.ts';
import {
  type BoardPieceRow,
  type DeskBoard,
  deskBoards,
  lockSelectionsOfSurvey,
  type SelectionRow,
  selectionById,
  wholeSelection,
} from '../store.ts';
import { type HealingRow, healingsOf, heldNow, piecesBeingPaid } from './store-healings.ts';

/** A pair that a customer can order from, locked until the transaction ends, with everything a swap depends on. */
export interface HeldBoards {
  row: SelectionRow;
  selection: Selection;
  boards: DeskBoard[];
  items: ReadonlyMap<string, CatalogItem>;
  held: ReadonlyMap<string, number>;
  healings: HealingRow[];
  brief: Brief;
  /** What is ordered for the room or in an order being paid. */
  ordered: ReadonlySet<string>;
}

const listedOn = (boards: readonly DeskBoard[], more: readonly string[]): string[] => [
  ...new Set([
    ...boards.flatMap(({ pieces }) =>
      pieces.flatMap(({ recordId, alternates }) => [
        ...(recordId === null ? [] : [recordId]),
        ...(alternates ? [alternates.for, ...alternates.recordIds] : []),
      ]),
    ),
    ...more,
  ]),
];

/**
 * Locks a live pair in the order in which an order does: the account, then the pieces, then the boards. Null if nothing
 * can be ordered from it anymore, or it changed meanwhile; then the next round looks again.
 */
export async function holdLiveBoards(
  ctx: Pick<Ctx, 'db'>,
  selectionId: string,
  more: readonly string[] = [],
): Promise<HeldBoards | null> {
  const known = await selectionById(ctx.db, selectionId);
  if (!known || !isOrderable(known)) return null;
  await lockAccount(ctx.db, known.accountId);
  const items = await lockItems(ctx, listedOn(await deskBoards(ctx.db, selectionId), more));
  const row = (await lockSelectionsOfSurvey(ctx.db, known.surveyId)).find(({ id }) => id === selectionId);
  if (!row || !isOrderable(row) || (await projectFacts(ctx, row.surveyId))?.state === 'closed') return null;
  const boards = await deskBoards(ctx.db, selectionId);
  if (listedOn(boards, more).some((recordId) => !items.has(recordId))) return null;
  const survey = await getSubmittedSurvey(ctx, row.surveyId);
  const brief = survey && briefOf(survey.answers, survey.drawn);
  if (!brief) return null;
  const selection = await wholeSelection(ctx.db, row);
  const ordered = selection.ordered.map(({ recordId }) => recordId);
  return {
    ...{ row, selection, boards, items, brief },
    held: await heldNow(ctx.db, [...items.keys()]),
    healings: await healingsOf(ctx.db, row.id),
    ordered: new Set([...ordered, ...(await piecesBeingPaid(ctx.db, row.surveyId))]),
  };
}

/** The pair as the rule looks at it. */
export async function liveBoards(ctx: Pick<Ctx, 'db'>, given: HeldBoards): Promise<LiveBoards> {
  const { row, boards, brief, ordered } = given;
  const declined = await declinedPieces(ctx, row);
  return {
    slots: boards.flatMap(({ letter, pieces }) =>
      pieces.flatMap((piece) => {
        const slot = liveSlot(piece, given, declined);
        return slot ? [{ ...slot, board: letter }] : [];
      }),
    ),
    ...{ doorway: brief.doorway, wall: longestWall(brief), ordered },
  };
}

function liveSlot(
  piece: BoardPieceRow,
  { items, row, brief, selection, held, healings, ordered }: HeldBoards,
  declined: ReadonlySet<string>,
): Omit<LiveSlot, 'board'> | null {
  const item = piece.recordId === null ? undefined : items.get(piece.recordId);
  if (!item) return null;
  const past = healings.filter(({ pieceId }) => pieceId === piece.id);
  const chosen = new Map(selection.chosen.map(({ id, quantity }) => [id, quantity]));
  // After a swap, what was approved with the first piece still counts.
  const first = past.some(({ toId, undoneAt }) => undoneAt === null && toId === item.recordId);
  const approvedItem = (first && piece.alternates && items.get(piece.alternates.for)) || item;
  const tookOther = !chosen.has(item.recordId) && piece.alternatives.some((id) => chosen.has(id) || ordered.has(id));
  return {
    ...{ id: piece.id, item, chosenItem: approvedItem, quantity: piece.quantity },
    piece: slotsWith(brief, row.wishes)[piece.slot] ?? null,
    wanted: chosen.get(item.recordId) ?? piece.quantity,
    held: held.get(item.recordId) ?? 0,
    alternates: approvedFor(piece.alternates, approvedItem.recordId).flatMap((id) => items.get(id) ?? []),
    without: new Set([...piece.forbidden, ...declined]),
    settled: ordered.has(item.recordId) || tookOther,
    past: past.map(({ fromId, toId, undoneAt }) => ({ fromId, toId, undone: undoneAt !== null })),
  };
}
