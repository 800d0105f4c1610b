import sharp, { type Sharp } from 'sharp';
import { imageTypeOf, maxImageDimension, uploadLimits } from '#core/media/index.ts';
import { decodeHeic } from './decode-heic.ts';

export interface TamePicture {
  bytes: Buffer;
  width: number;
  height: number;
}

export type Tamed = { ok: true; picture: TamePicture } | { ok: false; reason: 'not-an-image' | 'too-many-pixels' };

const options = { limitInputPixels: uploadLimits.pixels, failOn: 'error', pages: 1 } as const;

/** Each decoding may take some hundred megabytes: two at a time, the others wait. */
const places = 2;
let busy = 0;
const waiting: (() => void)[] = [];

async function oneOfAFew<Value>(work: () => Promise<Value>): Promise<Value> {
  if (busy >= places) await new Promise<void>((resolve) => waiting.push(resolve));
  busy += 1;
  try {
    return await work();
  } finally {
    busy -= 1;
    waiting.shift()?.();
  }
}

/**
 * Whatever was sent, as a plain picture of our own making: upright, 1920 pixels at most, the first frame of what moves,
 * without the place it was taken at or anything else that was hidden in it. A file is what its content says it is.
 */
export async function tameImage(bytes: Uint8Array): Promise<Tamed> {
  const type = imageTypeOf(bytes);
  if (type === null) return { ok: false, reason: 'not-an-image' };
  return oneOfAFew(async () => {
    try {
      if (type !== 'image/heic') return { ok: true, picture: await develop(sharp(bytes, options)) };
      const raw = await decodeHeic(bytes);
      if (raw === 'too-many-pixels') return { ok: false, reason: raw };
      if (raw === 'broken') return { ok: false, reason: 'not-an-image' };
      const { width, height, data } = raw;
      return { ok: true, picture: await develop(sharp(data, { raw: { width, height, channels: 4 } })) };
    } catch (error) {
      const tooMany = error instanceof Error && /pixel limit|too large/i.test(error.message);
      return { ok: false, reason: tooMany ? 'too-many-pixels' : 'not-an-image' };
    }
  });
}

async function develop(picture: Sharp): Promise<TamePicture> {
  const { data, info } = await picture
    .autoOrient()
    .resize({ width: maxImageDimension, height: maxImageDimension, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
