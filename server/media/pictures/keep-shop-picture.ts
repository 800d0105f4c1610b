import { shopUploads, type UploadRefusal, uploadRefusal } from '#core/media/index.ts';
import type { Ctx } from '../../context.ts';
import { sanitizeImage } from '../decoding/sanitize-image.ts';
import { shopTurn } from '../decoding/take-turns.ts';

export interface ShopPicture {
  publicId: string;
  width: number;
  height: number;
  bytes: number;
  type: string;
}

export type ShopPictureKept =
  | { ok: true; picture: ShopPicture }
  | { ok: false; reason: UploadRefusal | 'not-an-image' };

/** Stores a picture uploaded by staff: sanitized like any upload, but public. Callers have checked permissions. */
export async function keepShopPicture(ctx: Pick<Ctx, 'files' | 'ids'>, sent: Uint8Array): Promise<ShopPictureKept> {
  const early = uploadRefusal({ bytes: sent.length, pixels: 0, visitorFiles: null });
  if (early) return { ok: false, reason: early };
  const tamed = await sanitizeImage(sent, shopTurn);
  if (!tamed.ok) return tamed;
  const { bytes, width, height } = tamed.picture;
  const publicId = `${shopUploads}/${ctx.ids.next('picture')}`;
  await ctx.files.put(publicId, bytes);
  return { ok: true, picture: { publicId, width, height, bytes: bytes.length, type: 'image/webp' } };
}
