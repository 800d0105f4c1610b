import type { Context } from 'hono';
import { backgroundHeader } from '#core/settings/index.ts';

/** Programs poll these on their own. */
const polled = ['/api/events', '/api/auth/get-session'];

/** A page loads these for what it shows, also after news that came while everyone was away. */
const loadedByPages = new Set(['image', 'font', 'style', 'script', 'worker', 'serviceworker', 'manifest']);

/** Whether a person triggered this request. What a page requests on its own doesn't keep its session alive. */
export const isByPerson = (path: string, headers: Headers): boolean =>
  !polled.includes(path) &&
  !headers.has(backgroundHeader) &&
  !headers.get('sec-purpose')?.includes('prefetch') &&
  !loadedByPages.has(headers.get('sec-fetch-dest') ?? '');

/** Extends the browser's session cookie, unless the response already sets or clears it. */
export function renewCookie(context: Context, cookie: string): void {
  const name = `${cookie.slice(0, cookie.indexOf('='))}=`;
  const isSet = context.res.headers.getSetCookie().some((line) => line.startsWith(name));
  if (!isSet) context.header('Set-Cookie', cookie, { append: true });
}
