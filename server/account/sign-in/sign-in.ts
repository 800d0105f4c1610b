import { isAPIError } from 'better-auth/api';
import { normaliseEmail, passwordRules, validEmail } from '#core/account/index.ts';
import { noteFailedSignIn } from '../activity/note-failed-sign-in.ts';
import type { RecordNeeds } from '../activity/record-account-act.ts';
import type { Auth } from '../auth.ts';
import { type AccountRow, accountByEmail } from '../store.ts';
import { countPasswordGuess } from './count-guess.ts';

export type SignInCode =
  | 'missing-email'
  | 'invalid-email'
  | 'password-too-short'
  | 'user-not-found'
  | 'user-disabled'
  | 'wrong-password';

export type SignedIn =
  | { ok: true; headers: Headers }
  | { ok: false; code: SignInCode }
  /** Anything else the library refuses, in its own words. */
  | { ok: false; code: 'unknown'; error: string }
  /** The password was right. The headers carry the challenge cookie that must come back with the code. */
  | { ok: false; code: 'second-factor'; headers: Headers }
  | { ok: false; code: 'too-many-requests'; retryAfterSeconds: number };

/**
 * Signs a person in. The library gives the same error for an unknown email and a wrong password; the spec wants two.
 */
export async function signIn(
  ctx: RecordNeeds,
  auth: Auth,
  given: { email: string; password: string; headers: Headers },
): Promise<SignedIn> {
  const email = normaliseEmail(given.email);
  if (email === '') return { ok: false, code: 'missing-email' };
  if (!validEmail(email)) return { ok: false, code: 'invalid-email' };
  if (given.password.length < passwordRules.shortest) return { ok: false, code: 'password-too-short' };

  const person = await accountByEmail(ctx.db, email);
  const accountId = person?.id ?? null;
  const tried = await countPasswordGuess(
    ctx,
    { email, accountId, headers: given.headers },
    { attempt: () => ask(auth, person, { ...given, email }), isRight },
  );
  if (!tried.ok) return { ok: false, code: 'too-many-requests', retryAfterSeconds: tried.retryAfterSeconds };
  if (!isRight(tried.answer)) await noteFailedSignIn(ctx, { accountId, headers: given.headers });
  return tried.answer;
}

const isRight = (answer: SignedIn) => answer.ok || answer.code === 'second-factor';

async function ask(
  auth: Auth,
  person: AccountRow | null,
  { email, password, headers: asked }: { email: string; password: string; headers: Headers },
): Promise<SignedIn> {
  if (!person || person.deletedAt) return { ok: false, code: 'user-not-found' };
  if (person.disabledAt) return { ok: false, code: 'user-disabled' };
  // No stored password is this long, and hashing it would only cost us CPU.
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
    if (error.statusCode === 401) return { ok: false, code: 'wrong-password' };
    return { ok: false, code: 'unknown', error: error.body?.message ?? error.message };
  }
}
