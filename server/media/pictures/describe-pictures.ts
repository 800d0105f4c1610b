import { shopPictures } from './picture-library.ts';

/** What a page must know of a picture to give it its room before it comes. */
export interface PictureFacts {
  width: number;
  height: number;
  alt: string;
  /** A piece alone, to stand on a ground; otherwise a whole photograph. */
  cutOut: boolean;
  /** A few pixels as a data address, shown until the photograph itself has come; a piece alone has none. */
  blur?: string;
}

/** The facts of those of these pictures that the shop has; the others are left out, and a page shows words instead. */
export function describePictures(ids: readonly string[]): Record<string, PictureFacts> {
  const found: Record<string, PictureFacts> = {};
  for (const id of ids) {
    const picture = shopPictures().get(id);
    if (!picture) continue;
    const { width, height, alt, file, blur } = picture;
    const cutOut = /cut-out\.\w+$/.test(file);
    found[id] = { width, height, alt, cutOut, ...(blur && !cutOut ? { blur } : {}) };
  }
  return found;
}
