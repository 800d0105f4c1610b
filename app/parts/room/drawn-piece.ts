import { type PieceKind, type PublicItem, pieceNames } from '#core/catalog/index.ts';
import type { LayoutPiece } from '#core/room/index.ts';

/** A piece as a plan draws it. */
export interface DrawnPiece extends LayoutPiece {
  readonly name: string;
  readonly kind: PieceKind;
  readonly type: string | null;
  readonly round: boolean;
  /** The colour one would paint it in. */
  readonly swatch: string | null;
}

const longestName = 22;

/** What a plan has room for: 'Alder sofa in sage' is the Alder sofa. */
export function shortName(name: string, kind: PieceKind): string {
  const [short = name] = name.split(/ in |,/);
  const first = short.trim().split(' ')[0] ?? '';
  return short.length <= longestName ? short.trim() : `${first} ${pieceNames[kind].one.toLowerCase()}`;
}

/** The pieces of an item, as many as are wanted of it, each with an id of its own. */
export function drawnPieces(item: PublicItem, quantity: number): DrawnPiece[] {
  const { recordId, kind, type, shape, swatch, dimensions } = item;
  const { width, depth, height } = dimensions;
  const short = shortName(item.name, kind);
  return Array.from({ length: quantity }, (_, index) => ({
    id: index === 0 ? recordId : `${recordId}.${index + 1}`,
    name: quantity === 1 ? short : `${short} ${index + 1}`,
    ...{ kind, type, swatch, width, depth, height },
    round: shape === 'round' || kind === 'stool',
  }));
}
