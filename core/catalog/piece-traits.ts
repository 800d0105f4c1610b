import type { PieceKind } from './pieces.ts';

export const materials = ['fabric', 'leather', 'wood', 'glass', 'stone'] as const;
export type Material = (typeof materials)[number];

export const colors = ['green', 'blue', 'red'] as const;
export type Color = (typeof colors)[number];

export const colorIntensities = ['neutral', 'accent', 'lots_of_color'] as const;
export type ColorIntensity = (typeof colorIntensities)[number];

export const woodTones = ['light', 'dark'] as const;
export type WoodTone = (typeof woodTones)[number];

/** The position is the number the survey's answers carry: style 1 is border, style 5 solid. */
export const rugStyles = ['border', 'geometric', 'moroccan', 'southwestern', 'solid'] as const;
export type RugStyle = (typeof rugStyles)[number];

/** Quiz answers that leave the size to us; no piece has these sizes. */
export const undecidedSizes = ['notSure', 'neither'] as const;

/** A stool is chosen by the height of its counter, in inches. */
export const counterHeights = { counter: 36, bar: 42 } as const;

export interface PieceTraits {
  readonly types: readonly string[];
  readonly subTypes: readonly string[];
  readonly materials: readonly Material[];
  readonly shapes: readonly string[];
  readonly sizes: readonly string[];
  readonly colorIntensities: readonly ColorIntensity[];
  readonly quantities: readonly string[];
  /** A trait that exists for one type only. */
  readonly onlyForType?: Readonly<Partial<Record<'subTypes' | 'materials', string>>>;
}

const none = {
  types: [],
  subTypes: [],
  materials: [],
  shapes: [],
  sizes: [],
  colorIntensities: [],
  quantities: [],
} as const;

/** Every option of every kind of piece: what the quiz asks about and the catalog is organized by. */
export const pieceTraits = {
  sofa: {
    ...none,
    types: ['standard', 'chaise_sectional', 'l_shaped_sectional', 'sleeper', 'modular'],
    subTypes: ['sofa_a', 'sofa_b', 'sofa_c'],
    materials: ['fabric', 'leather'],
    colorIntensities,
  },
  lounge_chair: {
    ...none,
    types: ['stationary_standard', 'recliner', 'swivel'],
    subTypes: ['plush', 'exposed_frame'],
    materials: ['fabric', 'leather'],
    colorIntensities,
    quantities: ['1', '2'],
    onlyForType: { subTypes: 'stationary_standard' },
  },
  sideboard: { ...none, types: ['sliding_door', 'open_front', 'standard_door'] },
  coffee_table: {
    ...none,
    types: ['traditional', 'shelf', 'storage'],
    materials: ['wood', 'glass', 'stone'],
    shapes: ['round', 'rectangular_or_square', 'modern_or_funky'],
  },
  end_table: {
    ...none,
    types: ['traditional', 'storage'],
    shapes: ['round', 'rectangle', 'square'],
    quantities: ['1', '2'],
  },
  rug: { ...none, types: rugStyles, sizes: ['5x8', '6x9', '8x10', '9x12', 'notSure'], colorIntensities },
  bed: {
    ...none,
    types: ['no_headboard', 'headboard'],
    materials: ['wood', 'fabric'],
    sizes: ['king', 'queen', 'full'],
    onlyForType: { materials: 'headboard' },
  },
  nightstand: { ...none, types: ['drawer', 'shelf'], materials: ['wood', 'stone'], quantities: ['1', '2'] },
  dresser: { ...none, types: ['horizontal', 'vertical'] },
  bench: { ...none, types: ['standard', 'storage'] },
  dining_table: { ...none, materials: ['wood', 'glass', 'stone'], shapes: ['round', 'rectangular', 'square'] },
  dining_chair: {
    ...none,
    types: ['wood', 'upholstered'],
    materials: ['fabric', 'leather'],
    colorIntensities: ['neutral', 'lots_of_color'],
    quantities: ['2-3', '4', '6+', 'Other'],
    onlyForType: { materials: 'upholstered' },
  },
  stool: {
    ...none,
    types: ['wood', 'upholstered'],
    materials: ['fabric', 'leather'],
    sizes: ['counter', 'bar', 'neither'],
    quantities: ['2', '3', '4'],
    onlyForType: { materials: 'upholstered' },
  },
  standing_desk: { ...none, materials: ['wood', 'glass'] },
  desk: { ...none, materials: ['wood', 'glass'] },
  desk_chair: { ...none, materials: ['fabric', 'leather'], colorIntensities },
  bar_table: { ...none, materials: ['wood', 'glass', 'stone'], shapes: ['round', 'rectangular', 'square'] },
} as const satisfies Readonly<Record<PieceKind, PieceTraits>>;

export function traitsOf(kind: PieceKind): PieceTraits {
  return pieceTraits[kind];
}

/**
 * Whether the trait can be chosen for this type. A reclining chair has no style to choose, a bed without a headboard no
 * cover.
 */
export function traitApplies(kind: PieceKind, trait: 'subTypes' | 'materials', type: string | null): boolean {
  const { onlyForType, [trait]: values } = traitsOf(kind);
  const only = onlyForType?.[trait];
  return values.length > 0 && (only === undefined || only === type);
}

/** The sizes a piece can really have: what the quiz offers, minus the answers that leave it to us. */
export function sizesOf(kind: PieceKind): readonly string[] {
  return traitsOf(kind).sizes.filter((size) => !(undecidedSizes as readonly string[]).includes(size));
}

export function rugStyleNumber(style: RugStyle): number {
  return rugStyles.indexOf(style) + 1;
}

export function rugStyleNumbered(number: number): RugStyle | null {
  return rugStyles[number - 1] ?? null;
}
