import type { PicturedBoard } from '#server/selection/results/pictured-boards.ts';
import { type CollagePiece, collagePiece } from './collage-piece.ts';

/** A board's pieces, numbered and placed where the specialist put them. */
export const collagePiecesOf = ({ pieces }: PicturedBoard): CollagePiece[] =>
  pieces.map(({ item, foot }, index) => collagePiece(item, { id: item.recordId, number: index + 1, foot }));
