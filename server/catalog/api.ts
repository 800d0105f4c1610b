import { Hono } from 'hono';
import { type CatalogItem, catalogQuerySchema, furnitureOfItem, publicFurniture } from '#core/catalog/index.ts';
import { ApiError, notFound } from '../http/api-error.ts';
import type { HttpEnvironment } from '../http/environment.ts';
import { pathId } from '../http/path-id.ts';
import { itemsById, searchItems } from './find-items.ts';

/** `/api/furniture`: the public catalog. */
export function catalogApi(): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>();
  const shown = (origin: string) => (item: CatalogItem) => publicFurniture(furnitureOfItem(item, origin));

  app.get('/', async (context) => {
    const query = catalogQuerySchema.safeParse(context.req.query());
    if (!query.success) {
      const [issue] = query.error.issues;
      throw new ApiError(400, 'invalid', `${issue?.path.join('.')}: ${issue?.message}`);
    }
    const { filter, page, limit } = query.data;
    const ctx = context.get('ctx');
    const { items, total } = await searchItems(ctx, filter, { limit, offset: (page - 1) * limit });
    return context.json({ items: items.map(shown(ctx.company.origin)), total });
  });

  app.get('/:id', async (context) => {
    const ctx = context.get('ctx');
    const id = pathId(context);
    // Discontinued pieces stay readable, because boards and orders refer to them.
    const item = (await itemsById(ctx, [id])).get(id);
    if (!item) throw notFound('There is no such piece.');
    return context.json(shown(ctx.company.origin)(item));
  });

  return app;
}
