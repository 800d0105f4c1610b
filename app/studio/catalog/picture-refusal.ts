import { uploadRefusalWords, uploadTypeMessage } from '#core/media/index.ts';
import type { PicturesChanged } from '#server/catalog/pictures/change-pictures.ts';
import { catalogWords as words } from './words.ts';

/** What to tell the person whose picture wasn't taken. */
export function pictureRefusal(reason: Extract<PicturesChanged, { ok: false }>['reason']): string {
  if (reason === 'last-picture') return words.lastPicture;
  if (reason === 'not-an-image') return uploadTypeMessage('') ?? words.failed;
  if (reason === 'not-allowed' || reason === 'unknown') return words.failed;
  return uploadRefusalWords[reason];
}
