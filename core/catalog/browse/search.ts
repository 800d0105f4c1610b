import { z } from 'zod';
import { type Cents, parseMoney } from '../../money/index.ts';
import type { CatalogItem } from '../item.ts';
import { optionLabel } from '../option-labels.ts';
import { type PieceKind, pieceNamed, pieceNames } from '../pieces.ts';
import { type Room, roomNamed, rooms } from '../rooms.ts';
import { labelsNamed, type StyleLabel } from '../styles.ts';
import { foldText, searchTerms } from './search-terms.ts';

/** Filters for a list of pieces. Null means no filter. */
export interface CatalogFilter {
  readonly room: Room | null;
  readonly kind: PieceKind | null;
  /** Any of these labels; a quiz style covers all of its labels. */
  readonly styles: readonly StyleLabel[] | null;
  readonly words: readonly string[];
  readonly minCents: Cents | null;
  readonly maxCents: Cents | null;
  readonly inStock: boolean;
}

export const anything: CatalogFilter = {
  room: null,
  kind: null,
  styles: null,
  words: [],
  minCents: null,
  maxCents: null,
  inStock: false,
};

type Searched = Pick<
  CatalogItem,
  | 'name'
  | 'kind'
  | 'type'
  | 'materials'
  | 'styles'
  | 'color'
  | 'vendor'
  | 'clientDescription'
  | 'materialsFinish'
  | 'sku'
>;

/** All the text a search looks through, which a store may keep next to the item. */
export function searchText(item: Searched): string {
  const { one, many } = pieceNames[item.kind];
  const words = [item.name, one, many, item.type ?? '', item.type ? optionLabel(item.type) : '', item.color];
  const facts = [item.vendor.name, item.clientDescription ?? '', item.materialsFinish ?? '', item.sku ?? ''];
  return foldText([...words, ...item.materials, ...item.styles, ...facts].join(' '));
}

type Filtered = Searched & Pick<CatalogItem, 'rooms' | 'priceCents' | 'stock' | 'active'>;

/** Every word must match, in any order; each may be the start or middle of a longer word. */
export function matches(item: Filtered, filter: CatalogFilter): boolean {
  const { room, kind, styles, words, minCents, maxCents } = filter;
  if (room !== null && !item.rooms.includes(room)) return false;
  if (kind !== null && item.kind !== kind) return false;
  if (styles !== null && !item.styles.some((label) => styles.includes(label))) return false;
  if (minCents !== null && item.priceCents < minCents) return false;
  if (maxCents !== null && item.priceCents > maxCents) return false;
  if (filter.inStock && !(item.active && item.stock > 0)) return false;
  if (words.length === 0) return true;
  const text = searchText(item);
  return words.every((word) => text.includes(word));
}

export const defaultPageSize = 24;
export const maxPageSize = 100;

export interface CatalogQuery {
  readonly filter: CatalogFilter;
  readonly page: number;
  readonly limit: number;
}

const filled = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
  z.string().trim().max(200).optional(),
);
const amount = filled.transform((text, context) => {
  if (text === undefined) return null;
  const parsed = parseMoney(text);
  if (parsed.ok) return parsed.cents;
  context.addIssue({ code: 'custom', message: 'not an amount of money' });
  return z.NEVER;
});
const named = <Value>(read: (text: string) => Value | null, what: string) =>
  filled.transform((text, context) => {
    if (text === undefined) return null;
    const value = read(text);
    if (value !== null) return value;
    context.addIssue({ code: 'custom', message: `unknown ${what}` });
    return z.NEVER;
  });
const count = (otherwise: number, most: number) =>
  z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce.number().int().min(1).max(most).default(otherwise),
  );

/** Reads a URL's query string: `?room=&kind=&style=&q=&min=&max=&inStock=1&page=&limit=`. */
export const catalogQuerySchema = z
  .object({
    room: named(roomNamed, `room; known are ${Object.keys(rooms).join(', ')}`),
    kind: named(pieceNamed, 'kind of piece'),
    style: named((text) => {
      const labels = labelsNamed(text);
      return labels.length > 0 ? labels : null;
    }, 'style'),
    q: filled,
    min: amount,
    max: amount,
    inStock: filled,
    page: count(1, 100_000),
    limit: count(defaultPageSize, maxPageSize),
  })
  .transform(
    ({ room, kind, style, q, min, max, inStock, page, limit }): CatalogQuery => ({
      filter: {
        room,
        kind,
        styles: style,
        words: searchTerms(q ?? ''),
        minCents: min,
        maxCents: max,
        inStock: inStock === '1' || inStock === 'true',
      },
      page,
      limit,
    }),
  );
