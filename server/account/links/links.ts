import { createHash } from 'node:crypto';
import { and, eq, gt, inArray, lt, lte, or } from 'drizzle-orm';
import { normaliseEmail, type StaffRole } from '#core/account/index.ts';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { accountLink } from '../../db/schema/index.ts';

/**
 * Every link that proves something: a random token, kept hashed, in one row. Using a link, ending it and sending a newer
 * one of its kind all remove the row, so there is nothing a link could outlive.
 */
type Details = {
  'reset-password': Record<never, never>;
  'confirm-email': Record<never, never>;
  /** To the old address, before the account moves: may it (`ask`), or only that it's about to (`tell`). */
  'email-change': { newEmail: string; step: 'ask' | 'tell' };
  /** To the new address. */
  'new-email': { newEmail: string };
  invitation: { role: StaffRole };
  'complete-registration': { firstName: string };
  /** Not mailed: brings a person home from a social sign-in, as long as that session lasts. */
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
  /** Leaves a link that was sent since then as it is, and sends none. */
  unlessSince?: Date;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Makes a link; the older one of its kind is over. Null where one was sent too recently to send another. */
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

/** Tokens are letters, digits and a few signs; anything else isn't looked up, and some of it the database refuses. */
const looksLikeToken = (token: string) => /^[\w-]{8,128}$/.test(token);

const live = (ctx: Pick<Ctx, 'clock'>, kind: LinkKind, token: string) =>
  and(eq(accountLink.hash, hashOf(token)), eq(accountLink.kind, kind), gt(accountLink.expiresAt, ctx.clock.now()));

const columns = { email: accountLink.email, accountId: accountLink.accountId, detail: accountLink.detail };

/** What a link would do; null for one that is forged, of another kind, used, ended or too old. */
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

/** Uses a link up. Of several who try at the same moment one gets it. */
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

/** Ends every link of a person, sent to the account or to one of these addresses. */
export async function endLinks(db: Db, accountId: string, ...emails: readonly string[]): Promise<void> {
  const theirs = inArray(accountLink.email, emails.map(normaliseEmail));
  await db.delete(accountLink).where(or(eq(accountLink.accountId, accountId), theirs));
}

/** Ends the person's link of one kind. */
export async function endLink(db: Db, kind: LinkKind, accountId: string): Promise<void> {
  await db.delete(accountLink).where(and(eq(accountLink.kind, kind), eq(accountLink.accountId, accountId)));
}

/**
 * Ends every link around an act that isn't ours to put into a transaction: before, so that none is left if it's cut short;
 * after, for one that was asked for in between.
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

/** Forgets the links that are too old, and the addresses in them. */
export async function sweepOldLinks(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  await ctx.db.delete(accountLink).where(lte(accountLink.expiresAt, ctx.clock.now()));
}
