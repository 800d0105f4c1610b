import { shopShelf } from './shelf.ts';

/** What a page must know of a picture to give it its room before it comes. */
export interface PictureFacts {
  width: number;
  height: number;
  alt: string;
}

/** The facts of those of these pictures that the shop has; the others are left out, and a page shows words instead. */
export function describePictures(ids: readonly string[]): Record<string, PictureFacts> {
  const found: Record<string, PictureFacts> = {};
  for (const id of ids) {
    const picture = shopShelf().get(id);
    if (picture) found[id] = { width: picture.width, height: picture.height, alt: picture.alt };
  }
  return found;
}
