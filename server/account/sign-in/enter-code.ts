import { isAPIError } from 'better-auth/api';
import type { RecordNeeds } from '../activity/record-account-act.ts';
import type { Auth } from '../auth.ts';
import { countCodeGuess } from './count-guess.ts';

export type CodeEntered =
  | { ok: true; headers: Headers }
  | { ok: false; code: 'wrong-code' }
  | { ok: false; code: 'too-many-requests'; retryAfterSeconds: number };

/** The second factor: the app's current six digits, or one of the recovery codes for a lost phone. */
export async function enterCode(
  ctx: RecordNeeds,
  auth: Auth,
  given: { code: string; headers: Headers },
): Promise<CodeEntered> {
  const tried = await countCodeGuess(ctx, auth, given.headers, {
    attempt: () => check(auth, given),
    isRight: ({ ok }) => ok,
  });
  if (!tried.ok) return { ok: false, code: 'too-many-requests', retryAfterSeconds: tried.retryAfterSeconds };
  return tried.answer;
}

async function check(auth: Auth, given: { code: string; headers: Headers }): Promise<CodeEntered> {
  const code = asWritten(given.code);
  const asked = { body: { code }, headers: given.headers, returnHeaders: true as const };
  try {
    const { headers } = /^\d{6}$/.test(code)
      ? await auth.api.verifyTOTP(asked)
      : await auth.api.verifyBackupCode(asked);
    // For someone already signed in, this marks their session as proved. A new session starts out with the proof.
    await auth.proveSession(given.headers, { factor: true });
    return { ok: true, headers };
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) return { ok: false, code: 'wrong-code' };
    throw error;
  }
}

/** Forgives spaces and a missing dash. */
function asWritten(typed: string): string {
  const code = typed.replace(/\s/g, '');
  return /^[a-z\d]{10}$/i.test(code) ? `${code.slice(0, 5)}-${code.slice(5)}` : code;
}
