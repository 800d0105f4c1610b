import { isPrivate, isPublicId } from './public-id.ts';

/** No upload is stored larger than this on its longer side. Pictures are also served this wide, unless they say more. */
export const maxImageDimension = 1920;

/** Home's heroes fill a large, dense screen. */
const widestPicture = 2400;

/** The widths we generate. A width in between gets the next larger one, so each size is made only once. */
export const servedWidths = [
  96,
  160,
  240,
  320,
  480,
  640,
  800,
  960,
  1200,
  1440,
  1680,
  maxImageDimension,
  widestPicture,
] as const;

export function servedWidth(pixels: number): number {
  return servedWidths.find((width) => width >= pixels) ?? widestPicture;
}

export type ParsedTransform = { ok: true; width: number; format?: 'jpeg' } | { ok: false; reason: 'not-a-transform' };

/**
 * Reads `w_640`, or `w_640_jpg` for a letter. No honest request has a width of zero, leading zeros or more than five
 * digits.
 */
export function parseTransform(text: string): ParsedTransform {
  const [, digits, jpg] = /^w_([1-9]\d{0,4})(_jpg)?$/.exec(text) ?? [];
  if (digits === undefined) return { ok: false, reason: 'not-a-transform' };
  return { ok: true, width: Number(digits), ...(jpg ? { format: 'jpeg' as const } : {}) };
}

export function imagePath(publicId: string, width: number): string {
  if (!isPublicId(publicId)) throw new Error(`not a public id: ${publicId}`);
  return `/image/w_${servedWidth(width)}/${publicId}`;
}

/**
 * For letters: a JPEG, which every mail program shows, at an address that needs no session. People's own pictures have
 * no such address.
 */
export function letterImagePath(publicId: string, width: number): string {
  if (isPrivate(publicId)) throw new Error(`private, so not for a letter: ${publicId}`);
  return imagePath(publicId, width).replace(/^\/image\/w_\d+/, '$&_jpg');
}

/** Whether a path is one of `letterImagePath`: the only pictures that other sites, such as webmail, may show. */
export function isLetterPicture(path: string): boolean {
  const [, transform = '', publicId = ''] = /^\/image\/([^/]+)\/(.+)$/.exec(path) ?? [];
  const parsed = parseTransform(transform);
  return parsed.ok && parsed.format === 'jpeg' && isPublicId(publicId) && !isPrivate(publicId);
}

/** For `srcset`: every size up to the picture's own width. */
export function imageSources(publicId: string, naturalWidth: number = maxImageDimension): string {
  const largest = servedWidth(naturalWidth);
  return servedWidths
    .filter((width) => width <= largest)
    .map((width) => `${imagePath(publicId, width)} ${width}w`)
    .join(', ');
}
