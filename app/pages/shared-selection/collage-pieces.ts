import { type CollagePiece, collagePiece } from '#app/parts/selection/collage-piece.ts';
import type { SharedBoard } from '#server/selection/get-shared.ts';

/** A shared board as it is pinned up: numbered, and where its specialist has set the pieces. */
export const collagePiecesOf = ({ pieces }: SharedBoard): CollagePiece[] =>
  pieces.map(({ item, foot }, index) => collagePiece(item, { id: item.recordId, number: index + 1, foot }));
