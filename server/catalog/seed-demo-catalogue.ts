import { catalogue } from '#showroom/catalogue/index.ts';
import type { Ctx } from '../context.ts';
import { addItems } from './store.ts';

/** The showroom's pieces that have been photographed: one without a picture is not for sale yet. */
export async function seedDemoCatalogue(ctx: Pick<Ctx, 'db'>): Promise<void> {
  await addItems(
    ctx.db,
    catalogue.filter(({ pictures }) => pictures.front.length > 0),
  );
}
