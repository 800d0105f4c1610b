import type { CatalogueItem } from '#core/catalog/index.ts';
import { authorise } from '../account/authorise.ts';
import type { Ctx } from '../context.ts';
import type { Page, PageOf } from '../db/page.ts';
import { cataloguePage, type StudioFilter, type StudioItem, studioItem } from './store-studio.ts';

export type { CatalogueState } from './store-studio.ts';

/** The studio's list: all pieces, those that are not offered among them. */
export async function searchCatalogue(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  { page, ...filter }: StudioFilter & { page: Page },
): Promise<PageOf<CatalogueItem>> {
  if (!authorise(ctx.actor, 'catalog.view-internal').ok) return { rows: [], total: 0, page };
  return { ...(await cataloguePage(ctx.db, filter, page)), page };
}

/** One piece with all that only we know of it; null where there is none, or for those who may not look. */
export async function getStudioItem(ctx: Pick<Ctx, 'db' | 'actor'>, recordId: string): Promise<StudioItem | null> {
  return authorise(ctx.actor, 'catalog.view-internal').ok ? studioItem(ctx.db, recordId) : null;
}
