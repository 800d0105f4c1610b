import type { PicturedBoard } from '#server/selection/results/pictured-boards.ts';
import { type CollagePiece, collagePiece } from './collage-piece.ts';

/** A board as it is pinned up: numbered, and where its specialist has set the pieces. */
export const collagePiecesOf = ({ pieces }: PicturedBoard): CollagePiece[] =>
  pieces.map(({ item, foot }, index) => collagePiece(item, { id: item.recordId, number: index + 1, foot }));
