import type { DrawnPiece } from '../drawn-piece.ts';

/** Drawn around its own center, back at the top, front at the bottom, in inches. */
export interface SymbolProps {
  piece: DrawnPiece;
}

export const edges = ({ width, depth }: { width: number; depth: number }) => ({
  left: -width / 2,
  right: width / 2,
  back: -depth / 2,
  front: depth / 2,
});
