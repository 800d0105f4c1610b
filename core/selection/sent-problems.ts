import { type CatalogItem, inStock, pieceNames } from '../catalog/index.ts';
import type { Brief } from '../survey/index.ts';
import { slotsOf } from './compose.ts';
import { doorFit } from './door/door.ts';

/** A piece that a program put on a board. */
export interface SentPiece {
  readonly item: CatalogItem;
  readonly quantity: number;
  /** The survey has a place for it. */
  readonly askedFor: boolean;
}

/** What is wrong with a board made elsewhere, in sentences that name the board and the piece. */
export function sentProblems(
  board: string,
  pieces: readonly SentPiece[],
  { doorway }: Pick<Brief, 'doorway'>,
): string[] {
  return pieces.flatMap(({ item, quantity, askedFor }) => {
    const fit = doorFit(item, doorway);
    const piece = `${board}: ${item.name} (${item.recordId})`;
    return [
      ...(item.active ? [] : [`${piece} is off sale.`]),
      ...(!item.active || inStock(item, quantity) ? [] : [`${piece} is out of stock.`]),
      ...(askedFor ? [] : [`${piece}: the survey has no place for it.`]),
      ...(fit.stops ? [`${piece}: ${fit.words}`] : []),
    ];
  });
}

/** A board without the piece a room is built around, as the first slot has it. */
export function mainPieceProblems(board: string, pieces: readonly SentPiece[], brief: Brief): string[] {
  const [main] = slotsOf(brief);
  if (!main || pieces.some(({ item }) => item.kind === main.kind)) return [];
  return [`${board}: the main piece, the ${pieceNames[main.kind].one.toLowerCase()}, is missing.`];
}
