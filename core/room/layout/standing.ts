import { type Area, areaAt } from './geometry.ts';
import type { LayoutPiece, Placement, Turn } from './layout-types.ts';

/** A piece in its place, with the floor area it covers. */
export interface Standing {
  readonly piece: LayoutPiece;
  readonly x: number;
  readonly y: number;
  readonly turn: Turn;
  readonly area: Area;
}

export const stand = (piece: LayoutPiece, x: number, y: number, turn: Turn): Standing => ({
  piece,
  x,
  y,
  turn,
  area: areaAt(piece, x, y, turn),
});

/** The pieces that have a place, in the order given. */
export function standingAt(pieces: readonly LayoutPiece[], placements: readonly Placement[]): Standing[] {
  const at = new Map(placements.map((placement) => [placement.id, placement]));
  return pieces.flatMap((piece) => {
    const place = at.get(piece.id);
    return place ? [stand(piece, place.x, place.y, place.turn)] : [];
  });
}
