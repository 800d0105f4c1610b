import { isAPIError } from 'better-auth/api';
import { and, asc, eq } from 'drizzle-orm';
import { authorise, type FactorProofNeeded, type ProofNeeded } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import { passkey } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { announce } from '../../live/announce.ts';
import { type RecordNeeds, recordAccountAct } from '../activity/record-account-act.ts';
import type { Auth } from '../auth.ts';
import { passkeyResponse } from '../sign-in/passkey.ts';

export interface OwnPasskey {
  id: string;
  name: string;
  addedAt: Date;
}

const most = 10;
const longestName = 60;

/** The caller's passkeys, oldest first. */
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

type Refused = { ok: false; reason: 'failed' | 'too-many' } | ProofNeeded | FactorProofNeeded;
const failed: Refused = { ok: false, reason: 'failed' };

/** The challenge a browser creates a passkey for. A passkey is a new way in, so it requires a fresh proof. */
export async function beginPasskey(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  auth: Auth,
  given: { headers: Headers },
): Promise<{ ok: true; options: unknown; headers: Headers } | Refused> {
  const allowed = authorise(ctx.actor, 'account.change-passkeys-own');
  if (!allowed.ok) return allowed.reason === 'not-allowed' ? failed : allowed;
  if ((await listPasskeys(ctx)).length >= most) return { ok: false, reason: 'too-many' };
  const { response, headers } = await auth.api.generatePasskeyRegistrationOptions({
    headers: given.headers,
    returnHeaders: true,
  });
  return { ok: true, options: response, headers };
}

/**
 * Stores the public key the browser created. Its device just checked a fingerprint, face or PIN, so this session has
 * proved its second factor as well.
 */
export async function addPasskey(
  ctx: RecordNeeds,
  auth: Auth,
  given: { response: unknown; headers: Headers },
): Promise<{ ok: true } | Refused> {
  const allowed = authorise(ctx.actor, 'account.change-passkeys-own');
  if (!allowed.ok) return allowed.reason === 'not-allowed' ? failed : allowed;
  const response = passkeyResponse.safeParse(given.response);
  if (!response.success) return failed;
  try {
    const made = await auth.api.verifyPasskeyRegistration({
      body: { response: response.data },
      headers: given.headers,
    });
    // If they were signed out in the meantime, perhaps by the owner changing the password, discard the key.
    if (!(await auth.api.getSession({ headers: given.headers }))) {
      await ctx.db.delete(passkey).where(eq(passkey.id, made.id));
      return failed;
    }
    await auth.proveSession(given.headers, { factor: true });
    await recordAccountAct(ctx, {
      act: 'account.add-passkey',
      accountId: allowed.account.id,
      headers: given.headers,
    });
    return { ok: true };
  } catch (error) {
    // The library throws a 500 for any response that doesn't match its challenge.
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

export async function removePasskey(
  ctx: RecordNeeds,
  given: { id: string; headers: Headers },
): Promise<{ ok: true } | { ok: false; reason: 'unknown' | 'not-allowed' } | ProofNeeded | FactorProofNeeded> {
  const allowed = authorise(ctx.actor, 'account.change-passkeys-own');
  if (!allowed.ok) return allowed;
  const accountId = allowed.account.id;
  return inTransaction(ctx, async (inside) => {
    const gone = await inside.db.delete(passkey).where(own(accountId, given.id)).returning();
    if (gone.length === 0) return { ok: false, reason: 'unknown' };
    await recordAccountAct(inside, { act: 'account.remove-passkey', accountId, headers: given.headers });
    return { ok: true };
  });
}
