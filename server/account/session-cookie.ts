import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';
import { sessionDays } from './session-days.ts';

// How the sign-in library signs its cookies, which every request has to check. An upgrade that signs them another way
// fails `session-cookie.test.ts`.

/** The library's session cookie and its signing secret. */
export interface SessionCookie {
  name: string;
  secret: string;
  attributes: { path?: string; secure?: boolean };
}

export function renewedCookie({ name, attributes }: SessionCookie, headers: Headers): string {
  const { path = '/', secure = false } = attributes;
  const value = parse(headers.get('cookie') ?? '', name)[name] ?? '';
  const maxAge = sessionDays.lasts * 24 * 60 * 60;
  return serialize(name, value, { path, secure, httpOnly: true, sameSite: 'Lax', maxAge });
}

/** The token of the session these headers come with. */
export const tokenOf = ({ name, secret }: SessionCookie, headers: Headers): string | null =>
  signedCookie(headers.get('cookie') ?? '', name, secret);

/** The value of a cookie as the library signs it: the value, a dot, and its signature. */
export function signedCookie(cookies: string, name: string, secret: string): string | null {
  const given = parse(cookies, name)[name];
  const token = given?.slice(0, given.lastIndexOf('.'));
  if (!given || !token) return null;
  const ours = Buffer.from(`${token}.${createHmac('sha256', secret).update(token).digest('base64')}`);
  const theirs = Buffer.from(given);
  return ours.length === theirs.length && timingSafeEqual(ours, theirs) ? token : null;
}
