import { createHash } from 'node:crypto';
import { and, eq, gt, inArray, lt, lte, or } from 'drizzle-orm';
import { normaliseEmail, type StaffRole } from '#core/account/index.ts';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { accountLink, verification } from '../../db/schema/index.ts';

/**
 * Every link that proves something is a random token, stored hashed in one row. Using a link, canceling it or sending a
 * newer one of its kind all delete that row, so no link can outlive its purpose.
 */
type Details = {
  'reset-password': Record<never, never>;
  'confirm-email': Record<never, never>;
  /** To the old address before the account moves: asks for approval (`ask`) or only gives notice (`tell`). */
  'email-change': { newEmail: string; step: 'ask' | 'tell' };
  /** To the new address. */
  'new-email': { newEmail: string };
  /** `by` is the account that sent it: the invitation ends with that person's role. Older ones don't say. */
  invitation: { role: StaffRole; by?: string };
  'complete-registration': { firstName: string };
  /** Not emailed: completes a social sign-in, for as long as that session lasts. */
  login: { sessionId: string };
};

export type LinkKind = keyof Details;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const lasts: Readonly<Record<LinkKind, number>> = {
  'reset-password': hour,
  'confirm-email': day,
  'email-change': day,
  'new-email': day,
  invitation: 7 * day,
  'complete-registration': 7 * day,
  login: 5 * minute,
};

export interface Link<Kind extends LinkKind> {
  email: string;
  accountId: string | null;
  detail: Details[Kind];
}

interface Sent<Kind extends LinkKind> extends Link<Kind> {
  /** If a link was sent after this time, keep it and don't send another. */
  unlessSince?: Date;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Creates a link and replaces the previous one of its kind. Null if one was sent after `unlessSince`. */
export function issueLink<Kind extends LinkKind>(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids'>,
  kind: Kind,
  given: Sent<Kind> & { unlessSince: Date },
): Promise<string | null>;
export function issueLink<Kind extends LinkKind>(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids'>,
  kind: Kind,
  given: Link<Kind>,
): Promise<string>;
export async function issueLink<Kind extends LinkKind>(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids'>,
  kind: Kind,
  { email, accountId, detail, unlessSince }: Sent<Kind>,
): Promise<string | null> {
  const token = ctx.ids.token();
  const createdAt = ctx.clock.now();
  const expiresAt = new Date(createdAt.getTime() + lasts[kind]);
  const row = { id: ctx.ids.next('link'), hash: hashOf(token), accountId, detail, expiresAt, createdAt };
  const made = await ctx.db
    .insert(accountLink)
    .values({ ...row, kind, email: normaliseEmail(email) })
    .onConflictDoUpdate({
      target: [accountLink.email, accountLink.kind],
      set: row,
      ...(unlessSince ? { setWhere: lt(accountLink.createdAt, unlessSince) } : {}),
    })
    .returning({ id: accountLink.id });
  return made.length > 0 ? token : null;
}

/** Don't look up anything else: some characters would make the database throw. */
const looksLikeToken = (token: string) => /^[\w-]{8,128}$/.test(token);

const live = (ctx: Pick<Ctx, 'clock'>, kind: LinkKind, token: string) =>
  and(eq(accountLink.hash, hashOf(token)), eq(accountLink.kind, kind), gt(accountLink.expiresAt, ctx.clock.now()));

const columns = { email: accountLink.email, accountId: accountLink.accountId, detail: accountLink.detail };

/** What a link would do. Null if it's forged, the wrong kind, used, canceled or expired. */
export async function readLink<Kind extends LinkKind>(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  kind: Kind,
  token: string,
): Promise<Link<Kind> | null> {
  if (!looksLikeToken(token)) return null;
  const [row] = await ctx.db
    .select(columns)
    .from(accountLink)
    .where(live(ctx, kind, token));
  return (row as Link<Kind> | undefined) ?? null;
}

/** Uses up a link. If several requests race, only one gets it. */
export async function takeLink<Kind extends LinkKind>(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  kind: Kind,
  token: string,
): Promise<Link<Kind> | null> {
  if (!looksLikeToken(token)) return null;
  const [row] = await ctx.db
    .delete(accountLink)
    .where(live(ctx, kind, token))
    .returning(columns);
  return (row as Link<Kind> | undefined) ?? null;
}

/**
 * Cancels all of a person's links, whether tied to the account or to one of these addresses, and every sign-in that
 * still waits for its second-factor code: someone began it with a password that may not count anymore.
 */
export async function endLinks(db: Db, accountId: string, ...emails: readonly string[]): Promise<void> {
  const theirs = inArray(accountLink.email, emails.map(normaliseEmail));
  await db.delete(accountLink).where(or(eq(accountLink.accountId, accountId), theirs));
  // The library keeps such a sign-in for ten minutes, in a row that holds nothing but whose it is.
  await db.delete(verification).where(eq(verification.value, accountId));
}

/** Cancels the person's link of one kind. */
export async function endLink(db: Db, kind: LinkKind, accountId: string): Promise<void> {
  await db.delete(accountLink).where(and(eq(accountLink.kind, kind), eq(accountLink.accountId, accountId)));
}

/**
 * Cancels all links around an action we can't put in a transaction: once before, so none survive if it's interrupted,
 * and once after, in case one was requested in between.
 */
export async function endingLinks<Value>(
  db: Db,
  { id, email }: { id: string; email: string },
  act: () => Promise<Value>,
): Promise<Value> {
  await endLinks(db, id, email);
  const done = await act();
  await endLinks(db, id, email);
  return done;
}

/** Deletes expired links along with the addresses stored in them. */
export async function sweepOldLinks(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  await ctx.db.delete(accountLink).where(lte(accountLink.expiresAt, ctx.clock.now()));
}
