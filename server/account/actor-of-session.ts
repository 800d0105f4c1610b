import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type AccountRole, accountRoles, isStaff } from '#core/account/index.ts';
import type { Actor } from '../context.ts';
import type { Db } from '../db/database.ts';
import { account, session } from '../db/schema/index.ts';
import { sessionDays } from './session-days.ts';

const cookie = /(?:^|;\s*)(?:__Secure-)?hearthline\.session_token=([^;]+)/;
const day = 24 * 3_600_000;

/**
 * Who is asking, by one look into the database: every request does this, and the library takes three times as long. Null
 * where there is anything but a plain, valid session, or one that is due to be prolonged: then the library is asked.
 */
export async function actorOfSession(
  db: Db,
  secret: string,
  headers: Headers,
  { staffNeedSecondFactor = false }: { staffNeedSecondFactor?: boolean } = {},
): Promise<Actor | null> {
  const token = signedToken(headers.get('cookie') ?? '', secret);
  if (token === null) return null;
  const [found] = await db
    .select({
      expiresAt: session.expiresAt,
      id: account.id,
      role: account.role,
      email: account.email,
      firstName: account.firstName,
      name: account.name,
      secondFactor: account.twoFactorEnabled,
      disabledAt: account.disabledAt,
      deletedAt: account.deletedAt,
    })
    .from(session)
    .innerJoin(account, eq(account.id, session.userId))
    .where(eq(session.token, token));
  if (!found || found.disabledAt || found.deletedAt || !isAccountRole(found.role)) return null;
  // Whoever works here and lacks one is told so by the slower way.
  if (staffNeedSecondFactor && isStaff(found.role) && !found.secondFactor) return null;
  const left = found.expiresAt.getTime() - Date.now();
  if (left <= 0 || left <= (sessionDays.lasts - sessionDays.prolongedAfter) * day) return null;
  const { id, role, email, firstName, name } = found;
  return { kind: 'account', id, role, email, firstName: firstName || name };
}

/** The token of the cookie, where its signature is ours. */
function signedToken(cookies: string, secret: string): string | null {
  const value = cookie.exec(cookies)?.[1];
  if (!value) return null;
  const signed = decoded(value);
  const dot = signed.lastIndexOf('.');
  if (dot < 1) return null;
  const token = signed.slice(0, dot);
  const given = Buffer.from(signed.slice(dot + 1), 'base64');
  const own = createHmac('sha256', secret).update(token).digest();
  return given.length === own.length && timingSafeEqual(given, own) ? token : null;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

const isAccountRole = (role: string): role is AccountRole => accountRoles.some((known) => known === role);
