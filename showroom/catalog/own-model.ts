import { type Piece, recordIdOf } from './piece.ts';
import { pieces } from './pieces.ts';

/** Records may be rounded; a piece that differs more than this is another piece. */
const SAME_SIZE = 0.5;

/**
 * The piece whose builder draws this record. Null for a record that has none, or whose size the studio has changed
 * since: a stretched sofa would be a false picture.
 */
export function pieceBuiltAs(recordId: string, size: { width: number; depth: number; height: number }): Piece | null {
  const piece = pieces.find((one) => recordIdOf(one) === recordId);
  if (!piece) return null;
  const { width, depth, height } = piece.model.size;
  const off = Math.max(Math.abs(width - size.width), Math.abs(depth - size.depth), Math.abs(height - size.height));
  return off > SAME_SIZE ? null : piece;
}
