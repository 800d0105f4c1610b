import type { Cents } from '../../money/index.ts';
import { type ItemColor, itemColors } from '../item-colors.ts';
import { type Material, materials } from '../piece-traits.ts';
import { type Room, roomIds } from '../rooms.ts';
import { type StyleLabel, styleLabels } from '../styles.ts';
import type { BrowseFilter } from './browse.ts';

/**
 * The traits visitors filter by, one bit each, so that the database can count a large catalog by a single number. New
 * ones go at the end: the order is part of what's stored.
 */
const bits = [
  ...roomIds.map((room) => `room ${room}` as const),
  ...styleLabels.map((label) => `style ${label}` as const),
  ...itemColors.map((color) => `color ${color}` as const),
  ...materials.map((material) => `material ${material}` as const),
  'in stock' as const,
];
type Trait = (typeof bits)[number];

export const traitBit = (trait: Trait): number => 2 ** bits.indexOf(trait);

const sum = (traits: readonly Trait[]) => traits.reduce((total, trait) => total + traitBit(trait), 0);

/** For each group that's filtered, the bits of which a piece needs at least one. */
export function traitMasks(
  filter: BrowseFilter,
): Record<'rooms' | 'styles' | 'colors' | 'materials' | 'inStock', number> {
  return {
    rooms: filter.room === null ? 0 : sum([`room ${filter.room}`]),
    styles: sum(filter.styles.map((label) => `style ${label}` as const)),
    colors: sum(filter.colors.map((color) => `color ${color}` as const)),
    materials: sum(filter.materials.map((material) => `material ${material}` as const)),
    inStock: filter.inStock ? sum(['in stock']) : 0,
  };
}

/** Pieces with the same traits: how many there are, and how many of them are within the price, width and door asked for. */
export interface TraitGroup {
  readonly traits: number;
  readonly all: number;
  readonly within: number;
  readonly span: BrowseSpan;
}

/** From the least to the most, whatever is filtered. */
export interface BrowseSpan {
  readonly cents: readonly [Cents, Cents];
  readonly inches: readonly [number, number];
}

/** How many pieces each choice would leave, with the other filters as they are. */
export interface BrowseCounts {
  readonly total: number;
  /** Without any filter but the kind. */
  readonly unfiltered: number;
  readonly rooms: Readonly<Record<Room, number>>;
  readonly styles: Readonly<Record<StyleLabel, number>>;
  readonly colors: Readonly<Record<ItemColor, number>>;
  readonly materials: Readonly<Record<Material, number>>;
  readonly inStock: number;
  readonly span: BrowseSpan;
}

const wider = (one: readonly [number, number], other: readonly [number, number]) =>
  [Math.min(one[0], other[0]), Math.max(one[1], other[1])] as const;

function wholeSpan(groups: readonly TraitGroup[]): BrowseSpan {
  const [first, ...rest] = groups.map(({ span }) => span);
  if (!first) return { cents: [0, 0], inches: [0, 0] };
  return rest.reduce(
    (whole, { cents, inches }) => ({ cents: wider(whole.cents, cents), inches: wider(whole.inches, inches) }),
    first,
  );
}

/** The bits of these styles, and of all the others: a piece is closest if it has some of the first, none of the second. */
export function styleMasks(near: readonly StyleLabel[]): { own: number; other: number } {
  const bitsOf = (labels: readonly StyleLabel[]) => sum(labels.map((label) => `style ${label}` as const));
  return { own: bitsOf(near), other: bitsOf(styleLabels.filter((label) => !near.includes(label))) };
}

export function countChoices(groups: readonly TraitGroup[], filter: BrowseFilter): BrowseCounts {
  const masks = Object.entries(traitMasks(filter));
  const count = (besides: string, trait?: Trait) => {
    const own = trait === undefined ? 0 : traitBit(trait);
    return groups
      .filter(({ traits }) => own === 0 || (traits & own) !== 0)
      .filter(({ traits }) => masks.every(([name, mask]) => name === besides || mask === 0 || (traits & mask) !== 0))
      .reduce((total, { within }) => total + within, 0);
  };
  const each = <Value extends string>(besides: string, values: readonly Value[], trait: (value: Value) => Trait) =>
    Object.fromEntries(values.map((value) => [value, count(besides, trait(value))])) as Record<Value, number>;
  return {
    total: count(''),
    unfiltered: groups.reduce((total, { all }) => total + all, 0),
    rooms: each('rooms', roomIds, (room) => `room ${room}`),
    styles: each('styles', styleLabels, (label) => `style ${label}`),
    colors: each('colors', itemColors, (color) => `color ${color}`),
    materials: each('materials', materials, (material) => `material ${material}`),
    inStock: count('inStock', 'in stock'),
    span: wholeSpan(groups),
  };
}
