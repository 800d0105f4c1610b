import {
  type CatalogItem,
  itemColors,
  materials,
  type PieceKind,
  roomIds,
  styleLabels,
  traitsOf,
  woodTones,
} from '../../catalog/index.ts';
import { smallestBodies } from '../door/door.ts';
import { packLook } from './score/look.ts';

/** A trait the item doesn't have, or one the quiz can't ask for. */
export const none = 255;

/**
 * The items of one kind, cheapest first, as columns of small numbers. Composing scans tens of thousands of items, so it
 * reads only a few bytes of each.
 */
export interface Columns {
  readonly kind: PieceKind;
  readonly items: readonly CatalogItem[];
  readonly price: Int32Array;
  readonly stock: Int32Array;
  readonly leadTime: Uint16Array;
  /** Indexes into the kind's own lists of options. */
  readonly type: Uint8Array;
  readonly subType: Uint8Array;
  readonly shape: Uint8Array;
  readonly size: Uint8Array;
  /** One bit per value. */
  readonly materials: Uint8Array;
  readonly styles: Uint8Array;
  readonly rooms: Uint8Array;
  readonly color: Uint8Array;
  readonly woodTone: Uint8Array;
  /** What pieces beside it see of it. */
  readonly look: Int32Array;
  /** A vendor has the same number in every kind. */
  readonly vendor: Int32Array;
  /** The two smallest sides of the largest part as carried, legs off where they come off; zero if it comes packed. */
  readonly smallSide: Float64Array;
  readonly middleSide: Float64Array;
  /** The smaller of the small side and the diagonal depth: a narrower opening blocks the piece at any angle. */
  readonly leastSide: Float64Array;
  /** How much of a wall it takes up, in inches. */
  readonly longSide: Float64Array;
  /** Null unless boards are composed for someone with what others kept in mind. */
  readonly learned: LearnedColumns | null;
}

/** What customers kept, as points for each row and for two looks side by side (`learning/with-taste.ts`). */
export interface LearnedColumns {
  readonly rows: Int16Array;
  readonly pairs: (look: number, otherLook: number) => number;
}

export interface CatalogIndex {
  readonly kinds: ReadonlyMap<PieceKind, Columns>;
  /** Each vendor's number, used only to tell vendors apart. */
  readonly vendors: ReadonlyMap<string, number>;
}

export const codeIn = (values: readonly string[], value: string | null): number => {
  const code = value === null ? -1 : values.indexOf(value);
  return code < 0 ? none : code;
};

export const maskIn = (values: readonly string[], some: readonly string[]): number =>
  some.reduce((mask, value) => {
    const code = values.indexOf(value);
    return code < 0 ? mask : mask | (1 << code);
  }, 0);

export const cheapestFirst = (a: CatalogItem, b: CatalogItem) =>
  a.priceCents - b.priceCents || (a.recordId < b.recordId ? -1 : 1);

/** Built once per catalog. The order of the items doesn't matter. */
export function indexCatalog(items: readonly CatalogItem[]): CatalogIndex {
  const byKind = new Map<PieceKind, CatalogItem[]>();
  for (const item of items) {
    if (!item.active) continue;
    const some = byKind.get(item.kind);
    if (some) some.push(item);
    else byKind.set(item.kind, [item]);
  }
  const vendors = new Map([...new Set(items.map(({ vendor }) => vendor.name))].map((name, number) => [name, number]));
  return { kinds: new Map([...byKind].map(([kind, some]) => [kind, columnsOf(kind, some, vendors)])), vendors };
}

/** A kind that's missing from the catalog has no items. */
export function columnsFor({ kinds }: CatalogIndex, kind: PieceKind): Columns {
  return kinds.get(kind) ?? columnsOf(kind, [], new Map());
}

const rowsOf = new WeakMap<Columns, ReadonlyMap<string, number>>();

/** A record's row; -1 if it isn't among them. Looked up by a map that's made the first time it's needed. */
export function rowOfRecord(columns: Columns, recordId: string): number {
  let rows = rowsOf.get(columns);
  if (!rows) {
    rows = new Map(columns.items.map((item, row) => [item.recordId, row]));
    rowsOf.set(columns, rows);
  }
  return rows.get(recordId) ?? -1;
}

export function columnsOf(kind: PieceKind, unsorted: CatalogItem[], vendors: ReadonlyMap<string, number>): Columns {
  const items = unsorted.sort(cheapestFirst);
  const traits = traitsOf(kind);
  const bytes = (of: (item: CatalogItem) => number) => Uint8Array.from(items, of);
  const sides = items.map(carriedSides);
  const styles = bytes((item) => maskIn(styleLabels, item.styles));
  return {
    kind,
    items,
    price: Int32Array.from(items, (item) => item.priceCents),
    stock: Int32Array.from(items, (item) => item.stock),
    leadTime: Uint16Array.from(items, (item) => item.leadTimeDays),
    type: bytes((item) => codeIn(traits.types, item.type)),
    subType: bytes((item) => codeIn(traits.subTypes, item.subType)),
    shape: bytes((item) => codeIn(traits.shapes, item.shape)),
    size: bytes((item) => codeIn(traits.sizes, item.size)),
    materials: bytes((item) => maskIn(materials, item.materials)),
    styles,
    rooms: bytes((item) => maskIn(roomIds, item.rooms)),
    color: bytes((item) => codeIn(itemColors, item.color)),
    woodTone: bytes((item) => codeIn(woodTones, item.woodTone)),
    look: Int32Array.from(items, (item, row) => packLook(item, styles[row] ?? 0)),
    vendor: Int32Array.from(items, (item) => vendors.get(item.vendor.name) ?? -1),
    smallSide: Float64Array.from(sides, ({ small }) => small),
    middleSide: Float64Array.from(sides, ({ middle }) => middle),
    longSide: Float64Array.from(items, ({ dimensions }) => Math.max(dimensions.width, dimensions.depth)),
    leastSide: Float64Array.from(sides, ({ least }) => least),
    learned: null,
  };
}

/** Every part has to pass, so each side is the largest among the parts. */
function carriedSides(item: CatalogItem): { small: number; middle: number; least: number } {
  const largest = { small: 0, middle: 0, least: 0 };
  for (const { width, depth, height, diagonalDepth } of smallestBodies(item)) {
    const [small = 0, middle = 0] = [width, depth, height].sort((a, b) => a - b);
    largest.small = Math.max(largest.small, small);
    largest.middle = Math.max(largest.middle, middle);
    largest.least = Math.max(largest.least, Math.min(small, diagonalDepth ?? small));
  }
  return largest;
}
