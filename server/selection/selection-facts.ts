import type { Ctx } from '../context.ts';
import { type SelectionRow, selectionById } from './store.ts';

/** A selection's row, for other modules. The caller has checked permission. */
export const selectionFacts = (ctx: Pick<Ctx, 'db'>, selectionId: string): Promise<SelectionRow | null> =>
  selectionById(ctx.db, selectionId);
