import { createMiddleware } from 'hono/factory';
import { ownPath } from '#core/settings/index.ts';
import { ApiError, notFound } from './api-error.ts';
import type { HttpEnvironment } from './environment.ts';
import { unreadable } from './senders-mistake.ts';

const nullSign = '%00';
/** None of our URLs contain one, and they're not allowed in headers, such as a redirect's location. */
const controlCharacter = /%(?:[01][0-9a-f]|7f)/i;

/**
 * None of our URLs contains a null character and the database can't store one, so such a path doesn't exist. In a
 * page's query it can't have been typed, so we redirect to the same page without it.
 */
export const refuseNullSigns = () =>
  createMiddleware<HttpEnvironment>(async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    if (controlCharacter.test(pathname)) throw notFound();
    if (!search.includes(nullSign)) return next();
    const isPage = ['GET', 'HEAD'].includes(context.req.method) && !/^\/(?:api|image)\//.test(pathname);
    if (!isPage) throw new ApiError(400, 'invalid', unreadable);
    return context.redirect(ownPath(pathname + search.replaceAll(nullSign, '')) ?? '/');
  });
