import type { BoardId, Chosen } from '#core/selection/index.ts';
import type { ResultsBoard, ResultsPiece } from '#server/pages/get-results.ts';

export interface PlanPiece extends Pick<ResultsPiece, 'item' | 'quantity'> {
  /** As the board's picture and list number it: '3', or 'A3' if not all pieces are of the displayed board. */
  number: string;
}

/** A piece where a board has it, itself or as an alternative to the board's own. */
interface Found {
  letter: BoardId;
  index: number;
  item: ResultsPiece['item'];
  quantity: number;
}

/**
 * What goes on the plan: the chosen pieces in their quantities, in the boards' order, or the whole displayed board if
 * nothing is chosen.
 */
export function piecesForPlan(
  boards: readonly ResultsBoard[],
  chosen: readonly Chosen[],
  shown: ResultsBoard['letter'],
): PlanPiece[] {
  const displayed = boards.filter(({ letter }) => letter === shown);
  if (chosen.length === 0) return numbered(displayed.flatMap(wholeBoard), shown);
  const inOrder = [...displayed, ...boards.filter(({ letter }) => letter !== shown)];
  const found = chosen.flatMap(({ id, quantity }) => {
    const [piece] = inOrder.flatMap((board) => onBoard(board, id));
    return piece ? [{ ...piece, quantity: quantity ?? piece.quantity }] : [];
  });
  return numbered(
    found.toSorted((one, other) => one.letter.localeCompare(other.letter) || one.index - other.index),
    shown,
  );
}

const wholeBoard = ({ letter, pieces }: ResultsBoard): Found[] =>
  pieces.map(({ item, quantity }, index) => ({ letter, index, item, quantity }));

const onBoard = ({ letter, pieces }: ResultsBoard, recordId: string): Found[] =>
  pieces.flatMap((piece, index) => {
    const one = [piece, ...piece.alternatives].find((offered) => offered.recordId === recordId);
    return one ? [{ letter, index, item: one.item, quantity: piece.quantity }] : [];
  });

function numbered(found: readonly Found[], shown: BoardId): PlanPiece[] {
  const plain = found.every(({ letter }) => letter === shown);
  return found.map(({ letter, index, item, quantity }) => ({
    ...{ item, quantity },
    number: `${plain ? '' : letter.toUpperCase()}${index + 1}`,
  }));
}
