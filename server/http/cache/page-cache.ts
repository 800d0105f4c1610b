import { createMiddleware } from 'hono/factory';
import { canonicalPath, publicPageAt } from '#core/settings/index.ts';
import type { HttpEnvironment } from '../environment.ts';
import { recentlyUsed } from './recently-used.ts';

interface Drawn {
  html: string;
  drawnAt: number;
}

export interface PageCacheSettings {
  /** How long a drawing is handed out. */
  milliseconds: number;
  now: () => number;
  /** Whether a request came to the address that our pages name as theirs. */
  isOwnOrigin: (url: URL) => boolean;
}

/** Each page twice, with and without a browser's privacy signal, in two bytes a character. */
const mostBytes = 8 * 1024 * 1024;

/** Stands in the drawing where each request's own nonce goes. */
const nonceHere = '\u0000nonce\u0000';

/** Tells the service worker that a page is a visitor's: nothing of a person is in it, so it may be kept. */
export const keepHeader = 'X-Offline-Copy';

/**
 * Draws a public page once a minute for all visitors, instead of once for each. Who is signed in, and every address with
 * a query, gets a page of their own. Only a page's canonical address at our own origin is kept: there are as many of them
 * as pages, whatever strangers ask for.
 */
export function pageCache({ milliseconds, now, isOwnOrigin }: PageCacheSettings) {
  const drawings = recentlyUsed<Drawn>(mostBytes, ({ html }) => 2 * html.length);
  return createMiddleware<HttpEnvironment>(async (context, next) => {
    const { method, path } = context.req;
    const page = method === 'GET' ? publicPageAt(path) : undefined;
    const visitor = context.get('ctx').actor.kind === 'visitor';
    if (!page || !visitor) return next();
    const url = new URL(context.req.url);
    const isKept = page.same && url.search === '' && url.pathname === canonicalPath(path) && isOwnOrigin(url);
    if (!isKept) {
      await next();
      if (context.res.status === 200) context.res.headers.set(keepHeader, 'yes');
      return;
    }
    const nonce = context.get('nonce');
    // A browser's privacy signal changes the page.
    const key = context.req.header('sec-gpc') === '1' ? `${page.path} private` : page.path;
    const drawn = drawings.get(key);
    if (drawn && now() - drawn.drawnAt < milliseconds) {
      return context.html(drawn.html.replaceAll(nonceHere, nonce), 200, { [keepHeader]: 'yes' });
    }
    await next();
    const { res } = context;
    if (res.status !== 200 || !res.headers.get('content-type')?.startsWith('text/html')) return;
    // A page that sets a cookie is meant for one browser.
    if (res.headers.has('set-cookie')) return;
    const html = await res.text();
    drawings.set(key, { html: html.replaceAll(nonce, nonceHere), drawnAt: now() });
    const headers = new Headers(res.headers);
    headers.set(keepHeader, 'yes');
    context.res = undefined;
    context.res = new Response(html, { status: 200, headers });
  });
}
