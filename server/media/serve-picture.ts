import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context, Next } from 'hono';
import sharp from 'sharp';
import { isPrivate } from '#core/media/index.ts';
import { ApiError, notFound } from '../http/api-error.ts';
import type { HttpEnvironment } from '../http/environment.ts';
import type { ShelfPicture } from './shelf.ts';

export interface PictureShelf {
  pictures: ReadonlyMap<string, ShelfPicture & { path: string }>;
  /** Where derived sizes are kept, made once. */
  cacheFolder: string;
}

const widest = 2400;
const widths = [160, 320, 480, 640, 800, 960, 1200, 1600, 1920, 2400] as const;

/** The next width of the ladder: a stranger cannot fill the disk by asking for every pixel. */
const onLadder = (asked: number) => widths.find((width) => width >= asked) ?? widest;

/** `GET /image/w_<pixels>/<public id>` for the shop's own pictures. */
export function servePicture(shelf: PictureShelf) {
  return async (context: Context<HttpEnvironment>, next: Next) => {
    if (isPrivate(context.req.param('id') ?? '')) return next();
    const picture = shelf.pictures.get(context.req.param('id') ?? '');
    if (!picture) throw notFound('We have no picture of that name.');
    const asked = /^w_(\d{1,5})$/.exec(context.req.param('transform') ?? '')?.[1];
    if (!asked || Number(asked) < 1) throw new ApiError(400, 'bad-transform', 'A transform looks like w_800.');
    const width = Math.min(onLadder(Number(asked)), picture.width);
    const format = context.req.header('accept')?.includes('image/avif') ? 'avif' : 'webp';
    const original = await readFile(picture.path);
    const key = createHash('sha256').update(original).update(`${width}${format}`).digest('base64url').slice(0, 32);
    const headers = {
      'Content-Type': `image/${format}`,
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: `"${key}"`,
      Vary: 'Accept',
    };
    if (context.req.header('if-none-match') === headers.ETag) return context.body(null, 304, headers);
    const body = await madeOnce(join(shelf.cacheFolder, `${key}.${format}`), () => derive(original, width, format));
    return context.body(new Uint8Array(body), 200, headers);
  };
}

const inTheMaking = new Map<string, Promise<Buffer>>();

async function madeOnce(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const kept = await readFile(path).catch(() => null);
  if (kept) return kept;
  const running = inTheMaking.get(path);
  if (running) return running;
  const making = make().then(async (made) => {
    await mkdir(join(path, '..'), { recursive: true });
    // A crash must not leave half a picture under its name.
    await writeFile(`${path}.part`, made);
    await rename(`${path}.part`, path);
    return made;
  });
  inTheMaking.set(path, making);
  return making.finally(() => inTheMaking.delete(path));
}

function derive(original: Buffer, width: number, format: 'avif' | 'webp'): Promise<Buffer> {
  const resized = sharp(original).resize({ width, withoutEnlargement: true });
  return (format === 'avif' ? resized.avif({ quality: 60, effort: 2 }) : resized.webp({ quality: 80 })).toBuffer();
}
