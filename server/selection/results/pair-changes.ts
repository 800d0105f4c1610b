import { type BoardChange, type Boards, boardChanges, isReadable, recordIdsOf } from '#core/selection/index.ts';
import { itemsById } from '../../catalog/find-items.ts';
import type { Ctx } from '../../context.ts';
import { type SelectionRow, selectionsOfSurvey, wholeSelection } from '../store.ts';

/** What changed from one pair to the next, each change once. */
export async function changesBetween(ctx: Pick<Ctx, 'db'>, before: Boards, after: Boards): Promise<BoardChange[]> {
  const items = await itemsById(ctx, [...new Set([...recordIdsOf(before), ...recordIdsOf(after)])]);
  return boardChanges(before, after, (recordId) => items.get(recordId)?.kind);
}

/** What changed in this pair from the one the customer had before; nothing for the first. */
export async function changesOfPair(ctx: Pick<Ctx, 'db'>, pair: SelectionRow): Promise<BoardChange[]> {
  if (pair.revision === 0) return [];
  const older = (await selectionsOfSurvey(ctx.db, pair.surveyId)).filter(
    (row) => isReadable(row) && row.revision < pair.revision,
  );
  const [before] = older;
  if (!before) return [];
  return changesBetween(
    ctx,
    (await wholeSelection(ctx.db, before)).boards,
    (await wholeSelection(ctx.db, pair)).boards,
  );
}
