import type { CatalogItem } from '#core/catalog/index.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import type { Page, PageOf } from '../db/page.ts';
import { catalogPage, type StudioFilter, type StudioItem, studioItem } from './store-studio.ts';

export type { CatalogState } from './store-studio.ts';

/** The studio's list of all pieces, including those not on sale. */
export async function searchCatalog(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  { page, ...filter }: StudioFilter & { page: Page },
): Promise<PageOf<CatalogItem>> {
  if (!authorise(ctx.actor, 'catalog.view-internal').ok) return { rows: [], total: 0, page };
  return { ...(await catalogPage(ctx.db, filter, page)), page };
}

/** One piece with its internal details. Null if it doesn't exist or the caller may not see it. */
export async function getStudioItem(ctx: Pick<Ctx, 'db' | 'actor'>, recordId: string): Promise<StudioItem | null> {
  return authorise(ctx.actor, 'catalog.view-internal').ok ? studioItem(ctx.db, recordId) : null;
}
