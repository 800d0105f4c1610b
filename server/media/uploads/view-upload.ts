import { mayView, servedWidth } from '#core/media/index.ts';
import type { Ctx } from '../../context.ts';
import { turnOf } from '../decoding/take-turns.ts';
import { derivePicture, madeOnce, type PictureFormat } from '../pictures/derive-picture.ts';
import { isInPublishedReview, uploadById } from '../store.ts';
import { publicIdOf } from './upload-key.ts';

/**
 * A person's picture at a given width, for its owner and the specialists. For anyone else it doesn't exist, unless a
 * published review shows it.
 */
export async function viewUpload(
  ctx: Pick<Ctx, 'db' | 'files' | 'actor'>,
  given: { id: string; width: number; format: PictureFormat; visitorId: string | null },
): Promise<Buffer | null> {
  const row = await uploadById(ctx.db, given.id);
  if (!row) return null;
  const { actor } = ctx;
  const viewer =
    actor.kind === 'account'
      ? ({ role: actor.role, accountId: actor.id, visitorId: given.visitorId } as const)
      : ({ role: 'visitor', accountId: null, visitorId: given.visitorId } as const);
  if (!mayView(publicIdOf(row.id), row, viewer) && !(await isInPublishedReview(ctx.db, row.id))) return null;
  const key = publicIdOf(row.id);
  const width = Math.min(servedWidth(given.width), row.width);
  // The stored original is already a WebP.
  if (width === row.width && given.format === 'webp') return ctx.files.get(key);
  const name = `w_${width}-${given.format}`;
  const made = await ctx.files.getMade(key, name);
  if (made) return made;
  const turn = turnOf(viewer.accountId ?? viewer.visitorId ?? 'nobody');
  return madeOnce(`${key} ${name}`, () =>
    turn(async () => {
      // Read it only now, so a request for many sizes at once holds just one in memory.
      const original = await ctx.files.get(key);
      if (!original) return null;
      const derived = await derivePicture(original, width, given.format);
      await ctx.files.putMade(key, name, derived);
      return derived;
    }),
  );
}
