import { isPublicId } from './public-id.ts';

/** Nothing is kept or served larger than this on its longer side. */
export const maxImageDimension = 1920;

/** The widths a picture is made in. A width between two of them gets the next larger: each size is made once. */
export const servedWidths = [96, 160, 240, 320, 480, 640, 800, 960, 1200, 1440, 1680, 1920] as const;

export function servedWidth(pixels: number): number {
  return servedWidths.find((width) => width >= pixels) ?? maxImageDimension;
}

export type ParsedTransform = { ok: true; width: number } | { ok: false; reason: 'not-a-transform' };

/** Reads `w_640`. Widths of zero, with leading zeros or beyond five digits are nobody's honest request. */
export function parseTransform(text: string): ParsedTransform {
  const digits = /^w_([1-9]\d{0,4})$/.exec(text)?.[1];
  return digits === undefined ? { ok: false, reason: 'not-a-transform' } : { ok: true, width: Number(digits) };
}

export function imagePath(publicId: string, width: number): string {
  if (!isPublicId(publicId)) throw new Error(`not a public id: ${publicId}`);
  return `/image/w_${servedWidth(width)}/${publicId}`;
}

/** For `srcset`: every size up to the picture's own width. */
export function imageSources(publicId: string, naturalWidth: number = maxImageDimension): string {
  const largest = servedWidth(naturalWidth);
  return servedWidths
    .filter((width) => width <= largest)
    .map((width) => `${imagePath(publicId, width)} ${width}w`)
    .join(', ');
}
