import type { Ctx } from '../context.ts';
import { lockSelection, type SelectionRow, selectionById, selectionsOf } from './store.ts';

/** A selection's row, for other modules. The caller has checked permission. */
export const selectionFacts = (ctx: Pick<Ctx, 'db'>, selectionId: string): Promise<SelectionRow | null> =>
  selectionById(ctx.db, selectionId);

/** The same, locked until the caller's transaction ends. */
export const holdSelection = (ctx: Pick<Ctx, 'db'>, selectionId: string): Promise<SelectionRow | null> =>
  lockSelection(ctx.db, selectionId);

/** The survey each of a customer's selections is for. The caller has checked permission. */
export const surveysOfSelections = async (ctx: Pick<Ctx, 'db'>, accountId: string): Promise<Map<string, string>> =>
  new Map((await selectionsOf(ctx.db, accountId)).map(({ id, surveyId }) => [id, surveyId]));
