import type { Picture, PieceKind, PublicItem } from '../../catalog/index.ts';
import type { Foot } from '../board.ts';

/** What the collage needs to know about a piece. An open slot has neither item nor picture. */
export interface CollagePiece {
  /** Its number in the list beside it, from 1. */
  number: number;
  /** The link target of its number, unique on the board. */
  id: string;
  kind: PieceKind;
  name: string;
  /** Inches. */
  dimensions: { width: number; depth: number; height: number };
  round: boolean;
  cutOut: Pick<Picture, 'publicId' | 'width' | 'height'> | null;
  swatch: string | null;
  /** Its main visible material; null if a chip couldn't show it. */
  made: 'cloth' | 'leather' | 'wood' | null;
  open: boolean;
  /** Where the specialist placed it, in percent of the landscape board as displayed; null if placed automatically. */
  foot: Foot | null;
}

type Shown = Pick<PublicItem, 'kind' | 'name' | 'dimensions' | 'shape' | 'pictures' | 'swatch' | 'materials'>;

export interface Place {
  id: string;
  number: number;
  foot?: Foot | null | undefined;
}

export function collagePiece(item: Shown, { foot = null, ...place }: Place): CollagePiece {
  const { kind, name, dimensions, shape, pictures, swatch, materials } = item;
  return {
    ...place,
    ...{ kind, name, dimensions, swatch },
    cutOut: pictures.cutOut,
    round: shape === 'round',
    made: madeOf(materials),
    open: false,
    foot,
  };
}

function madeOf(materials: Shown['materials']): CollagePiece['made'] {
  if (materials.includes('fabric')) return 'cloth';
  if (materials.includes('leather')) return 'leather';
  return materials.includes('wood') ? 'wood' : null;
}

/** Typical dimensions of each kind, for the outline of an open slot. */
const usual: Readonly<Record<PieceKind, readonly [width: number, depth: number, height: number]>> = {
  sofa: [84, 36, 33],
  lounge_chair: [29, 31, 34],
  sideboard: [70, 18, 30],
  coffee_table: [46, 28, 17],
  end_table: [18, 18, 22],
  rug: [120, 96, 0.5],
  bed: [66, 86, 44],
  nightstand: [20, 17, 23],
  dresser: [60, 19, 33],
  bench: [50, 17, 18],
  dining_table: [72, 38, 30],
  dining_chair: [19, 21, 33],
  stool: [18, 20, 38],
  standing_desk: [58, 29, 44],
  desk: [58, 28, 30],
  desk_chair: [25, 25, 38],
  bar_table: [44, 26, 41],
};

export function openPiece(kind: PieceKind, name: string, { foot = null, ...place }: Place): CollagePiece {
  const [width, depth, height] = usual[kind];
  const nothing = { round: false, cutOut: null, swatch: null, made: null };
  return { ...place, kind, name, dimensions: { width, depth, height }, ...nothing, open: true, foot };
}

/** A board's pieces, numbered and placed where the specialist put them. */
export const collagePiecesOf = (pieces: readonly { item: PublicItem; foot?: Foot | undefined }[]): CollagePiece[] =>
  pieces.map(({ item, foot }, index) => collagePiece(item, { id: item.recordId, number: index + 1, foot }));
