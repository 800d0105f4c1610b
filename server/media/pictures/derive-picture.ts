import sharp from 'sharp';

export const pictureFormats = ['avif', 'webp', 'jpeg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** What shows through a cut-out where there is no transparency: the letters' ground for pictures. */
const ground = '#ece8e1';

/** AVIF, the smaller format, if the browser accepts it. */
export const formatFor = (accept: string | undefined): Exclude<PictureFormat, 'jpeg'> =>
  accept?.includes('image/avif') ? 'avif' : 'webp';

/** A large picture is for a fine display, which shows less of what's lost. */
const webpQuality = (width: number) => (width < 1200 ? 80 : 74);

/** Resizes a picture. More effort would make an AVIF a few percent smaller but several times slower to encode. */
export function derivePicture(original: Uint8Array, width: number, format: PictureFormat): Promise<Buffer> {
  const resized = sharp(original).resize({ width, withoutEnlargement: true });
  if (format === 'jpeg') return resized.flatten({ background: ground }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
  return (
    format === 'avif' ? resized.avif({ quality: 60, effort: 2 }) : resized.webp({ quality: webpQuality(width) })
  ).toBuffer();
}

/** A JPEG of exactly this size, cut around the picture's middle. */
export const cropPicture = (original: Uint8Array, size: { width: number; height: number }): Promise<Buffer> =>
  sharp(original)
    .resize({ ...size, fit: 'cover' })
    .flatten({ background: ground })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();

const inTheMaking = new Map<string, Promise<Buffer | null>>();

/** Simultaneous requests for a picture share one conversion. */
export function madeOnce<Made extends Buffer | null>(name: string, make: () => Promise<Made>): Promise<Made> {
  const running = inTheMaking.get(name);
  if (running) return running as Promise<Made>;
  const making = make().finally(() => inTheMaking.delete(name));
  inTheMaking.set(name, making);
  return making;
}
