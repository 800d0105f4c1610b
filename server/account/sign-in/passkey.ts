import { getAuthenticatorName, passkey } from '@better-auth/passkey';
import { APIError, isAPIError } from 'better-auth/api';
import { z } from 'zod';
import { deviceName } from '#core/account/index.ts';
import { productName } from '#core/settings/index.ts';
import type { Ctx } from '../../context.ts';
import { takeTry } from '../../limits/take-try.ts';
import type { Auth } from '../auth.ts';

/**
 * The library's plugin. A passkey counts as both factors, so the device must have asked for a finger, a face or a PIN:
 * the library leaves that open, we don't.
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

/** Is this session opened by a passkey? Then it has proved the second factor, too. By the library's name for the call. */
export const isPasskeySignIn = (path: string | undefined): boolean => path === '/passkey/verify-authentication';

/** What a browser sends back. What is in it the library checks; the id is looked up as it is. */
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

/** What the browser asks its passkeys. The cookie knows which question was asked here. */
export async function beginPasskeySignIn(ctx: Needs, auth: Auth, asked: Headers): Promise<PasskeyAsked> {
  const allowed = await takeTry(ctx, 'passkey');
  if (!allowed.ok) return allowed;
  // Asked as nobody: which passkeys an account has is nobody's business before one of them has answered.
  const named = new Headers({ origin: asked.get('origin') ?? '' });
  const { response, headers } = await auth.api.generatePasskeyAuthenticationOptions({
    headers: named,
    returnHeaders: true,
  });
  return { ok: true, options: { ...response, userVerification: 'required' }, headers };
}

export type EnteredByPasskey = { ok: true; headers: Headers } | { ok: false; reason: 'refused' | 'disabled' };

/** Signs in by a passkey's answer. */
export async function enterByPasskey(
  auth: Auth,
  given: { response: unknown; headers: Headers },
): Promise<EnteredByPasskey> {
  const read = passkeyResponse.safeParse(given.response);
  if (!read.success) return { ok: false, reason: 'refused' };
  try {
    const { headers } = await auth.api.verifyPasskeyAuthentication({
      // What is missing in it, the library finds.
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
