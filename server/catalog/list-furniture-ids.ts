import type { Ctx } from '../context.ts';
import { activeIds } from './store.ts';

/** Every piece with a page of its own. */
export const listFurnitureIds = (ctx: Pick<Ctx, 'db'>): Promise<string[]> => activeIds(ctx.db);
