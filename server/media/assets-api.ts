import { Hono } from 'hono';
import { z } from 'zod';
import type { HttpEnvironment } from '../http/environment.ts';
import { readBody } from '../http/read-body.ts';
import { listAssets } from './list-assets.ts';

const folderSchema = z.object({ path: z.string().max(200) });

/** `POST /api/listAssets`: the pictures of one of the shop's folders, an empty list where there is none. */
export function assetsApi(): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>();
  app.post('/listAssets', async (context) => {
    const { path } = await readBody(context, folderSchema);
    return context.json({ data: { assets: listAssets(path) } });
  });
  return app;
}
