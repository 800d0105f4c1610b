import type { Ctx } from '../../context.ts';
import { ownUploads } from '../store.ts';

/** Those of these uploads that are not the asking person's own, or not there at all. */
export async function foreignUploads(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { actor } = ctx;
  const own = actor.kind === 'account' ? await ownUploads(ctx.db, ids, [actor.id]) : [];
  const ownIds = new Set(own.map(({ id }) => id));
  return new Set(ids.filter((id) => !ownIds.has(id)));
}

/** Are all these pictures the asking person's own? */
export const areOwnUploads = async (ctx: Pick<Ctx, 'db' | 'actor'>, ids: readonly string[]): Promise<boolean> =>
  (await foreignUploads(ctx, ids)).size === 0;
