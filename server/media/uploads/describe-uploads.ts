import { uploadPreset } from '#core/media/index.ts';
import type { Ctx } from '../../context.ts';
import { uploadsById } from '../store.ts';
import { publicIdOf } from './upload-key.ts';

export interface UploadFacts {
  publicId: string;
  width: number;
  height: number;
}

/** Sizes of people's pictures; deleted ones are left out. Callers have checked permissions. */
export async function describeUploads(
  ctx: Pick<Ctx, 'db'>,
  publicIds: readonly string[],
): Promise<ReadonlyMap<string, UploadFacts>> {
  const ids = publicIds.map((publicId) => publicId.slice(uploadPreset.length + 1));
  const rows = await uploadsById(ctx.db, ids);
  return new Map(
    rows.map(({ id, width, height }) => [publicIdOf(id), { publicId: publicIdOf(id), width, height }] as const),
  );
}
