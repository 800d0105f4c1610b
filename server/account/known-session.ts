import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { sessionLimits } from '#core/settings/index.ts';
import type { Db } from '../db/database.ts';
import { type Given, preparedStatement } from '../db/prepared-statements.ts';
import { account, passkey, session } from '../db/schema/index.ts';
import { renewedCookie, type SessionCookie, tokenOf } from './session-cookie.ts';
import { sessionDays } from './session-days.ts';

const day = 24 * 60 * 60;
const lasts = sql.raw(`interval '${sessionDays.lasts} days'`);
const seenEvery = sql.raw(`interval '${sessionLimits.seenEvery} seconds'`);

/** An app; for staff a passkey as well, because it's what opens the studio. To customers it's one more way in. */
const hasFactor = sql<boolean>`(${account.twoFactorEnabled} or (${account.role} <> 'customer' and exists (
  select from ${passkey} where ${passkey.userId} = ${account.id})))`;

const selectWhose = preparedStatement((db, { token }: Given<{ token: string }>) =>
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
      sessionId: session.id,
      createdAt: session.createdAt,
      lastSeenAt: session.lastSeenAt,
      expiresAt: session.expiresAt,
      provedAt: session.provedAt,
      factorProvedAt: session.factorProvedAt,
      hasFactor,
      // The database writes these times, so compare them with its clock, not this process's.
      now: sql<Date>`now()`.mapWith(session.lastSeenAt),
    })
    .from(session)
    .innerJoin(account, eq(account.id, session.userId))
    .where(and(eq(session.token, token), gt(session.expiresAt, sql`now()`))),
);

export type KnownSession = Awaited<ReturnType<typeof selectWhose>>[number];

/** Finds the session by its signed cookie. Runs on every request. */
export async function personOfSession(db: Db, cookie: SessionCookie, headers: Headers): Promise<KnownSession | null> {
  const token = tokenOf(cookie, headers);
  return (token && (await selectWhose(db, { token }))[0]) || null;
}

/**
 * Records activity at most once a minute. About once a day it also extends the session's expiry; then it returns the
 * renewed cookie to set.
 */
export async function markSeen(
  db: Db,
  cookie: SessionCookie,
  headers: Headers,
  { sessionId, lastSeenAt, expiresAt, now }: KnownSession,
): Promise<string | null> {
  const seconds = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 1000;
  if (seconds(lastSeenAt, now) < sessionLimits.seenEvery) return null;
  // Without "remember me", the library's own shorter expiry applies.
  const forgets = headers.get('cookie')?.includes('.dont_remember=') ?? false;
  const prolongs = !forgets && seconds(now, expiresAt) < (sessionDays.lasts - sessionDays.prolongedAfter) * day;
  await db
    .update(session)
    .set({ lastSeenAt: sql`now()`, ...(prolongs ? { expiresAt: sql`now() + ${lasts}` } : {}) })
    // Lets only one of several simultaneous requests write.
    .where(and(eq(session.id, sessionId), lt(session.lastSeenAt, sql`now() - ${seenEvery}`)));
  return prolongs ? renewedCookie(cookie, headers) : null;
}

/** The proof applies to this session only. A second factor (code or passkey) also counts as a password proof. */
export async function proveSession(
  db: Db,
  cookie: SessionCookie,
  headers: Headers,
  { factor }: { factor: boolean },
): Promise<void> {
  const token = tokenOf(cookie, headers);
  if (!token) return;
  await db
    .update(session)
    .set({ provedAt: sql`now()`, ...(factor ? { factorProvedAt: sql`now()` } : {}) })
    .where(eq(session.token, token));
}
