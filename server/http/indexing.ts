import { createMiddleware } from 'hono/factory';
import { canonicalPath } from '#core/settings/index.ts';
import type { HttpEnvironment } from './environment.ts';

/** Tells search engines to leave every page alone that is nobody's but its reader's, and every page that failed. */
export const indexing = () =>
  createMiddleware<HttpEnvironment>(async (context, next) => {
    await next();
    const listed = canonicalPath(context.req.path) !== null && context.res.status === 200;
    if (!listed) context.res.headers.set('X-Robots-Tag', 'noindex');
  });
