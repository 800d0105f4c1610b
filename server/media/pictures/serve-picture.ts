import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Context, Next } from 'hono';
import { cacheRule, isInFolder, isPrivate, parseTransform, servedWidth, shopUploads } from '#core/media/index.ts';
import { ApiError, notFound } from '../../http/api-error.ts';
import type { HttpEnvironment } from '../../http/environment.ts';
import { shopIsBusy, shopTurn } from '../decoding/take-turns.ts';
import { derivePicture, formatFor, madeOnce } from './derive-picture.ts';
import type { PictureLibrary } from './picture-library.ts';

export interface ServedPictures {
  pictures: PictureLibrary;
  /** Cache folder for resized copies. */
  cacheFolder: string;
}

/** `GET /image/w_<pixels>/<public id>` for the shop's own pictures. */
export function servePicture(shelf: ServedPictures) {
  return async (context: Context<HttpEnvironment>, next: Next) => {
    const id = context.req.param('id') ?? '';
    // Uploads, by customers or staff, aren't among the pictures that ship with the program.
    if (isPrivate(id) || isInFolder(id, shopUploads)) return next();
    const picture = shelf.pictures.get(id);
    if (!picture) throw notFound('We have no picture of that name.');
    const transform = parseTransform(context.req.param('transform') ?? '');
    if (!transform.ok) throw new ApiError(400, 'bad-transform', 'A transform looks like w_800.');
    // Rounds to a fixed set of widths, so a stranger can't fill the disk by requesting every size.
    const width = Math.min(servedWidth(transform.width), picture.width);
    const format = transform.format ?? formatFor(context.req.header('accept'));
    const key = `${await contentOf(picture.path)}-${width}`;
    const headers = {
      'Content-Type': `image/${format}`,
      'Cache-Control': cacheRule(id),
      ETag: `"${key}-${format}"`,
      Vary: 'Accept',
    };
    if (context.req.header('if-none-match') === headers.ETag) return context.body(null, 304, headers);
    const path = join(shelf.cacheFolder, `${key}.${format}`);
    const kept = await readFile(path).catch(() => null);
    if (kept) return context.body(new Uint8Array(kept), 200, headers);
    const hasToWait = shopIsBusy();
    const making = madeOnce(path, async () => {
      const made = await shopTurn(async () => derivePicture(await readFile(picture.path), width, format));
      await keep(path, made);
      return made;
    });
    const original = hasToWait && format !== 'jpeg' ? await meanwhile(picture) : null;
    if (!original) return context.body(new Uint8Array(await making), 200, headers);
    // This answer doesn't wait for it. If it fails, the next request tries again.
    making.catch(() => {});
    const notForLong = { 'Content-Type': 'image/webp', 'Cache-Control': 'no-store', Vary: 'Accept' };
    return context.body(new Uint8Array(original), 200, notForLong);
  };
}

/** Larger than this, on a slow line, an original takes longer than waiting for the right size. */
const lightEnough = 90_000;

/** What a visitor of a fresh shop gets while the right size is in line to be made: the original, if it's light. */
async function meanwhile({ path }: { path: string }): Promise<Buffer | null> {
  if (!path.endsWith('.webp')) return null;
  const bytes = await readFile(path);
  return bytes.length <= lightEnough ? bytes : null;
}

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
