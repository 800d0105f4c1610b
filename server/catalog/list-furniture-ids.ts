import type { Ctx } from '../context.ts';
import { activeIds } from './store.ts';

/** Every piece that has its own page. */
export const listFurnitureIds = (ctx: Pick<Ctx, 'db'>): Promise<string[]> => activeIds(ctx.db);
