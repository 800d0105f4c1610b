import { access } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { shopIsWorking } from '../decoding/take-turns.ts';
import { copyOf, makeCopy } from './kept-copies.ts';
import type { LibraryPicture, PictureLibrary } from './picture-library.ts';
import type { ServedPictures } from './serve-picture.ts';

/**
 * The widths that the first pages ask for on phones, laptops and dense displays, by what a picture's id looks like.
 * Home's heroes come first, then the rest of Home, the quiz, the gallery, and the boards' cut-outs.
 */
const firstWidths: readonly (readonly [ids: RegExp, widths: readonly number[]])[] = [
  [/^hero\//, [1200, 800]],
  [/^(styles|offerings)\//, [480, 800]],
  [/^scenes\//, [640, 960]],
  [/^quiz\//, [480, 640]],
  [/^scenes\//, [800, 1200, 1920]],
  [/^furniture\/.*\/cut-out$/, [320, 480]],
  [/^hero\//, [1920, 2400]],
];

interface FirstCopy {
  picture: LibraryPicture & { path: string };
  width: number;
}

/** The copies to make, the most wanted first. A picture with several ids is made once. */
export function firstCopies(pictures: PictureLibrary): FirstCopy[] {
  const copies = new Map<string, FirstCopy>();
  for (const [ids, widths] of firstWidths) {
    for (const [id, picture] of pictures) {
      if (!ids.test(id)) continue;
      for (const width of widths) {
        const own = Math.min(width, picture.width);
        const name = `${own} ${picture.path}`;
        if (!copies.has(name)) copies.set(name, { picture, width: own });
      }
    }
  }
  return [...copies.values()];
}

const whenIdle = 100;
const atOnce = <Value>(work: () => Promise<Value>) => work();
const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/**
 * Makes the copies that the first visitors of a fresh shop ask for, one at a time. Pictures that a visitor is waiting
 * for go first, and after each one it rests as long as that took. Returns how many it made.
 */
export async function makeAhead(
  { library, cacheFolder }: ServedPictures,
  { signal, log }: { signal: AbortSignal; log: { warn(about: object, message: string): void } },
): Promise<number> {
  const rest = (milliseconds: number) => pause(milliseconds, undefined, { signal, ref: false }).catch(() => {});
  let made = 0;
  for (const { picture, width } of firstCopies(library)) {
    try {
      // AVIF only: hardly any browser takes less, and those get the original meanwhile.
      const copy = await copyOf(cacheFolder, picture, { width, format: 'avif' });
      if (await isThere(copy.path)) continue;
      while (shopIsWorking() && !signal.aborted) await rest(whenIdle);
      if (signal.aborted) return made;
      const began = performance.now();
      await makeCopy(copy, atOnce);
      made += 1;
      await rest(performance.now() - began);
    } catch (error) {
      log.warn({ err: error, picture: picture.file }, 'this picture couldn’t be made ahead');
    }
  }
  return made;
}
