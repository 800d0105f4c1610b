import type { CatalogItem } from '../../catalog/index.ts';
import { type CatalogIndex, cheapestFirst, columnsFor, columnsOf } from './columns.ts';

/** Updates a piece's stock in place, because a sale is no reason to rebuild the index. */
export function restock({ kinds }: CatalogIndex, piece: CatalogItem, stock: number): void {
  const columns = kinds.get(piece.kind);
  const row = columns ? rowOf(columns.items, piece) : 0;
  const item = columns?.items[row];
  if (!columns || item?.recordId !== piece.recordId) throw new Error(`${piece.recordId} is not in the index`);
  columns.stock[row] = stock;
  item.stock = stock;
}

/** A piece's position in sorted order, present or not. */
function rowOf(items: readonly CatalogItem[], piece: CatalogItem): number {
  let [from, to] = [0, items.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const item = items[middle];
    if (item && cheapestFirst(item, piece) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** A piece on sale before and after; undefined when it wasn't, or no longer is. */
export interface IndexChange {
  readonly before: CatalogItem | undefined;
  readonly after: CatalogItem | undefined;
}

/** The index after these changes. Only the kinds affected are rebuilt. */
export function changeIndex(index: CatalogIndex, changes: readonly IndexChange[]): CatalogIndex {
  const gone = new Set(changes.flatMap(({ before }) => before?.recordId ?? []));
  const come = changes.flatMap(({ after }) => after ?? []);
  const vendors = new Map(index.vendors);
  for (const { vendor } of come) if (!vendors.has(vendor.name)) vendors.set(vendor.name, vendors.size);
  const kinds = new Map(index.kinds);
  for (const kind of new Set(changes.flatMap(({ before, after }) => [before?.kind ?? [], after?.kind ?? []].flat()))) {
    const stay = columnsFor(index, kind).items.filter(({ recordId }) => !gone.has(recordId));
    const items = [...stay, ...come.filter((item) => item.kind === kind)];
    if (items.length > 0) kinds.set(kind, columnsOf(kind, items, vendors));
    else kinds.delete(kind);
  }
  return { kinds, vendors };
}
