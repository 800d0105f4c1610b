import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';
import { cookiePrefix } from '../../http/own-cookie.ts';

const nameOf = (secure: boolean) => `${cookiePrefix({ secure })}.device`;
const day = 24 * 60 * 60;
/** The longest that browsers keep a cookie. */
const lasts = 400 * day;
/** Families share a browser. Beyond this many accounts, the least recently used one drops out. */
const mostAccounts = 6;

interface KnownDevice {
  /** A keyed tag, so the cookie doesn't name the account. */
  account: string;
  device: string;
  /** Last sign-in, in Unix seconds. */
  since: number;
}

interface Asked {
  secret: string;
  headers: Headers;
  accountId: string;
}

/** The device's id if this browser has signed in to this account before, otherwise null. */
export function knownDevice({ secret, headers, accountId }: Asked): string | null {
  const account = tagOf(secret, accountId);
  return read(secret, headers).find((known) => known.account === account)?.device ?? null;
}

/**
 * The Set-Cookie line that lets us recognize a browser that has signed in to this account. It grants no access; it only
 * means the browser's guesses at this account are counted separately from strangers'.
 */
export function rememberDevice({ secret, headers, accountId, secure }: Asked & { secure: boolean }): string {
  const account = tagOf(secret, accountId);
  const before = read(secret, headers);
  const device = before.find((known) => known.account === account)?.device ?? randomBytes(12).toString('base64url');
  const others = before.filter((known) => known.account !== account);
  const all = [{ account, device, since: seconds() }, ...others].slice(0, mostAccounts);
  const words = all.map(({ account, device, since }) => [account, device, since.toString(36)].join('.')).join('~');
  return serialize(nameOf(secure), `${words}!${signatureOf(secret, words)}`, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    secure,
    maxAge: lasts,
  });
}

function read(secret: string, headers: Headers): KnownDevice[] {
  const cookies = parse(headers.get('cookie') ?? '');
  const [words = '', signature = ''] = (cookies[nameOf(true)] ?? cookies[nameOf(false)])?.split('!') ?? [];
  const ours = Buffer.from(signatureOf(secret, words));
  const theirs = Buffer.from(signature);
  if (ours.length !== theirs.length || !timingSafeEqual(ours, theirs)) return [];
  return words
    .split('~')
    .map((entry) => entry.split('.'))
    .map(([account = '', device = '', since = '']) => ({ account, device, since: Number.parseInt(since, 36) }))
    .filter(({ since }) => since > seconds() - lasts);
}

const seconds = () => Math.floor(Date.now() / 1000);
const tagOf = (secret: string, accountId: string) =>
  createHmac('sha256', `device of ${secret}`).update(accountId).digest('base64url').slice(0, 16);
const signatureOf = (secret: string, words: string) =>
  createHmac('sha256', `device ${secret}`).update(words).digest('base64url');
