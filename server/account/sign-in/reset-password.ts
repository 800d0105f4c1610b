import { isAPIError } from 'better-auth/api';
import { choosePasswordSchema } from '#core/account/index.ts';
import type { Auth } from '../auth.ts';
import { firstProblems } from '../first-problems.ts';
import { looksLikeToken } from './looks-like-token.ts';

export type PasswordReset =
  | { ok: true }
  | { ok: false; reason: 'invalid'; problems: Partial<Record<'password' | 'repeat', string>> }
  | { ok: false; reason: 'link-expired' };

/** Sets the password that the mailed link allows. The link is used up by it; who was signed in elsewhere is out. */
export async function resetPassword(
  auth: Auth,
  given: { token: string; password: string; repeat: string },
): Promise<PasswordReset> {
  const read = choosePasswordSchema.safeParse(given);
  if (!read.success) return { ok: false, reason: 'invalid', problems: firstProblems(read.error.issues) };
  if (!looksLikeToken(given.token)) return { ok: false, reason: 'link-expired' };
  try {
    await auth.api.resetPassword({ body: { newPassword: read.data.password, token: given.token } });
    return { ok: true };
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) return { ok: false, reason: 'link-expired' };
    throw error;
  }
}
