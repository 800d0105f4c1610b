import sharp from 'sharp';

export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** The smaller of the two where the browser says that it can show it. */
export const formatFor = (accept: string | undefined): PictureFormat =>
  accept?.includes('image/avif') ? 'avif' : 'webp';

/** A copy at a width. More effort makes an AVIF a few percent smaller and several times slower. */
export function derivePicture(original: Uint8Array, width: number, format: PictureFormat): Promise<Buffer> {
  const resized = sharp(original).resize({ width, withoutEnlargement: true });
  return (format === 'avif' ? resized.avif({ quality: 60, effort: 2 }) : resized.webp({ quality: 80 })).toBuffer();
}

const inTheMaking = new Map<string, Promise<Buffer | null>>();

/** Asked for twice at once, a picture is made once. */
export function madeOnce<Made extends Buffer | null>(name: string, make: () => Promise<Made>): Promise<Made> {
  const running = inTheMaking.get(name);
  if (running) return running as Promise<Made>;
  const making = make().finally(() => inTheMaking.delete(name));
  inTheMaking.set(name, making);
  return making;
}
