import type { Context } from 'hono';
import { backgroundHeader } from '#core/settings/index.ts';

/** Asked by programs on their own, again and again. */
const polled = ['/api/events', '/api/auth/get-session'];

/** Whether somebody did something to make this request. What a page asks by itself does not keep its session alive. */
export const isByPerson = (path: string, headers: Headers): boolean =>
  !polled.includes(path) && !headers.has(backgroundHeader) && !headers.get('sec-purpose')?.includes('prefetch');

/** Lets the browser keep its session cookie longer, unless the answer itself sets or clears it. */
export function renewCookie(context: Context, cookie: string): void {
  const name = `${cookie.slice(0, cookie.indexOf('='))}=`;
  const isSet = context.res.headers.getSetCookie().some((line) => line.startsWith(name));
  if (!isSet) context.header('Set-Cookie', cookie, { append: true });
}
