import { APIError } from 'better-auth/api';
import { eq, sql } from 'drizzle-orm';
import { passwordRules, validEmail } from '#core/account/index.ts';
import type { Ctx } from '../context.ts';
import { account } from '../db/schema/index.ts';
import type { Auth } from './auth.ts';

export type SignInCode =
  | 'missing-email'
  | 'invalid-email'
  | 'password-too-short'
  | 'user-not-found'
  | 'user-disabled'
  | 'wrong-password'
  | 'too-many-requests'
  | 'unknown';

export type SignedIn = { ok: true; headers: Headers } | { ok: false; code: SignInCode };

/** Signs a person in. The library has one answer for an unknown e-mail and a wrong password; the spec has two. */
export async function signIn(
  ctx: Pick<Ctx, 'db'>,
  auth: Auth,
  given: { email: string; password: string; headers: Headers },
): Promise<SignedIn> {
  const email = given.email.trim();
  if (email === '') return { ok: false, code: 'missing-email' };
  if (!validEmail(email)) return { ok: false, code: 'invalid-email' };
  if (given.password.length < passwordRules.shortest) return { ok: false, code: 'password-too-short' };

  const [person] = await ctx.db
    .select({ disabledAt: account.disabledAt, deletedAt: account.deletedAt })
    .from(account)
    .where(eq(sql`lower(${account.email})`, email.toLowerCase()));
  if (!person || person.deletedAt) return { ok: false, code: 'user-not-found' };
  if (person.disabledAt) return { ok: false, code: 'user-disabled' };

  try {
    const { headers } = await auth.api.signInEmail({
      body: { email, password: given.password, rememberMe: true },
      headers: given.headers,
      returnHeaders: true,
    });
    return { ok: true, headers };
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    if (error.statusCode === 429) return { ok: false, code: 'too-many-requests' };
    return { ok: false, code: error.statusCode === 401 ? 'wrong-password' : 'unknown' };
  }
}
