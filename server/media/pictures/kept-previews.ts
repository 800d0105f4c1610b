import { recentlyUsed } from '../../http/cache/recently-used.ts';
import { madeOnce } from './derive-picture.ts';

/** A preview takes about 80 kB, so this holds the seventy that were asked for last. */
const mostBytes = 6 * 1024 * 1024;

const kept = recentlyUsed<Buffer>(mostBytes, (picture) => picture.length);

/** Every messenger that sees a shared link asks for its preview, so the last ones are kept in memory. */
export async function keptPreview(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const known = kept.get(key);
  if (known) return known;
  return madeOnce(`preview ${key}`, async () => {
    const made = await make();
    kept.set(key, made);
    return made;
  });
}
