import { isInFolder, isListable } from '#core/media/index.ts';
import { shopPictures } from './picture-library.ts';

/** The public ids in one of the shop's folders. Never lists people's uploads. */
export function listAssets(path: string): string[] {
  if (!isListable(path)) return [];
  return [...shopPictures().keys()].filter((id) => isInFolder(id, path)).sort();
}
