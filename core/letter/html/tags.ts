import { letterImagePath } from '../../media/index.ts';
import { light, sans, serif } from './dress.ts';

export const escapeHtml = (words: string) => words.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A table that only arranges: read out as if it weren't there. */
export const table = (rows: string, style = '') =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"${style && ` style="${style}"`}>${rows}</table>`;

export interface LetterPicture {
  publicId: string;
  width: number;
  height: number;
}

/** A picture that travels with the letter: nothing is fetched to show it, so it may be someone's own. */
export interface EnclosedPicture {
  /** The name of the enclosed file. */
  name: string;
  width: number;
  height: number;
}

export interface Shown {
  origin: string;
  pictures: ReadonlyMap<string, LetterPicture>;
  /** The boards' own pictures, in their order; null for one that couldn't be drawn. */
  collages: readonly (EnclosedPicture | null)[];
}

/**
 * A picture at this width, or narrower where its column is. It has its own background and a size, so the letter keeps
 * its shape, and its words, where pictures are off. Twice the pixels, for sharp screens.
 */
export function image(shown: Shown, { recordId, name }: { recordId: string; name: string }, width: number): string {
  const picture = shown.pictures.get(recordId);
  if (!picture) return '';
  const height = Math.round((width * picture.height) / picture.width);
  const address = shown.origin + letterImagePath(picture.publicId, Math.min(width * 2, picture.width));
  return imageTag(address, name, width, height);
}

export const enclosedImage = ({ name, width, height }: EnclosedPicture, alt: string, shownWidth: number): string =>
  imageTag(`cid:${name}`, alt, shownWidth, Math.round((shownWidth * height) / width));

function imageTag(address: string, alt: string, width: number, height: number): string {
  const words = width < 200 ? `14px/1.4 ${sans}` : `20px/2.4 ${serif};text-align:center`;
  const style = `display:block;width:100%;max-width:${width}px;height:auto;border:0;background:${light.ground};color:${light.soft};font:${words}`;
  return `<img class="fluid" src="${escapeHtml(address)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" border="0" style="${style}">`;
}

export const linked = (content: string, href: string | undefined) =>
  content && href ? `<a href="${escapeHtml(href)}" style="text-decoration:none">${content}</a>` : content;
