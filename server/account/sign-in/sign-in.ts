import { isAPIError } from 'better-auth/api';
import { normaliseEmail, passwordRules, validEmail } from '#core/account/index.ts';
import type { Ctx } from '../../context.ts';
import { forgiveTries, mayTry, takeTry } from '../../limits/take-try.ts';
import type { Auth } from '../auth.ts';
import { accountByEmail } from '../store.ts';

export type SignInCode =
  | 'missing-email'
  | 'invalid-email'
  | 'password-too-short'
  | 'user-not-found'
  | 'user-disabled'
  | 'wrong-password'
  | 'unknown';

export type SignedIn =
  | { ok: true; headers: Headers }
  | { ok: false; code: SignInCode }
  /** The password was right; the headers carry what the code is then sent with. */
  | { ok: false; code: 'second-factor'; headers: Headers }
  | { ok: false; code: 'too-many-requests'; retryAfterSeconds: number };

type Needs = Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor' | 'address' | 'secret'>;

/** Signs a person in. The library has one answer for an unknown e-mail and a wrong password; the spec has two. */
export async function signIn(
  ctx: Needs,
  auth: Auth,
  given: { email: string; password: string; headers: Headers },
): Promise<SignedIn> {
  const email = normaliseEmail(given.email);
  if (email === '') return { ok: false, code: 'missing-email' };
  if (!validEmail(email)) return { ok: false, code: 'invalid-email' };
  if (given.password.length < passwordRules.shortest) return { ok: false, code: 'password-too-short' };

  const allowed = await mayTry(ctx, 'signIn', { account: email });
  if (!allowed.ok) return { ok: false, code: 'too-many-requests', retryAfterSeconds: allowed.retryAfterSeconds };
  const answer = await ask(ctx, auth, { ...given, email });
  if (answer.ok) await forgiveTries(ctx, 'signIn', { account: email });
  else if (answer.code === 'user-not-found' || answer.code === 'wrong-password') {
    await takeTry(ctx, 'signIn', { account: email });
  }
  return answer;
}

async function ask(
  ctx: Pick<Ctx, 'db'>,
  auth: Auth,
  { email, password, headers: asked }: { email: string; password: string; headers: Headers },
): Promise<SignedIn> {
  const person = await accountByEmail(ctx.db, email);
  if (!person || person.deletedAt) return { ok: false, code: 'user-not-found' };
  if (person.disabledAt) return { ok: false, code: 'user-disabled' };
  // Nobody's password is longer, and hashing what is costs us.
  if (password.length > passwordRules.longest) return { ok: false, code: 'wrong-password' };
  try {
    const { headers, response } = await auth.api.signInEmail({
      body: { email, password, rememberMe: true },
      headers: asked,
      returnHeaders: true,
    });
    return 'twoFactorRedirect' in response ? { ok: false, code: 'second-factor', headers } : { ok: true, headers };
  } catch (error) {
    if (!isAPIError(error)) throw error;
    return { ok: false, code: error.statusCode === 401 ? 'wrong-password' : 'unknown' };
  }
}
