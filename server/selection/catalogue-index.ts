import type { CatalogueItem } from '#core/catalog/index.ts';
import { type CatalogueIndex, indexCatalogue } from '#core/selection/index.ts';
import { catalogueStamp, itemsOnSale } from '../catalog/find-items.ts';
import type { Ctx } from '../context.ts';

export interface IndexedCatalogue {
  index: CatalogueIndex;
  byId: ReadonlyMap<string, CatalogueItem>;
}

/** One catalogue per process: it is read and indexed again only when a record of it has changed. */
let kept: { stamp: string; catalogue: Promise<IndexedCatalogue> } | null = null;

export async function indexedCatalogue(ctx: Pick<Ctx, 'db'>): Promise<IndexedCatalogue> {
  const stamp = await catalogueStamp(ctx);
  if (kept?.stamp !== stamp) kept = { stamp, catalogue: readCatalogue(ctx) };
  const { catalogue } = kept;
  return catalogue.catch((error: unknown) => {
    if (kept?.catalogue === catalogue) kept = null;
    throw error;
  });
}

async function readCatalogue(ctx: Pick<Ctx, 'db'>): Promise<IndexedCatalogue> {
  const items = await itemsOnSale(ctx);
  return { index: indexCatalogue(items), byId: new Map(items.map((item) => [item.recordId, item])) };
}
