import sharp from 'sharp';
import { isPublicId, servedWidth, shopUploads } from '#core/media/index.ts';
import type { Ctx } from '../../context.ts';
import { shopTurn } from '../decoding/take-turns.ts';
import { derivePicture, madeOnce, type PictureFormat } from './derive-picture.ts';

/** A picture uploaded by staff, at a given width. Null if it doesn't exist. */
export async function viewShopPicture(
  ctx: Pick<Ctx, 'files'>,
  given: { id: string; width: number; format: PictureFormat },
): Promise<Buffer | null> {
  const key = `${shopUploads}/${given.id}`;
  if (!isPublicId(key)) return null;
  const name = `w_${servedWidth(given.width)}-${given.format}`;
  const made = await ctx.files.getMade(key, name);
  if (made) return made;
  const original = await ctx.files.get(key);
  if (!original) return null;
  return madeOnce(`${key} ${name}`, async () => {
    const { width } = await sharp(original).metadata();
    const fitting = Math.min(servedWidth(given.width), width);
    const derived = await shopTurn(() => derivePicture(original, fitting, given.format));
    await ctx.files.putMade(key, name, derived);
    return derived;
  });
}
