import { choosePasswordSchema } from '#core/account/index.ts';
import { text } from '#core/texts/index.ts';
import { type RecordNeeds, recordAccountAct } from '../activity/record-account-act.ts';
import type { Auth } from '../auth.ts';
import { firstProblems } from '../first-problems.ts';
import { provePassword } from '../sign-in/prove-password.ts';
import { proofText } from './change-email.ts';

export type PasswordChanged =
  | { ok: true; headers: Headers }
  | { ok: false; problems: Partial<Record<'current' | 'password' | 'repeat', string>> };

/** A new password for who knows the old one. Every other device is signed out; this one goes on with a new session. */
export async function changePassword(
  ctx: RecordNeeds,
  auth: Auth,
  given: { current: string; password: string; repeat: string; headers: Headers },
): Promise<PasswordChanged> {
  const read = choosePasswordSchema(auth.passwords).safeParse(given);
  if (!read.success) return { ok: false, problems: firstProblems(read.error.issues) };
  const proved = await provePassword(ctx, auth, { password: given.current, headers: given.headers });
  if (!proved.ok) return { ok: false, problems: { current: proofText(proved, text('password.updateFailed')) } };
  const { headers } = await auth.api.changePassword({
    body: { currentPassword: given.current, newPassword: read.data.password, revokeOtherSessions: true },
    headers: given.headers,
    returnHeaders: true,
  });
  const accountId = proved.account.id;
  await recordAccountAct(ctx, { act: 'account.change-password', accountId, headers: given.headers });
  return { ok: true, headers };
}
