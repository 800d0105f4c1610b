import type { Chosen } from '#core/selection/index.ts';
import type { ResultsBoard, ResultsPiece } from '#server/pages/get-results.ts';
import { itemsOffered } from './choices.ts';

/** What goes on the plan: the chosen pieces in their quantities, or the whole displayed board if nothing is chosen. */
export function piecesForPlan(
  boards: readonly ResultsBoard[],
  chosen: readonly Chosen[],
  shown: ResultsBoard['letter'],
): Pick<ResultsPiece, 'item' | 'quantity'>[] {
  if (chosen.length === 0) return boards.find(({ letter }) => letter === shown)?.pieces ?? [];
  const items = itemsOffered(boards);
  return chosen.flatMap(({ id, quantity = 1 }) => {
    const item = items.get(id);
    return item ? [{ item, quantity }] : [];
  });
}
