import { isAPIError } from 'better-auth/api';
import { choosePasswordSchema } from '#core/account/index.ts';
import type { Ctx } from '../../context.ts';
import type { RecordNeeds } from '../activity/record-account-act.ts';
import type { Auth } from '../auth.ts';
import { firstProblems } from '../first-problems.ts';
import { afterReset } from './after-reset.ts';
import { accountOfReset } from './reset-token-holds.ts';

export type PasswordReset =
  | { ok: true; headers: Headers }
  | { ok: false; reason: 'invalid'; problems: Partial<Record<'password' | 'repeat', string>> }
  | { ok: false; reason: 'link-expired' };

/** Sets the password that the mailed link allows. The link is used up by it; who was signed in elsewhere is out. */
export async function resetPassword(
  ctx: RecordNeeds & Pick<Ctx, 'house'>,
  auth: Auth,
  given: { token: string; password: string; repeat: string; headers: Headers },
): Promise<PasswordReset> {
  const read = choosePasswordSchema(auth.passwords).safeParse(given);
  if (!read.success) return { ok: false, reason: 'invalid', problems: firstProblems(read.error.issues) };
  const accountId = await accountOfReset(auth, given.token);
  if (accountId === null) return { ok: false, reason: 'link-expired' };
  try {
    await auth.api.resetPassword({ body: { newPassword: read.data.password, token: given.token } });
    return { ok: true, headers: await afterReset(ctx, { accountId, headers: given.headers }) };
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) return { ok: false, reason: 'link-expired' };
    throw error;
  }
}
