import type { Ctx } from '../../context.ts';
import { openOrderOfRoom } from '../store.ts';

/** The id of the unpaid order of this selection's room. The caller has checked whose it is. */
export const openOrderOf = async (ctx: Pick<Ctx, 'db'>, selectionId: string): Promise<string | null> =>
  (await openOrderOfRoom(ctx.db, selectionId))?.id ?? null;
