import { Hono } from 'hono';
import type { HttpEnvironment } from '../http/environment.ts';
import { readBody } from '../http/read-body.ts';
import { folderBody } from './api-entries.ts';
import { listAssets } from './pictures/list-assets.ts';

/** `POST /api/listAssets`: the pictures in one of the shop's folders, or an empty list if there is no such folder. */
export function assetsApi(): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>();
  app.post('/listAssets', async (context) => {
    const { path } = await readBody(context, folderBody);
    return context.json({ data: { assets: listAssets(path) } });
  });
  return app;
}
