import { createMiddleware } from 'hono/factory';
import { getPath } from 'hono/utils/url';
import type { HttpEnvironment } from '../environment.ts';
import { plainRefusal } from './plain-refusal.ts';

/** Our longest addresses have a few hundred characters. */
const longest = 2048;

/** Takes the place of a path that is too long, wherever it would be looked at: by the routes, the log, the counts. */
const tooLong = '/…';

/** Of the address as it was sent, before anything is decoded. */
function rawPath(url: string): string {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  const query = url.indexOf('?', start);
  return url.slice(start, query === -1 ? url.length : query);
}

/** The path that requests are told apart by. */
export const boundedPath = (request: Request): string =>
  rawPath(request.url).length > longest ? tooLong : getPath(request);

/**
 * Refuses a long path before anything reads it: what a library does with one may take the square of its length. And one
 * that cannot be decoded: the router would print it, with whatever key is in it.
 */
export const refuseOddAddress = () =>
  createMiddleware<HttpEnvironment>(async (context, next) => {
    if (context.req.path === tooLong) {
      return plainRefusal(context, {
        status: 414,
        code: 'address-too-long',
        message: 'This address is longer than any of ours, so it leads nowhere.',
        link: '/',
      });
    }
    if (canBeDecoded(rawPath(context.req.url))) return next();
    return plainRefusal(context, {
      status: 404,
      code: 'not-found',
      message: 'There is nothing at this address.',
      link: '/',
    });
  });

function canBeDecoded(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
