import { mayView, servedWidth } from '#core/media/index.ts';
import type { Ctx } from '../../context.ts';
import { derivePicture, type PictureFormat } from '../pictures/derive-picture.ts';
import { isInPublishedReview, uploadById } from '../store.ts';
import { copyOfUpload } from './copy-of-upload.ts';
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
  const person = viewer.accountId ?? viewer.visitorId ?? 'unknown';
  return copyOfUpload(ctx, { key, name, person, make: (original) => derivePicture(original, width, given.format) });
}
