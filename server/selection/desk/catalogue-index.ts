import { isDeepStrictEqual } from 'node:util';
import type { CatalogueItem } from '#core/catalog/index.ts';
import { type CatalogueIndex, changeIndex, indexCatalogue, restock } from '#core/selection/index.ts';
import { catalogueChanges, itemsById, itemsOnSale } from '../../catalog/find-items.ts';
import type { Ctx } from '../../context.ts';

export interface IndexedCatalogue {
  index: CatalogueIndex;
  byId: ReadonlyMap<string, CatalogueItem>;
}

type Changes = Awaited<ReturnType<typeof catalogueChanges>>;
type Kept = Omit<Changes, 'recordIds'> & { catalogue: IndexedCatalogue };

/** Where more has changed than this, all is read again. */
const mostChanged = 500;

/** Changes are written down for longer (`catalog/sweep-old-changes.ts`): until then none can be missing. */
const longestUnasked = 24 * 60 * 60;

/** One catalogue per process: what was sold or changed meanwhile is read again with every use, and nothing else. */
let kept: Kept | null = null;

let reading: { database: string; done: Promise<Kept> } | null = null;

/**
 * The catalogue as it is now. Everybody asks on their own connection what has changed, so that nobody who holds one waits
 * for somebody without. Of those who find the same change the first brings it in, and the others look again.
 */
export async function indexedCatalogue(ctx: Pick<Ctx, 'db'>): Promise<IndexedCatalogue> {
  for (;;) {
    const before = kept;
    const changes = await catalogueChanges(ctx, { since: before?.seen ?? null, most: mostChanged + 1 });
    const { recordIds, ...now } = changes;
    if (!before || !canFollow(before, changes)) {
      if (reading?.database === now.database) await reading.done;
      else if (kept === before || kept?.database !== now.database) return readWhole(ctx, now);
    } else if (recordIds.length === 0) {
      Object.assign(before, now);
      return before.catalogue;
    } else {
      const items = await itemsById(ctx, recordIds);
      if (kept === before) {
        kept = { ...now, catalogue: withChanges(before.catalogue, recordIds, items) };
        return kept.catalogue;
      }
    }
  }
}

const canFollow = (before: Kept, { database, at, recordIds }: Changes) =>
  before.database === database && at - before.at < longestUnasked && recordIds.length <= mostChanged;

/** What has changed was asked before the items are: a change between the two is read twice, and none is missed. */
async function readWhole(ctx: Pick<Ctx, 'db'>, now: Omit<Changes, 'recordIds'>): Promise<IndexedCatalogue> {
  const done = itemsOnSale(ctx).then((items) => {
    const byId = new Map(items.map((item) => [item.recordId, item]));
    kept = { ...now, catalogue: { index: indexCatalogue(items), byId } };
    return kept;
  });
  const own = { database: now.database, done };
  reading = own;
  try {
    return (await done).catalogue;
  } finally {
    if (reading === own) reading = null;
  }
}

function withChanges(
  catalogue: IndexedCatalogue,
  recordIds: readonly string[],
  items: ReadonlyMap<string, CatalogueItem>,
): IndexedCatalogue {
  const changes = recordIds.map((recordId) => {
    const item = items.get(recordId);
    return { recordId, before: catalogue.byId.get(recordId), after: item?.active ? item : undefined };
  });
  if (changes.every(({ before, after }) => isDeepStrictEqual(described(before), described(after)))) {
    for (const { before, after } of changes) if (before && after) restock(catalogue.index, before, after.stock);
    return catalogue;
  }
  const byId = new Map(catalogue.byId);
  for (const { recordId, after } of changes) {
    if (after) byId.set(recordId, after);
    else byId.delete(recordId);
  }
  return { index: changeIndex(catalogue.index, changes), byId };
}

/** A piece without what changes as it is sold. */
const described = (item: CatalogueItem | undefined) =>
  item && { ...item, stock: 0, totalUnitsSold: 0, grossSalesCents: 0 };
