import { readFile } from 'node:fs/promises';
import type { Context, Next } from 'hono';
import { cacheRule, isInFolder, isPrivate, parseTransform, shopUploads } from '#core/media/index.ts';
import { ApiError, notFound } from '../../http/api-error.ts';
import type { HttpEnvironment } from '../../http/environment.ts';
import { shopIsBusy, shopTurn } from '../decoding/take-turns.ts';
import { formatFor } from './derive-picture.ts';
import { copyOf, makeCopy } from './kept-copies.ts';
import type { PictureLibrary } from './picture-library.ts';

export interface ServedPictures {
  library: PictureLibrary;
  /** Cache folder for resized copies. */
  cacheFolder: string;
}

/** `GET /image/w_<pixels>/<public id>` for the shop's own pictures. */
export function servePicture({ library, cacheFolder }: ServedPictures) {
  return async (context: Context<HttpEnvironment>, next: Next) => {
    const id = context.req.param('id') ?? '';
    // Uploads, by customers or staff, aren't among the pictures that ship with the program.
    if (isPrivate(id) || isInFolder(id, shopUploads)) return next();
    const picture = library.get(id);
    if (!picture) throw notFound('We have no picture of that name.');
    const transform = parseTransform(context.req.param('transform') ?? '');
    if (!transform.ok) throw new ApiError(400, 'bad-transform', 'A transform looks like w_800.');
    const format = transform.format ?? formatFor(context.req.header('accept'));
    const copy = await copyOf(cacheFolder, picture, { width: transform.width, format });
    const headers = {
      'Content-Type': `image/${format}`,
      'Cache-Control': cacheRule(id),
      ETag: `"${copy.name}"`,
      Vary: 'Accept',
    };
    if (context.req.header('if-none-match') === headers.ETag) return context.body(null, 304, headers);
    const kept = await readFile(copy.path).catch(() => null);
    if (kept) return context.body(new Uint8Array(kept), 200, headers);
    const hasToWait = shopIsBusy();
    const making = makeCopy(copy, shopTurn);
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
