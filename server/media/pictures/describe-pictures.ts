import { shopPictures } from './picture-library.ts';

/** What a page needs to reserve space for a picture before it loads. */
export interface PictureFacts {
  width: number;
  height: number;
  alt: string;
  /** True for a piece without background; otherwise it's a full photo. */
  cutOut: boolean;
  /** A tiny data URL shown until the photo loads. Cut-outs have none. */
  blur?: string;
}

/** Describes the pictures we have. Missing ones are left out, and the page shows text instead. */
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
