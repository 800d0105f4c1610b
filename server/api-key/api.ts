import { Hono } from 'hono';
import type { HttpEnvironment } from '../http/environment.ts';
import { limitBody } from '../http/limit-body.ts';
import { callWithKey, type KeyCallPath, keyCalls } from './call-with-key.ts';

const largestBody = 256 * 1024;

/** The two calls for our own programs. Both require an API key. */
export function apiKeyApi(): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>();
  for (const path of Object.keys(keyCalls) as KeyCallPath[]) {
    app.post(path, limitBody(largestBody), async (context) => {
      const readBody = () => context.req.json<unknown>().catch(() => undefined);
      return context.json(
        await callWithKey(context.get('ctx'), { path, key: context.req.header('api-key'), readBody }),
      );
    });
  }
  return app;
}
