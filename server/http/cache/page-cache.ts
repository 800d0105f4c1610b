import { createMiddleware } from 'hono/factory';
import { easternDay } from '#core/promotion/index.ts';
import { canonicalPath, publicPageAt } from '#core/settings/index.ts';
import type { HttpEnvironment } from '../environment.ts';
import { recentlyUsed } from './recently-used.ts';

interface Drawn {
  html: string;
  drawnAt: number;
  /** Since when a visitor waits for the next one. */
  redrawingSince: number;
}

export interface PageCacheSettings {
  /** How long a rendered page is served from the cache. */
  milliseconds: number;
  now: () => number;
  /** Whether a request came to the origin our pages link to. */
  isOwnOrigin: (url: URL) => boolean;
}

/** Room for each page twice, with and without a browser's privacy signal, at two bytes per character. */
const mostBytes = 8 * 1024 * 1024;

/** Placeholder in the cached HTML for each request's own nonce. */
const nonceHere = '\u0000nonce\u0000';

const never = Number.NEGATIVE_INFINITY;

/** Tells the service worker that a page was rendered for a visitor, so it holds no personal data and may be stored. */
export const keepHeader = 'X-Offline-Copy';

/** Prices and promotions begin at midnight in New York, so no page from before is served after. */
const isSameDay = (one: number, other: number) => easternDay(new Date(one)) === easternDay(new Date(other));

/**
 * Renders a public page once a minute for all visitors instead of once for each. One visitor waits for the new one, and
 * everyone else gets the old one meanwhile: with a database that doesn't answer, that may take half a minute. Signed-in
 * customers and URLs with a query get their own render. We only cache a page's canonical URL at our own origin, so the
 * cache can't grow beyond the number of pages no matter what strangers request.
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
    const newest = Math.max(drawn?.drawnAt ?? never, drawn?.redrawingSince ?? never);
    if (drawn && now() - newest < milliseconds && isSameDay(drawn.drawnAt, now())) {
      return context.html(drawn.html.replaceAll(nonceHere, nonce), 200, { [keepHeader]: 'yes' });
    }
    if (drawn) drawn.redrawingSince = now();
    await next();
    if (drawn) drawn.redrawingSince = never;
    const { res } = context;
    // Better an old page than none: without its database the shop can still be looked at.
    if (res.status >= 500 && drawn) {
      context.res = undefined;
      context.res = await context.html(drawn.html.replaceAll(nonceHere, nonce), 200, { [keepHeader]: 'yes' });
      return;
    }
    if (res.status !== 200 || !res.headers.get('content-type')?.startsWith('text/html')) return;
    // A page that sets a cookie is meant for one browser only.
    if (res.headers.has('set-cookie')) return;
    const html = await res.text();
    drawings.set(key, { html: html.replaceAll(nonce, nonceHere), drawnAt: now(), redrawingSince: never });
    const headers = new Headers(res.headers);
    headers.set(keepHeader, 'yes');
    context.res = undefined;
    context.res = new Response(html, { status: 200, headers });
  });
}
