import { createHash } from 'node:crypto';
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

/** The SHA-256 of a file as it was sent, in hex. */
export const hashOfFile = (sent: Uint8Array): string => createHash('sha256').update(sent).digest('hex');

/**
 * Where a picture is kept. The same file for the same place always has the same name, so sending it twice keeps it once and
 * an upload that was cut off can go on where it stopped.
 */
export const shopPictureId = (place: { recordId: string; view: string }, hash: string): string =>
  `${shopUploads}/picture_${createHash('sha256').update(`${place.recordId} ${place.view} ${hash}`).digest('hex').slice(0, 40)}`;

/** Stores a picture uploaded by staff: sanitized like any upload, but public. Callers have checked permissions. */
export async function keepShopPicture(
  ctx: Pick<Ctx, 'files'>,
  publicId: string,
  sent: Uint8Array,
): Promise<ShopPictureKept> {
  const early = uploadRefusal({ bytes: sent.length, pixels: 0, visitorFiles: null });
  if (early) return { ok: false, reason: early };
  const tamed = await sanitizeImage(sent, shopTurn);
  if (!tamed.ok) return tamed;
  const { bytes, width, height } = tamed.picture;
  await ctx.files.put(publicId, bytes);
  return { ok: true, picture: { publicId, width, height, bytes: bytes.length, type: 'image/webp' } };
}
