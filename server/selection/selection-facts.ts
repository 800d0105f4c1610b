import type { Ctx } from '../context.ts';
import { type SelectionRow, selectionById } from './store.ts';

/** How a selection stands, for the nouns that build on it. Callers have asked who may. */
export const selectionFacts = (ctx: Pick<Ctx, 'db'>, selectionId: string): Promise<SelectionRow | null> =>
  selectionById(ctx.db, selectionId);
