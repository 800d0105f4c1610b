import { createHmac, timingSafeEqual } from 'node:crypto';
import { isAPIError } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import { parse, serialize } from 'hono/utils/cookie';
import { z } from 'zod';
import { normaliseEmail } from '#core/account/index.ts';
import { looksLikeId } from '#core/settings/index.ts';
import { parseJson } from '#core/texts/index.ts';
import type { Ctx } from '../../context.ts';
import { session } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { cookiePrefix } from '../../http/own-cookie.ts';
import { noteFailedSignIn } from '../activity/note-failed-sign-in.ts';
import type { RecordNeeds } from '../activity/record-account-act.ts';
import type { Auth } from '../auth.ts';
import { issueLink, readLink, takeLink } from '../links/links.ts';
import { isSignedIn, lockSignedIn } from '../lock-account.ts';
import { accountById } from '../store.ts';

/** Contents of the `login` query value. The id and email prove nothing; the token does, once, within five minutes. */
const loginValue = z.object({ id: z.string().max(128), email: z.string().max(254), token: z.string() });

type Needs = Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor' | 'secret' | 'company'>;
type Entering = RecordNeeds & Pick<Ctx, 'company'>;

/** Marks the browser that requested the value; only that browser is signed in without a confirmation. */
const askedCookie = (secure: boolean) => `${cookiePrefix({ secure })}.login_asked`;
const isSecure = ({ company }: Pick<Ctx, 'company'>) => company.origin.startsWith('https:');
const askedSeconds = 5 * 60;
const markOf = (secret: string, token: string) => createHmac('sha256', secret).update(`login ${token}`).digest('hex');

/** For someone just signed in by a redirect: the value that completes it, and the cookie that marks this browser. */
export async function issueLoginValue(
  ctx: Needs,
  auth: Auth,
  headers: Headers,
): Promise<{ value: string; cookie: string } | null> {
  const asking = await auth.api.getSession({ headers });
  if (!asking) return null;
  const { id, email } = asking.user;
  const token = await inTransaction(ctx, async (inside) => {
    if (!(await lockSignedIn(inside.db, id, asking.session.id))) return null;
    return issueLink(inside, 'login', { email, accountId: id, detail: { sessionId: asking.session.id } });
  });
  if (token === null) return null;
  const cookie = serialize(askedCookie(isSecure(ctx)), markOf(ctx.secret, token), {
    ...{ path: '/', httpOnly: true, sameSite: 'Lax', maxAge: askedSeconds },
    secure: isSecure(ctx),
  });
  return { value: JSON.stringify({ id, email, token } satisfies z.infer<typeof loginValue>), cookie };
}

interface LoginFound {
  accountId: string;
  email: string;
  token: string;
  /** The session that requested the value. */
  sessionId: string;
}

/** Whom a value would sign in. Null if it's not ours, already used, canceled or expired. */
export async function readLoginValue(ctx: Pick<Ctx, 'db' | 'clock'>, value: string): Promise<LoginFound | null> {
  const read = loginValue.safeParse(parseJson(value));
  const link = read.success ? await readLink(ctx, 'login', read.data.token) : null;
  if (!read.success || !link?.accountId) return null;
  const { id, email, token } = read.data;
  const person = await accountById(ctx.db, link.accountId);
  if (!person || person.deletedAt || !isNamed(person, { id, email })) return null;
  if (!(await isSignedIn(ctx.db, id, link.detail.sessionId))) return null;
  return { accountId: id, email: person.email, token, sessionId: link.detail.sessionId };
}

const isNamed = (person: { id: string; email: string }, named: { id: string; email: string }) =>
  person.id === named.id && normaliseEmail(person.email) === normaliseEmail(named.email);

export type Arrival =
  | { kind: 'entered'; headers: Headers }
  /** Already signed in here as the same person. */
  | { kind: 'here' }
  /** Another browser requested it, or someone else is signed in here. Any page could link here, so ask first. */
  | { kind: 'ask' }
  | { kind: 'refused' };

/** A browser opened a URL containing a login value. */
export const arriveByLoginValue = (ctx: Entering, auth: Auth, given: Given) =>
  enterWith(ctx, auth, { ...given, isAgreed: false });

/** The person confirmed on our own page. */
export const confirmLoginValue = (ctx: Entering, auth: Auth, given: Given) =>
  enterWith(ctx, auth, { ...given, isAgreed: true });

type Given = { value: string; headers: Headers };

async function enterWith(ctx: Entering, auth: Auth, given: Given & { isAgreed: boolean }): Promise<Arrival> {
  const arrival = await tryToEnter(ctx, auth, given);
  if (arrival.kind === 'refused') await noteRefusal(ctx, given);
  return arrival;
}

/** Logs a refusal if the value names an account. Its owner, who opens the page again, is no attack. */
async function noteRefusal(ctx: Entering, { value, headers }: Given): Promise<void> {
  const read = loginValue.safeParse(parseJson(value));
  const person = read.success && looksLikeId(read.data.id) ? await accountById(ctx.db, read.data.id) : null;
  if (!read.success || !person || !isNamed(person, read.data)) return;
  if (ctx.actor.kind === 'account' && ctx.actor.id === person.id) return;
  await noteFailedSignIn(ctx, { accountId: person.id, headers, way: 'login value' });
}

async function tryToEnter(
  ctx: Entering,
  auth: Auth,
  { value, headers, isAgreed }: Given & { isAgreed: boolean },
): Promise<Arrival> {
  const found = await readLoginValue(ctx, value);
  if (!found) return { kind: 'refused' };
  const isElse = ctx.actor.kind === 'account' && ctx.actor.id !== found.accountId;
  if (isElse || !(isAgreed || ctx.actor.kind === 'account' || askedHere(ctx, headers, found.token))) {
    return { kind: 'ask' };
  }
  if (!(await takeLink(ctx, 'login', found.token))) return { kind: 'refused' };
  return ctx.actor.kind === 'account' ? { kind: 'here' } : open(ctx, auth, found, headers);
}

async function open(
  ctx: Pick<Ctx, 'db'>,
  auth: Auth,
  { accountId, sessionId }: LoginFound,
  asked: Headers,
): Promise<Arrival> {
  try {
    const opened = await auth.api.openSession({ body: { accountId }, headers: asked, returnHeaders: true });
    if (await isSignedIn(ctx.db, accountId, sessionId)) return { kind: 'entered', headers: opened.headers };
    // The original session was ended while we opened this one, so end this one too.
    await ctx.db.delete(session).where(eq(session.id, opened.response.sessionId));
    return { kind: 'refused' };
  } catch (error) {
    // The account was disabled in the meantime, or it has a second factor, which this route doesn't ask for.
    if (isAPIError(error) && error.statusCode < 500) return { kind: 'refused' };
    throw error;
  }
}

function askedHere(ctx: Pick<Ctx, 'secret' | 'company'>, headers: Headers, token: string): boolean {
  const name = askedCookie(isSecure(ctx));
  const given = Buffer.from(parse(headers.get('cookie') ?? '', name)[name] ?? '');
  const ours = Buffer.from(markOf(ctx.secret, token));
  return given.length === ours.length && timingSafeEqual(given, ours);
}
