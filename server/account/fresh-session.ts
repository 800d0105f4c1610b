import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { account, session } from '../db/schema/index.ts';
import { sessionDays } from './session-days.ts';

interface FreshSessionSettings {
  secret: string;
  cookieName: string;
}

/**
 * Whose session a cookie names, in one question to the database on every request, where the library asks two and
 * prepares for much more. Only for a session there is nothing to do about: one that has ended or is due to be prolonged
 * is not found here, and left to the library.
 */
export function freshSessions(db: Db, { secret, cookieName }: FreshSessionSettings) {
  const freshDays = sessionDays.lasts - sessionDays.prolongedAfter;
  const find = db
    .select({
      id: account.id,
      name: account.name,
      firstName: account.firstName,
      email: account.email,
      role: account.role,
      twoFactorEnabled: account.twoFactorEnabled,
      disabledAt: account.disabledAt,
      deletedAt: account.deletedAt,
    })
    .from(session)
    .innerJoin(account, eq(account.id, session.userId))
    .where(
      and(
        eq(session.token, sql.placeholder('token')),
        // The library writes these times by the machine's clock, whatever day it is in the shop.
        sql`${session.expiresAt} > now() + make_interval(days => ${sql.raw(String(freshDays))})`,
      ),
    )
    .prepare('fresh_session');

  return async (headers: Headers) => {
    const token = signedToken(headers.get('cookie') ?? '', cookieName, secret);
    if (token === null) return null;
    const [found] = await find.execute({ token });
    return found ?? null;
  };
}

/** What the cookie says, if it is signed by us. */
function signedToken(cookies: string, name: string, secret: string): string | null {
  const own = cookies.split(';').find((pair) => pair.trimStart().startsWith(`${name}=`));
  if (!own) return null;
  const value = decoded(own.slice(own.indexOf('=') + 1).trim());
  const dot = value.lastIndexOf('.');
  if (dot < 1) return null;
  const token = value.slice(0, dot);
  const expected = createHmac('sha256', secret).update(token).digest('base64');
  const given = value.slice(dot + 1);
  return given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected)) ? token : null;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
