import { uploadPreset } from '#core/media/index.ts';
import type { Ctx } from '../../context.ts';
import { ownUploads, setUploadOwner } from '../store.ts';
import { uploadIdOf } from './upload-key.ts';

/** Transfers pictures from these owners to another. Returns false and does nothing if any picture isn't theirs. */
export async function handOverUploads(
  ctx: Pick<Ctx, 'db'>,
  { publicIds, from, to }: { publicIds: readonly string[]; from: readonly string[]; to: string },
): Promise<boolean> {
  const ids = publicIds.map(uploadIdOf);
  if (publicIds.some((publicId) => !publicId.startsWith(`${uploadPreset}/`))) return false;
  const owned = await ownUploads(ctx.db, ids, from);
  if (new Set(ids).size !== owned.length) return false;
  await setUploadOwner(ctx.db, ids, to);
  return true;
}
