import { visitorUploadExpiry } from '#core/media/index.ts';
import type { Ctx } from '../../context.ts';
import { deleteUnclaimedUntil } from '../store.ts';
import { publicIdOf } from './upload-key.ts';

/** Deletes pictures of visitors who never created an account. */
export async function sweepVisitorUploads(ctx: Pick<Ctx, 'db' | 'clock' | 'files'>): Promise<void> {
  const now = ctx.clock.now().getTime();
  const lifetime = visitorUploadExpiry(new Date(0)).getTime();
  const gone = await deleteUnclaimedUntil(ctx.db, new Date(now - lifetime));
  for (const { id } of gone) await ctx.files.remove(publicIdOf(id));
}
