import type { CatalogItem } from '#core/catalog/index.ts';
import type { Ctx } from '../context.ts';
import { lockItems } from './lock-items.ts';
import { lockImports, writeImported } from './store-studio.ts';

/** Holds back every other import until the caller's transaction ends, and locks these pieces. */
export async function lockForImport(
  ctx: Pick<Ctx, 'db'>,
  recordIds: readonly string[],
): Promise<ReadonlyMap<string, CatalogItem>> {
  await lockImports(ctx.db);
  return lockItems(ctx, recordIds);
}

/** Saves locked pieces as an import does. The caller has checked permission and the values. */
export async function saveLocked(ctx: Pick<Ctx, 'db'>, items: readonly CatalogItem[]): Promise<void> {
  await writeImported(ctx.db, items, new Map(items.map(({ recordId, pictures }) => [recordId, pictures])));
}
