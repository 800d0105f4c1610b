import { isAPIError } from 'better-auth/api';
import { and, asc, eq } from 'drizzle-orm';
import { text } from '#core/texts/index.ts';
import type { Ctx } from '../../context.ts';
import { passkey } from '../../db/schema/index.ts';
import { announce } from '../../live/announce.ts';
import type { Auth } from '../auth.ts';
import { authorise } from '../authorise.ts';
import { isFreshSignIn } from '../sign-in/fresh-sign-in.ts';
import { passkeyResponse } from '../sign-in/passkey.ts';
import { type ProofNeeds, provePassword } from '../sign-in/prove-password.ts';
import { hasPassword } from '../sign-in/store-credential.ts';
import { proofText } from './change-email.ts';

export interface OwnPasskey {
  id: string;
  name: string;
  addedAt: Date;
}

const most = 10;
const longestName = 60;

/** The passkeys of who asks, the oldest first. */
export async function listPasskeys(ctx: Pick<Ctx, 'db' | 'actor'>): Promise<OwnPasskey[]> {
  const allowed = authorise(ctx.actor, 'account.passkeys-own');
  if (!allowed.ok) return [];
  const { id, name, createdAt } = passkey;
  const rows = await ctx.db
    .select({ id, name, addedAt: createdAt })
    .from(passkey)
    .where(eq(passkey.userId, allowed.account.id))
    .orderBy(asc(createdAt), asc(id));
  return rows.map((row) => ({ ...row, name: row.name ?? '' }));
}

type Refused = { ok: false; message: string };
const failed: Refused = { ok: false, message: text('passkey.failed') };

/** A new way in: who asks for it says the password once more, or has just signed in where there is none. */
export async function beginPasskey(
  ctx: ProofNeeds,
  auth: Auth,
  given: { password: string; headers: Headers },
): Promise<{ ok: true; options: unknown; headers: Headers } | Refused> {
  const allowed = authorise(ctx.actor, 'account.passkeys-own');
  if (!allowed.ok) return failed;
  if (await hasPassword(ctx.db, allowed.account.id)) {
    const proved = await provePassword(ctx, auth, given);
    if (!proved.ok) return { ok: false, message: proofText(proved, text('passkey.failed')) };
  } else if (!(await isFreshSignIn(auth, given.headers))) return { ok: false, message: text('signIn.again') };
  if ((await listPasskeys(ctx)).length >= most) return { ok: false, message: text('passkey.tooMany') };
  const { response, headers } = await auth.api.generatePasskeyRegistrationOptions({
    headers: given.headers,
    returnHeaders: true,
  });
  return { ok: true, options: response, headers };
}

/** Keeps the public half of what the browser made. The question it answers was only asked after the proof. */
export async function addPasskey(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  auth: Auth,
  given: { response: unknown; headers: Headers },
): Promise<{ ok: true } | Refused> {
  const allowed = authorise(ctx.actor, 'account.passkeys-own');
  const response = passkeyResponse.safeParse(given.response);
  if (!allowed.ok || !response.success) return failed;
  try {
    const made = await auth.api.verifyPasskeyRegistration({
      body: { response: response.data },
      headers: given.headers,
    });
    // Signed out meanwhile, perhaps because the owner chose a new password: then the key opens nothing either.
    if (!(await auth.api.getSession({ headers: given.headers }))) {
      await ctx.db.delete(passkey).where(eq(passkey.id, made.id));
      return failed;
    }
    announce(ctx.db, allowed.account.id, 'profile');
    return { ok: true };
  } catch (error) {
    // The library answers 500 for whatever a browser sends that isn't an answer to its question.
    if (isAPIError(error)) return failed;
    throw error;
  }
}

const own = (accountId: string, id: string) => and(eq(passkey.id, id), eq(passkey.userId, accountId));

export async function renamePasskey(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  given: { id: string; name: string },
): Promise<{ ok: boolean }> {
  const allowed = authorise(ctx.actor, 'account.passkeys-own');
  const name = given.name.trim().slice(0, longestName);
  if (!allowed.ok || name === '') return { ok: false };
  const done = await ctx.db.update(passkey).set({ name }).where(own(allowed.account.id, given.id)).returning();
  announce(ctx.db, allowed.account.id, 'profile');
  return { ok: done.length > 0 };
}

export async function removePasskey(ctx: Pick<Ctx, 'db' | 'actor'>, { id }: { id: string }): Promise<{ ok: boolean }> {
  const allowed = authorise(ctx.actor, 'account.passkeys-own');
  if (!allowed.ok) return { ok: false };
  const gone = await ctx.db.delete(passkey).where(own(allowed.account.id, id)).returning();
  announce(ctx.db, allowed.account.id, 'profile');
  return { ok: gone.length > 0 };
}
