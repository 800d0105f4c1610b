import {
  budgetTierIds,
  budgetTiers,
  type CatalogItem,
  colors,
  itemColors,
  materials,
  noPictures,
  oneBody,
  type PieceKind,
  piecesOf,
  roomIds,
  sizesOf,
  styleLabels,
  type TakesApart,
  traitApplies,
  traitsOf,
  woodTones,
} from '../../catalog/index.ts';
import type { Brief, BriefPiece } from '../../survey/index.ts';

/** A stream of numbers from 0 to 1, the same for the same seed. */
export function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const picker = (next: () => number) => ({
  one<T>(values: readonly T[]): T {
    const value = values[Math.floor(next() * values.length)];
    if (value === undefined) throw new Error('nothing to pick from');
    return value;
  },
  maybe: (chance: number) => next() < chance,
  between: (from: number, to: number) => from + next() * (to - from),
  whole: (from: number, to: number) => from + Math.floor(next() * (to - from + 1)),
});
type Picker = ReturnType<typeof picker>;

const quarter = (inches: number) => Math.round(inches * 4) / 4;

function dimensionsOf(kind: PieceKind, pick: Picker): CatalogItem['dimensions'] {
  const box = (width: number, depth: number, height: number) => ({
    width: quarter(width),
    depth: quarter(depth),
    height: quarter(height),
    diagonalDepth: kind === 'sofa' && pick.maybe(0.6) ? pick.whole(24, 37) : null,
  });
  if (kind === 'sofa') return box(pick.between(60, 120), pick.between(32, 44), pick.between(28, 36));
  if (kind === 'bed') return box(pick.between(60, 80), pick.between(80, 88), pick.between(36, 52));
  if (kind === 'rug') return box(pick.between(60, 108), pick.between(96, 144), 0.5);
  return box(pick.between(16, 76), pick.between(14, 40), pick.between(15, 40));
}

/** What needs assembly has legs to screw on, comes in two halves, or is flat-packed. Draws no numbers of its own. */
function apartOf({
  kind,
  dimensions,
  assemblyRequired,
}: Pick<CatalogItem, 'kind' | 'dimensions' | 'assemblyRequired'>): TakesApart {
  if (!assemblyRequired) return oneBody;
  if (kind !== 'sofa') return { ...oneBody, flatPacked: true };
  if (dimensions.width < 100) return { ...oneBody, legHeight: 6 };
  const half = { ...dimensions, width: dimensions.width / 2 };
  return {
    ...oneBody,
    sections: [
      { ...half, name: 'Left half' },
      { ...half, name: 'Right half' },
    ],
  };
}

/** A made-up piece of a kind, as varied as the catalog allows. */
export function madeUpItem(kind: PieceKind, recordId: string, next: () => number): CatalogItem {
  const pick = picker(next);
  const traits = traitsOf(kind);
  const type = traits.types.length > 0 ? pick.one(traits.types) : null;
  const sizes = sizesOf(kind);
  const size = sizes.length > 0 ? pick.one(sizes) : null;
  const { basic, luxe } = budgetTiers({ piece: kind, type, size });
  const dearness = next() ** 1.7;
  const item = {
    recordId,
    name: `Piece ${recordId}`,
    kind,
    type,
    subType: traitApplies(kind, 'subTypes', type) ? pick.one(traits.subTypes) : null,
    materials: [pick.one(traits.materials.length > 0 ? traits.materials : materials)],
    shape: traits.shapes.length > 0 ? pick.one(traits.shapes) : null,
    size,
    styles: pick.maybe(0.15) ? [pick.one(styleLabels), pick.one(styleLabels)] : [pick.one(styleLabels)],
    woodTone: pick.maybe(0.7) ? pick.one(woodTones) : null,
    color: pick.maybe(0.55) ? 'neutral' : pick.one(itemColors),
    swatch: null,
    rooms: roomIds.filter((room) => piecesOf(room).includes(kind)),
    priceCents: Math.round((basic[0] * 0.9 + dearness * (luxe[0] * 1.4 - basic[0] * 0.9)) * 100),
    dimensions: dimensionsOf(kind, pick),
    stock: pick.whole(0, 29),
    leadTimeDays: pick.whole(0, 59),
    active: pick.maybe(0.97),
    vendor: { name: `Vendor ${pick.whole(0, 9)}`, shippingRateType: 'flat', shipsFrom: null },
    shipping: { standardCents: 4900, standardDescription: '', whiteGloveCents: 9900, whiteGloveDescription: '' },
    assemblyRequired: kind === 'bed' || pick.maybe(0.3),
    careInstructions: null,
    clientDescription: null,
    materialsFinish: null,
    materialsFinishTwo: null,
    sku: null,
    link: null,
    scrapingSpecifics: null,
    addedWhen: '2026-01-01',
    pictures: noPictures,
    totalUnitsSold: 0,
    grossSalesCents: 0,
  } satisfies Omit<CatalogItem, 'takesApart'>;
  return { ...item, takesApart: apartOf(item) };
}

export function madeUpItems(count: number, kinds: readonly PieceKind[], seed: number): CatalogItem[] {
  const next = numbers(seed);
  return Array.from({ length: count }, (_, number) =>
    madeUpItem(picker(next).one(kinds), `rec${String(number).padStart(6, '0')}`, next),
  );
}

function madeUpPiece(kind: PieceKind, pick: Picker): BriefPiece {
  const traits = traitsOf(kind);
  const type = kind === 'rug' || traits.types.length === 0 ? null : pick.one(traits.types);
  const intensity = traits.colorIntensities.length > 0 ? pick.one(traits.colorIntensities) : null;
  const sizes = sizesOf(kind);
  return {
    kind,
    types: type === null ? traits.types.filter(() => pick.maybe(0.4)) : [type],
    subTypes: traitApplies(kind, 'subTypes', type) ? [pick.one(traits.subTypes)] : [],
    materials: traitApplies(kind, 'materials', type) && pick.maybe(0.8) ? [pick.one(traits.materials)] : [],
    shapes: traits.shapes.length > 0 ? [pick.one(traits.shapes)] : [],
    tier: pick.maybe(0.95) ? pick.one(budgetTierIds) : null,
    colorIntensity: intensity,
    colors: intensity !== null && intensity !== 'neutral' ? [pick.one(colors)] : [],
    quantity: traits.quantities.length > 0 ? pick.whole(1, 4) : 1,
    size: sizes.length > 0 && pick.maybe(0.8) ? pick.one(sizes) : null,
  };
}

export function madeUpBrief(seed: number): Brief {
  const next = numbers(seed);
  const pick = picker(next);
  const room = pick.one(roomIds);
  const favorite = pick.one(styleLabels);
  const second = pick.one(styleLabels);
  return {
    room,
    styles: pick.maybe(0.5) && second !== favorite ? [favorite, second] : [favorite],
    woodTone: pick.maybe(0.5) ? pick.one(woodTones) : null,
    pieces: piecesOf(room)
      .filter((_, place) => place === 0 || pick.maybe(0.75))
      .map((kind) => madeUpPiece(kind, pick)),
    doorway: pick.maybe(0.7) ? { width: pick.whole(27, 38), height: pick.whole(78, 84) } : null,
    walls: { a: pick.maybe(0.7) ? pick.whole(90, 240) : null, b: pick.whole(90, 240) },
    boldness: pick.whole(1, 10),
    soon: pick.maybe(0.5),
  };
}
