import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Context, Next } from 'hono';
import { cacheRule, isInFolder, isPrivate, parseTransform, servedWidth, shopUploads } from '#core/media/index.ts';
import { ApiError, notFound } from '../../http/api-error.ts';
import type { HttpEnvironment } from '../../http/environment.ts';
import { shopTurn } from '../decoding/take-turns.ts';
import { derivePicture, formatFor, madeOnce } from './derive-picture.ts';
import type { PictureLibrary } from './picture-library.ts';

export interface ServedPictures {
  pictures: PictureLibrary;
  /** Where derived sizes are kept, made once. */
  cacheFolder: string;
}

/** `GET /image/w_<pixels>/<public id>` for the shop's own pictures. */
export function servePicture(shelf: ServedPictures) {
  return async (context: Context<HttpEnvironment>, next: Next) => {
    const id = context.req.param('id') ?? '';
    // What was sent in, by people or by the house, is not on the shelf that comes with the program.
    if (isPrivate(id) || isInFolder(id, shopUploads)) return next();
    const picture = shelf.pictures.get(id);
    if (!picture) throw notFound('We have no picture of that name.');
    const transform = parseTransform(context.req.param('transform') ?? '');
    if (!transform.ok) throw new ApiError(400, 'bad-transform', 'A transform looks like w_800.');
    // The next width of the ladder: a stranger cannot fill the disk by asking for every pixel.
    const width = Math.min(servedWidth(transform.width), picture.width);
    const format = formatFor(context.req.header('accept'));
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
    const body =
      kept ??
      (await madeOnce(path, async () => {
        const made = await shopTurn(async () => derivePicture(await readFile(picture.path), width, format));
        await keep(path, made);
        return made;
      }));
    return context.body(new Uint8Array(body), 200, headers);
  };
}

/** A crash must not leave half a picture under its name. */
async function keep(path: string, made: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}.part`;
  await writeFile(unfinished, made);
  await rename(unfinished, path);
}

const contents = new Map<string, Promise<string>>();

/** A name for what is in a file. The shop's pictures come with the program: each is read for it once. */
function contentOf(path: string): Promise<string> {
  const known = contents.get(path);
  if (known) return known;
  const read = readFile(path).then((bytes) => createHash('sha256').update(bytes).digest('base64url').slice(0, 24));
  contents.set(path, read);
  read.catch(() => contents.delete(path));
  return read;
}
