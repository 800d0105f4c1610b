import { listAssets } from './list-assets.ts';
import { shopPictures } from './picture-library.ts';

/**
 * The public ids in a folder, each photo once. Until every scene has its own photo, some share one, and a gallery that
 * shows the same room four times is worse than a short one. Pictures the page already shows elsewhere (`seen`) come
 * last.
 */
export function listPictures(path: string, seen: readonly string[] = []): string[] {
  const fileOf = (id: string) => shopPictures().get(id)?.file;
  const known = new Set(seen.map(fileOf));
  const files = new Set<string | undefined>();
  const once = listAssets(path).filter((id) => {
    const file = fileOf(id);
    if (files.has(file)) return false;
    files.add(file);
    return true;
  });
  const isKnown = (id: string) => Number(known.has(fileOf(id)));
  return once.sort((one, other) => isKnown(one) - isKnown(other));
}
