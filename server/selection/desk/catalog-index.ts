import { isDeepStrictEqual } from 'node:util';
import type { CatalogItem } from '#core/catalog/index.ts';
import { type CatalogIndex, changeIndex, indexCatalog, restock } from '#core/selection/index.ts';
import { catalogChanges, itemsById, itemsOnSale } from '../../catalog/find-items.ts';
import type { Ctx } from '../../context.ts';

export interface IndexedCatalog {
  index: CatalogIndex;
  byId: ReadonlyMap<string, CatalogItem>;
}

type Changes = Awaited<ReturnType<typeof catalogChanges>>;
type Kept = Omit<Changes, 'recordIds'> & { catalog: IndexedCatalog };

/** So many are always followed one by one, and read at a time. */
const batch = 500;

/** After more changes than this, reading everything again is less work. */
const mostChanged = (before: Kept | null) => Math.max(batch, (before?.catalog.byId.size ?? 0) / 2);

/** The change log goes back further (`catalog/sweep-old-changes.ts`), so within this time no change can be missing. */
const longestUnasked = 24 * 60 * 60;

/** One catalog per process. Each use reads only what was sold or changed since the last one. */
let kept: Kept | null = null;

let reading: { database: string; done: Promise<Kept> } | null = null;

/** Pages that read the catalog for several parts, and what they read. */
const pages = new WeakMap<object, Promise<IndexedCatalog> | null>();

/** The same services for one page: its parts share one look at the catalog. Not for acts, which need it as it is now. */
export function withOneCatalog<Needs extends Pick<Ctx, 'db'>>(ctx: Needs): Needs {
  const page = { ...ctx };
  pages.set(page, null);
  return page;
}

/** The current catalog, or the one this page has read already. */
export function indexedCatalog(ctx: Pick<Ctx, 'db'>): Promise<IndexedCatalog> {
  if (!pages.has(ctx)) return readCatalog(ctx);
  const read = pages.get(ctx) ?? readCatalog(ctx);
  pages.set(ctx, read);
  return read;
}

/**
 * The current catalog. Each caller asks for changes on its own connection, so one that has a connection never waits for
 * one that doesn't. If several find the same change, the first applies it and the others look again.
 */
async function readCatalog(ctx: Pick<Ctx, 'db'>): Promise<IndexedCatalog> {
  for (;;) {
    const before = kept;
    const changes = await catalogChanges(ctx, {
      since: before?.seen ?? null,
      most: Math.floor(mostChanged(before)) + 1,
    });
    const { recordIds, ...now } = changes;
    if (!before || !canFollow(before, changes)) {
      if (reading?.database === now.database) await reading.done;
      else if (kept === before || kept?.database !== now.database) return readWhole(ctx, now);
    } else if (recordIds.length === 0) {
      Object.assign(before, now);
      return before.catalog;
    } else {
      const items = await inBatches(ctx, recordIds);
      if (kept === before) {
        kept = { ...now, catalog: withChanges(before.catalog, recordIds, items) };
        return kept.catalog;
      }
    }
  }
}

const canFollow = (before: Kept, { database, at, recordIds }: Changes) =>
  before.database === database && at - before.at < longestUnasked && recordIds.length <= mostChanged(before);

/** After an import of thousands, other requests get their turn in between. */
async function inBatches(ctx: Pick<Ctx, 'db'>, recordIds: readonly string[]): Promise<Map<string, CatalogItem>> {
  const found = new Map<string, CatalogItem>();
  for (let from = 0; from < recordIds.length; from += batch) {
    for (const [id, item] of await itemsById(ctx, recordIds.slice(from, from + batch))) found.set(id, item);
  }
  return found;
}

/** The changes were queried before the items: a change in between is read twice, but none is missed. */
async function readWhole(ctx: Pick<Ctx, 'db'>, now: Omit<Changes, 'recordIds'>): Promise<IndexedCatalog> {
  const done = itemsOnSale(ctx).then((items) => {
    const byId = new Map(items.map((item) => [item.recordId, item]));
    kept = { ...now, catalog: { index: indexCatalog(items), byId } };
    return kept;
  });
  const own = { database: now.database, done };
  reading = own;
  try {
    return (await done).catalog;
  } finally {
    if (reading === own) reading = null;
  }
}

function withChanges(
  catalog: IndexedCatalog,
  recordIds: readonly string[],
  items: ReadonlyMap<string, CatalogItem>,
): IndexedCatalog {
  const changes = recordIds.map((recordId) => {
    const item = items.get(recordId);
    return { recordId, before: catalog.byId.get(recordId), after: item?.active ? item : undefined };
  });
  if (changes.every(({ before, after }) => isDeepStrictEqual(described(before), described(after)))) {
    for (const { before, after } of changes) if (before && after) restock(catalog.index, before, after.stock);
    return catalog;
  }
  const byId = new Map(catalog.byId);
  for (const { recordId, after } of changes) {
    if (after) byId.set(recordId, after);
    else byId.delete(recordId);
  }
  return { index: changeIndex(catalog.index, changes), byId };
}

/** A piece without the fields that change as it sells. */
const described = (item: CatalogItem | undefined) =>
  item && { ...item, stock: 0, totalUnitsSold: 0, grossSalesCents: 0 };
