import type { Chosen } from '#core/selection/index.ts';
import type { ResultsBoard, ResultsPiece } from '#server/selection/results/get-results.ts';

/** What stands on the plan: the chosen pieces, as many as are chosen; with nothing chosen, the whole board one looks at. */
export function piecesForPlan(
  boards: readonly ResultsBoard[],
  chosen: readonly Chosen[],
  shown: ResultsBoard['letter'],
): Pick<ResultsPiece, 'item' | 'quantity'>[] {
  if (chosen.length === 0) return boards.find(({ letter }) => letter === shown)?.pieces ?? [];
  const items = new Map(boards.flatMap(({ pieces }) => pieces.map(({ recordId, item }) => [recordId, item])));
  return chosen.flatMap(({ id, quantity = 1 }) => {
    const item = items.get(id);
    return item ? [{ item, quantity }] : [];
  });
}
