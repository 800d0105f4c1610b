import sharp from 'sharp';
import { mayView, servedWidth } from '#core/media/index.ts';
import type { Ctx } from '../context.ts';
import { uploadById } from './store.ts';
import { publicIdOf } from './upload-key.ts';

/** A person's picture at a width, for its owner and the specialists; for everyone else it does not exist. */
export async function viewUpload(
  ctx: Pick<Ctx, 'db' | 'files' | 'actor'>,
  given: { id: string; width: number; visitorId: string | null },
): Promise<Buffer | null> {
  const row = await uploadById(ctx.db, given.id);
  if (!row) return null;
  const { actor } = ctx;
  const viewer =
    actor.kind === 'account'
      ? ({ role: actor.role, accountId: actor.id, visitorId: given.visitorId } as const)
      : ({ role: 'visitor', accountId: null, visitorId: given.visitorId } as const);
  if (!mayView(publicIdOf(row.id), row, viewer)) return null;
  const kept = await ctx.files.get(publicIdOf(row.id));
  const width = servedWidth(given.width);
  return kept && width < row.width ? sharp(kept).resize({ width }).webp({ quality: 80 }).toBuffer() : kept;
}
