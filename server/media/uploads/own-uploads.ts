import type { Ctx } from '../../context.ts';
import { uploadById } from '../store.ts';

/** Are all these pictures the asking person's own? */
export async function areOwnUploads(ctx: Pick<Ctx, 'db' | 'actor'>, ids: readonly string[]): Promise<boolean> {
  const { actor } = ctx;
  if (actor.kind !== 'account') return ids.length === 0;
  for (const id of ids) if ((await uploadById(ctx.db, id))?.accountId !== actor.id) return false;
  return true;
}
