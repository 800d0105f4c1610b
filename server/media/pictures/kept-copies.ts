import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { servedWidth } from '#core/media/index.ts';
import type { Turn } from '../decoding/take-turns.ts';
import { derivePicture, madeOnce, type PictureFormat } from './derive-picture.ts';

/** A resized copy of one of the shop's pictures: in the cache folder, once it has been made. */
interface KeptCopy {
  /** What it's made of and how: the same as long as it would come out the same. */
  name: string;
  path: string;
  width: number;
  format: PictureFormat;
  original: string;
}

/** Rounds to a fixed set of widths, so a stranger can't fill the disk by requesting every size. */
export async function copyOf(
  cacheFolder: string,
  picture: { path: string; width: number },
  asked: { width: number; format: PictureFormat },
): Promise<KeptCopy> {
  const { format } = asked;
  const width = Math.min(servedWidth(asked.width), picture.width);
  const key = `${await contentOf(picture.path)}-${width}`;
  return {
    name: `${key}-${format}`,
    path: join(cacheFolder, `${key}.${format}`),
    ...{ width, format, original: picture.path },
  };
}

/** Makes it when it's its turn. Simultaneous requests share one conversion. */
export const makeCopy = ({ path, width, format, original }: KeptCopy, turn: Turn): Promise<Buffer> =>
  madeOnce(path, async () => {
    const made = await turn(async () => derivePicture(await readFile(original), width, format));
    await keep(path, made);
    return made;
  });

/** Writes to a temporary file first, so a crash can't leave half a picture. */
async function keep(path: string, made: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}.part`;
  await writeFile(unfinished, made);
  await rename(unfinished, path);
}

const contents = new Map<string, Promise<string>>();

/** A file's content hash. The shop's pictures ship with the program, so each is read only once. */
function contentOf(path: string): Promise<string> {
  const known = contents.get(path);
  if (known) return known;
  const read = readFile(path).then((bytes) => createHash('sha256').update(bytes).digest('base64url').slice(0, 24));
  contents.set(path, read);
  read.catch(() => contents.delete(path));
  return read;
}
