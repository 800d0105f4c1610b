import type { Context } from 'hono';
import { cacheRule, isPublicId } from '#core/media/index.ts';
import type { Ctx } from '../../context.ts';
import { notFound } from '../../http/api-error.ts';
import type { HttpEnvironment } from '../../http/environment.ts';
import { pathId } from '../../http/path-id.ts';
import { modelKey } from './model-key.ts';

/** `GET /model/<id>`: the 3D model of a piece, for the live room. A new one has a new id. */
export const serveModel =
  ({ files }: Pick<Ctx, 'files'>) =>
  async (context: Context<HttpEnvironment>) => {
    const id = pathId(context);
    const key = modelKey(id);
    const headers = { 'Content-Type': 'model/gltf-binary', 'Cache-Control': cacheRule(key), ETag: `"${id}"` };
    const bytes = isPublicId(key) ? await files.get(key) : null;
    if (!bytes) throw notFound('We have no model of that name.');
    if (context.req.header('if-none-match') === headers.ETag) return context.body(null, 304, headers);
    return context.body(new Uint8Array(bytes), 200, headers);
  };
