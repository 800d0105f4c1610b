import { type PieceKind, type PublicItem, pieceNames } from '#core/catalog/index.ts';
import type { LayoutPiece } from '#core/room/index.ts';
import type { Carried } from '#core/selection/index.ts';

/** A piece as a plan draws it. */
export interface DrawnPiece extends LayoutPiece {
  readonly name: string;
  /** Its number on the board, '3', or 'A3' where there are pieces of both boards. Null for a piece by itself. */
  readonly number: string | null;
  readonly recordId: string;
  readonly kind: PieceKind;
  readonly type: string | null;
  readonly round: boolean;
  /** The color to tint it with. */
  readonly swatch: string | null;
  /** Its picture, for where there's no model of it. */
  readonly picture: string | null;
  /** The id of the 3D model that was uploaded for it. */
  readonly model: string | null;
  /** What the door rule asks of it. */
  readonly carried: Carried;
}

const longestName = 22;

/** Shortens a name to fit the plan: 'Alder sofa in sage' becomes 'Alder sofa'. */
export function shortName(name: string, kind: PieceKind): string {
  const [short = name] = name.split(/ in |,/);
  const first = short.trim().split(' ')[0] ?? '';
  return short.length <= longestName ? short.trim() : `${first} ${pieceNames[kind].one.toLowerCase()}`;
}

/** One drawn piece per unit of an item, each with its own id and all with its number. */
export function drawnPieces(item: PublicItem, quantity: number, number: string | null): DrawnPiece[] {
  const { recordId, kind, type, shape, swatch, dimensions, seatHeight = null, assemblyRequired, takesApart } = item;
  const { width, depth, height } = dimensions;
  const short = shortName(item.name, kind);
  return Array.from({ length: quantity }, (_, index) => ({
    id: index === 0 ? recordId : `${recordId}.${index + 1}`,
    name: quantity === 1 ? short : `${short} ${index + 1}`,
    ...{ number, recordId, kind, type, swatch, width, depth, height, seatHeight },
    picture: (item.pictures.front[0] ?? item.pictures.cutOut)?.publicId ?? null,
    model: item.model?.id ?? null,
    carried: { kind, dimensions, assemblyRequired, takesApart },
    round: shape === 'round' || kind === 'stool',
  }));
}
