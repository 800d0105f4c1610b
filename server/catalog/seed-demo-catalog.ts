import { catalog, testItems } from '#showroom/catalog/index.ts';
import type { Ctx } from '../context.ts';
import { addItems } from './store.ts';

/** Adds the showroom's photographed pieces. A piece without a picture isn't for sale yet. */
export async function seedDemoCatalog(ctx: Pick<Ctx, 'db'>): Promise<void> {
  const photographed = catalog.filter(({ pictures }) => pictures.front.length > 0);
  await addItems(ctx.db, [...photographed, ...testItems]);
}
