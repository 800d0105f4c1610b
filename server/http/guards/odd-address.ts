import { createMiddleware } from 'hono/factory';
import { getPath } from 'hono/utils/url';
import type { HttpEnvironment } from '../environment.ts';
import { plainRefusal } from './plain-refusal.ts';

/** Our longest URLs have a few hundred characters. */
const longest = 2048;

/** Replaces an overlong path everywhere it would be read: in routes, logs and metrics. */
const tooLong = '/…';

/** The path as sent, before any decoding. */
function rawPath(url: string): string {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  const query = url.indexOf('?', start);
  return url.slice(start, query === -1 ? url.length : query);
}

/** The path used for routing. */
export const boundedPath = (request: Request): string =>
  rawPath(request.url).length > longest ? tooLong : getPath(request);

/**
 * Rejects an overlong path before anything parses it, since a library may take quadratic time. Also rejects a path that
 * can't be decoded: the router would print it, including any key it contains.
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
      message: 'There’s nothing at this address.',
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
