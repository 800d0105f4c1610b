import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { parse } from 'hono/utils/cookie';
import type { Db } from '../db/database.ts';
import { type Given, recurring } from '../db/recurring.ts';
import { account, session } from '../db/schema/index.ts';
import { sessionDays } from './session-days.ts';

/** Longer than this a session only lasts as long as using it does not prolong it. */
const untouched = sessionDays.lasts - sessionDays.prolongedAfter;

const selectWhose = recurring((db, { token }: Given<{ token: string }>) =>
  db
    .select({
      id: account.id,
      email: account.email,
      name: account.name,
      firstName: account.firstName,
      lastName: account.lastName,
      role: account.role,
      disabledAt: account.disabledAt,
      deletedAt: account.deletedAt,
      twoFactorEnabled: account.twoFactorEnabled,
    })
    .from(session)
    .innerJoin(account, eq(account.id, session.userId))
    .where(and(eq(session.token, token), gt(session.expiresAt, sql`now() + make_interval(days => ${untouched})`))),
);

/**
 * Whose session this is, where nothing is to be done about it: the cookie is signed by us and the session neither over
 * nor to be prolonged. Every request asks. Null leaves all else to the library, which also says no.
 */
export async function personOfSession(
  db: Db,
  { name, secret }: { name: string; secret: string },
  headers: Headers,
): Promise<Awaited<ReturnType<typeof selectWhose>>[number] | null> {
  const token = signedCookie(headers.get('cookie') ?? '', name, secret);
  return (token && (await selectWhose(db, { token }))[0]) || null;
}

/** The value of a cookie as the library signs it: the value, a dot, and its signature. */
export function signedCookie(cookies: string, name: string, secret: string): string | null {
  const given = parse(cookies, name)[name];
  const token = given?.slice(0, given.lastIndexOf('.'));
  if (!given || !token) return null;
  const ours = Buffer.from(`${token}.${createHmac('sha256', secret).update(token).digest('base64')}`);
  const theirs = Buffer.from(given);
  return ours.length === theirs.length && timingSafeEqual(ours, theirs) ? token : null;
}
