import { createMiddleware } from 'hono/factory';
import { ownPath } from '#core/settings/index.ts';
import { ApiError, notFound } from './api-error.ts';
import type { HttpEnvironment } from './environment.ts';
import { unreadable } from './senders-mistake.ts';

const nullSign = '%00';
/** No name we gave has one, and none can stand in a header, such as the address that a page leads to. */
const controlCharacter = /%(?:[01][0-9a-f]|7f)/i;

/**
 * A null sign is part of no name we gave, and the database takes none: what is addressed with one does not exist. In a
 * page's query nobody typed it, and the page is shown without it.
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
