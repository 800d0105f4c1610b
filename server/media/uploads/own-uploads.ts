import type { Ctx } from '../../context.ts';
import { ownUploads } from '../store.ts';

/** The uploads in this list that don't belong to the caller or don't exist. */
export async function foreignUploads(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { actor } = ctx;
  const own = actor.kind === 'account' ? await ownUploads(ctx.db, ids, [actor.id]) : [];
  const ownIds = new Set(own.map(({ id }) => id));
  return new Set(ids.filter((id) => !ownIds.has(id)));
}

export const areOwnUploads = async (ctx: Pick<Ctx, 'db' | 'actor'>, ids: readonly string[]): Promise<boolean> =>
  (await foreignUploads(ctx, ids)).size === 0;
