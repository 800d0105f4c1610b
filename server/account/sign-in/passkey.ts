import { getAuthenticatorName, passkey } from '@better-auth/passkey';
import { APIError, isAPIError } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { deviceName } from '#core/account/index.ts';
import { productName } from '#core/settings/index.ts';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { passkey as passkeyTable } from '../../db/schema/index.ts';
import { countedTry, takeTry } from '../../limits/take-try.ts';
import { noteFailedSignIn } from '../activity/note-failed-sign-in.ts';
import type { RecordNeeds } from '../activity/record-account-act.ts';
import type { Auth } from '../auth.ts';

/**
 * The library's plugin. A passkey counts as both factors, so the device must check a fingerprint, face or PIN. The
 * library makes that optional; we require it.
 */
export function passkeys({ origin }: { origin: string }) {
  return passkey({
    rpID: new URL(origin).hostname,
    rpName: productName,
    origin,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    advanced: { webAuthnChallengeCookie: 'passkey' },
    registration: {
      async afterVerification({ ctx, verification }) {
        const info = verification.registrationInfo;
        requireVerified(info?.userVerified);
        return { name: getAuthenticatorName(info?.aaguid) ?? deviceName(ctx.headers?.get('user-agent') ?? null) };
      },
    },
    authentication: {
      async afterVerification({ verification }) {
        requireVerified(verification.authenticationInfo.userVerified);
      },
    },
  });
}

function requireVerified(isVerified: boolean | undefined): void {
  if (!isVerified) throw new APIError('UNAUTHORIZED', { code: 'NOT_VERIFIED' });
}

/** Was this session opened with a passkey, and so with a second factor? Checks the library's path for the call. */
export const isPasskeySignIn = (path: string | undefined): boolean => path === '/passkey/verify-authentication';

/** What a browser sends back. The library checks the contents, but it looks up the id as is, so we check that here. */
export const passkeyResponse = z.looseObject({
  id: z.string().regex(/^[\w-]{1,1400}$/),
  response: z.looseObject({
    transports: z
      .array(z.string().regex(/^[\w-]{1,40}$/))
      .max(10)
      .optional(),
  }),
});

type Needs = Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor' | 'address' | 'secret'>;

export type PasskeyAsked =
  | { ok: true; options: unknown; headers: Headers }
  | { ok: false; reason: 'too-many'; retryAfterSeconds: number };

/** The challenge for the browser's passkeys. A cookie records which challenge this browser got. */
export async function beginPasskeySignIn(ctx: Needs, auth: Auth, asked: Headers): Promise<PasskeyAsked> {
  const allowed = await takeTry(ctx, 'passkey');
  if (!allowed.ok) return allowed;
  // Drop the session cookie, or the answer would list the account's passkeys before one of them has been used.
  const named = new Headers({ origin: asked.get('origin') ?? '' });
  const { response, headers } = await auth.api.generatePasskeyAuthenticationOptions({
    headers: named,
    returnHeaders: true,
  });
  return { ok: true, options: { ...response, userVerification: 'required' }, headers };
}

type Verified = { ok: true; headers: Headers } | { ok: false; reason: 'refused' | 'disabled' };

export type EnteredByPasskey = Verified | { ok: false; reason: 'too-many'; retryAfterSeconds: number };

/** Signs in with a passkey. A refusal is logged for its owner, or for the signed-in person who tried it. */
export async function enterByPasskey(
  ctx: RecordNeeds,
  auth: Auth,
  given: { response: unknown; headers: Headers },
): Promise<EnteredByPasskey> {
  const read = passkeyResponse.safeParse(given.response);
  const attempt = async (): Promise<Verified> =>
    read.success ? await verify(auth, given) : { ok: false, reason: 'refused' };
  const tried = await countedTry(ctx, 'passkeyAnswer', {}, { attempt, isRight: ({ ok }) => ok });
  if (!tried.ok) return tried;
  const entered = tried.answer;
  if (!entered.ok) {
    const owner = read.success ? await ownerOf(ctx.db, read.data.id) : null;
    const accountId = owner ?? (ctx.actor.kind === 'account' ? ctx.actor.id : null);
    await noteFailedSignIn(ctx, { accountId, headers: given.headers, way: 'passkey' });
  }
  return entered;
}

async function verify(auth: Auth, given: { response: unknown; headers: Headers }): Promise<Verified> {
  try {
    const { headers } = await auth.api.verifyPasskeyAuthentication({
      // The library checks the rest of the response.
      body: { response: given.response as never },
      headers: given.headers,
      returnHeaders: true,
    });
    return { ok: true, headers };
  } catch (error) {
    if (!isAPIError(error) || error.statusCode >= 500) throw error;
    return { ok: false, reason: error.body?.code === 'USER_DISABLED' ? 'disabled' : 'refused' };
  }
}

async function ownerOf(db: Db, credentialId: string): Promise<string | null> {
  const theirs = eq(passkeyTable.credentialID, credentialId);
  const [found] = await db.select({ accountId: passkeyTable.userId }).from(passkeyTable).where(theirs);
  return found?.accountId ?? null;
}
