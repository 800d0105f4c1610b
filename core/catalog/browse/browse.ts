import { type Cents, parseMoney } from '../../money/index.ts';
import { type ItemColor, itemColors } from '../item-colors.ts';
import { optionLabel } from '../option-labels.ts';
import { type Material, materials } from '../piece-traits.ts';
import { type PieceKind, pieceNamed } from '../pieces.ts';
import { type Room, roomNamed } from '../rooms.ts';
import { labelsNamed, nameOfStyle, type StyleLabel, styleLabels } from '../styles.ts';

/** What visitors can narrow the catalog by. Null or an empty list means no filter. */
export interface BrowseFilter {
  readonly kind: PieceKind | null;
  readonly room: Room | null;
  /** Any of these. */
  readonly styles: readonly StyleLabel[];
  readonly colors: readonly ItemColor[];
  readonly materials: readonly Material[];
  readonly minCents: Cents | null;
  readonly maxCents: Cents | null;
  /** Inches. */
  readonly minWidth: number | null;
  readonly maxWidth: number | null;
  readonly inStock: boolean;
  /** The doorway a piece has to come through, in inches. Without a height it's as high as most: `usualDoorHeight`. */
  readonly doorWidth: number | null;
  readonly doorHeight: number | null;
}

/** A standard interior door in the US: 6 ft 8 in. */
export const usualDoorHeight = 80;

export const browseSorts = ['name', 'newest', 'price-up', 'price-down', 'width-up', 'width-down', 'style'] as const;
export type BrowseSort = (typeof browseSorts)[number];

export interface Browse {
  readonly filter: BrowseFilter;
  readonly sort: BrowseSort;
  /** The styles to sort by, if it's sorted by style: the person's own, from their quiz. */
  readonly near: readonly StyleLabel[];
  /** From 1. */
  readonly page: number;
}

export const everything: Browse = {
  filter: {
    ...{ kind: null, room: null, styles: [], colors: [], materials: [] },
    ...{ minCents: null, maxCents: null, minWidth: null, maxWidth: null, inStock: false },
    ...{ doorWidth: null, doorHeight: null },
  },
  sort: 'name',
  near: [],
  page: 1,
};

export const browsePageSize = 24;

/** The last page we serve. Further on, a filter finds a piece faster than paging does. */
export const lastBrowsePage = 100;

export const browsePath = '/furniture';

/** A part of the URL we couldn't use. */
export interface BrowseProblem {
  readonly name: string;
  readonly value: string;
}

export const styleSlug = (label: StyleLabel): string => nameOfStyle(label).toLowerCase().replaceAll(' ', '-');

const mostCents = 100_000_000;
const mostInches = 480;
const longestQuoted = 60;

function readCents(text: string): Cents | null {
  const parsed = parseMoney(text);
  return parsed.ok && parsed.cents >= 0 && parsed.cents <= mostCents ? parsed.cents : null;
}

function readInches(text: string): number | null {
  if (!/^\d{1,3}(?:\.\d{1,2})?$/.test(text)) return null;
  const inches = Number(text);
  return inches <= mostInches ? inches : null;
}

/** Narrower is a mistake, wider is a hall. */
const doorway = { least: 12, most: 144 } as const;

export const isDoorway = (inches: number): boolean => inches >= doorway.least && inches <= doorway.most;

function readDoorway(text: string): number | null {
  const inches = readInches(text);
  return inches !== null && isDoorway(inches) ? inches : null;
}

function readPage(text: string): number | null {
  const page = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return page >= 1 && page <= lastBrowsePage ? page : null;
}

const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (text: string): Value | null =>
    values.find((value) => value === text.toLowerCase()) ?? null;

const readFlag = (text: string): true | null => (['1', 'true', 'on', 'yes'].includes(text.toLowerCase()) ? true : null);

const readStyles = (text: string): readonly StyleLabel[] | null => {
  const labels = labelsNamed(text);
  return labels.length > 0 ? labels : null;
};

/** Every value of a name, without the empty ones a form sends for fields left blank. */
type Given = Pick<URLSearchParams, 'getAll'>;

/** Reads the URL. What it can't use is listed as a problem and left out of the result. */
export function readBrowse(given: Given): { browse: Browse; problems: BrowseProblem[] } {
  const problems: BrowseProblem[] = [];
  const valuesOf = (name: string) =>
    given
      .getAll(name)
      .map((value) => value.trim())
      .filter((value) => value !== '');
  const complain = (name: string, value: string) => {
    problems.push({ name, value: value.length > longestQuoted ? `${value.slice(0, longestQuoted)}…` : value });
  };
  function many<Value>(name: string, read: (text: string) => Value | null): Value[] {
    return valuesOf(name).flatMap((text) => {
      const value = read(text);
      if (value === null) complain(name, text);
      return value === null ? [] : [value];
    });
  }
  const one = <Value>(name: string, read: (text: string) => Value | null): Value | null => many(name, read)[0] ?? null;
  /** In the catalog's order, so that one choice always has one URL. */
  const inOrder = <Value>(order: readonly Value[], chosen: readonly Value[]) =>
    order.filter((value) => chosen.includes(value));
  /** A range that holds nothing loses both ends. */
  function range(names: readonly [string, string], read: (text: string) => number | null) {
    const from = one(names[0], read);
    const to = one(names[1], read);
    if (from === null || to === null || from <= to) return [from, to] as const;
    complain(names[0], valuesOf(names[0])[0] ?? '');
    return [null, null] as const;
  }
  const [minCents, maxCents] = range(['min', 'max'], readCents);
  const [minWidth, maxWidth] = range(['minWidth', 'maxWidth'], readInches);
  const near = inOrder(styleLabels, many('near', readStyles).flat());
  const sort = one('sort', oneOf(browseSorts)) ?? everything.sort;
  // Sorted by style, but by which? The link was cut short.
  if (sort === 'style' && near.length === 0) complain('sort', sort);
  const byStyle = sort === 'style' && near.length > 0;
  const doorWidth = one('door', readDoorway);
  const doorHeight = one('doorHeight', readDoorway);
  const browse = {
    filter: {
      kind: one('kind', (text) => pieceNamed(text.replaceAll('-', '_'))),
      room: one('room', roomNamed),
      styles: inOrder(styleLabels, many('style', readStyles).flat()),
      colors: inOrder(itemColors, many('color', oneOf(itemColors))),
      materials: inOrder(materials, many('material', oneOf(materials))),
      ...{ minCents, maxCents, minWidth, maxWidth },
      inStock: one('inStock', readFlag) ?? false,
      doorWidth,
      doorHeight: doorWidth === null ? null : doorHeight,
    },
    sort: sort === 'style' && !byStyle ? everything.sort : sort,
    near: byStyle ? near : everything.near,
    page: one('page', readPage) ?? everything.page,
  };
  return { browse, problems };
}

const dollars = (cents: Cents) => String(cents / 100);

/** The URL of a filtered list; `readBrowse` reads it back. Any change starts at the first page again. */
export function browseHref(
  { filter, sort, near, page }: Browse,
  change: { filter?: Partial<BrowseFilter>; sort?: BrowseSort; near?: readonly StyleLabel[]; page?: number } = {},
): string {
  const next = { ...filter, ...change.filter };
  const search = new URLSearchParams();
  const put = (name: string, value: string | number | null) => value !== null && search.append(name, String(value));
  put('kind', next.kind);
  put('room', next.room);
  for (const label of next.styles) put('style', styleSlug(label));
  for (const color of next.colors) put('color', color);
  for (const material of next.materials) put('material', material);
  put('min', next.minCents === null ? null : dollars(next.minCents));
  put('max', next.maxCents === null ? null : dollars(next.maxCents));
  put('minWidth', next.minWidth);
  put('maxWidth', next.maxWidth);
  put('inStock', next.inStock ? 1 : null);
  put('door', next.doorWidth);
  if (next.doorWidth !== null) put('doorHeight', next.doorHeight);
  const sorted = change.sort ?? sort;
  if (sorted !== everything.sort) put('sort', sorted);
  if (sorted === 'style') for (const label of change.near ?? near) put('near', styleSlug(label));
  const at = change.page ?? (change.filter || change.sort ? 1 : page);
  if (at !== 1) put('page', at);
  return `${browsePath}${search.size > 0 ? `?${search}` : ''}`;
}

/** A choice in the filter panel. */
export interface BrowseOption<Value extends string> {
  readonly value: Value;
  /** Its value in the URL. */
  readonly slug: string;
  readonly label: string;
}

export const browseOptions = {
  styles: styleLabels.map(
    (value): BrowseOption<StyleLabel> => ({
      value,
      slug: styleSlug(value),
      label: nameOfStyle(value),
    }),
  ),
  colors: itemColors.map((value): BrowseOption<ItemColor> => ({ value, slug: value, label: optionLabel(value) })),
  materials: materials.map((value): BrowseOption<Material> => ({ value, slug: value, label: optionLabel(value) })),
} as const;

/** How many filters are on, besides the kind of piece. */
export function filtersOn(filter: BrowseFilter): number {
  const { room, minCents, maxCents, minWidth, maxWidth, inStock, doorWidth } = filter;
  const single = [
    room !== null,
    minCents !== null || maxCents !== null,
    minWidth !== null || maxWidth !== null,
    inStock,
    doorWidth !== null,
  ];
  return filter.styles.length + filter.colors.length + filter.materials.length + single.filter((isOn) => isOn).length;
}

/** The name a piece shares with its other colors and sizes: 'Alder sofa' of 'Alder sofa in sage'. */
export function familyName(name: string): string {
  const ends = [name.indexOf(' in '), name.indexOf(', ')].filter((at) => at > 0);
  return ends.length > 0 ? name.slice(0, Math.min(...ends)) : name;
}
