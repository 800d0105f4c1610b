import { createMiddleware } from 'hono/factory';
import { canonicalPath } from '#core/settings/index.ts';
import type { HttpEnvironment } from './environment.ts';

/** Keeps private pages and failed responses out of search engines. */
export const indexing = () =>
  createMiddleware<HttpEnvironment>(async (context, next) => {
    await next();
    const listed = canonicalPath(context.req.path) !== null && context.res.status === 200;
    if (!listed) context.res.headers.set('X-Robots-Tag', 'noindex');
  });
