import type { Picture, PieceKind, PublicItem } from '#core/catalog/index.ts';
import type { Foot } from '#core/selection/index.ts';

/** What the collage must know of a piece. A slot that is still open has neither item nor picture. */
export interface CollagePiece {
  /** As in the list beside it, from 1. */
  number: number;
  /** Where its number leads, and what tells it from the others. */
  id: string;
  kind: PieceKind;
  name: string;
  /** Inches. */
  dimensions: { width: number; depth: number; height: number };
  round: boolean;
  cutOut: Pick<Picture, 'publicId' | 'width' | 'height'> | null;
  swatch: string | null;
  /** What is seen of it most; null where it shows nothing that a chip could. */
  made: 'cloth' | 'leather' | 'wood' | null;
  open: boolean;
  /** Where the specialist set it, in percent of the wide board as it is seen; null where it finds its own place. */
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

/** What a piece of its kind usually measures, for the outline of one that is not there yet. */
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
