import { choosePasswordSchema } from '#core/account/index.ts';
import { text } from '#core/texts/index.ts';
import type { Auth } from '../auth.ts';
import { firstProblems } from '../first-problems.ts';
import { endingLinks } from '../links/links.ts';
import { type ProofNeeds, provePassword } from '../sign-in/prove-password.ts';
import { proofText } from './change-email.ts';

export type PasswordChanged =
  | { ok: true; headers: Headers }
  | { ok: false; problems: Partial<Record<'current' | 'password' | 'repeat', string>> };

/**
 * A new password for who knows the old one. Every other device is signed out, every link we mailed is over; this
 * device goes on with a new session.
 */
export async function changePassword(
  ctx: ProofNeeds,
  auth: Auth,
  given: { current: string; password: string; repeat: string; headers: Headers },
): Promise<PasswordChanged> {
  const read = choosePasswordSchema.safeParse(given);
  if (!read.success) return { ok: false, problems: firstProblems(read.error.issues) };
  const proved = await provePassword(ctx, auth, { password: given.current, headers: given.headers });
  if (!proved.ok) return { ok: false, problems: { current: proofText(proved, text('password.updateFailed')) } };
  const { headers } = await endingLinks(ctx.db, proved.account, () =>
    auth.api.changePassword({
      body: { currentPassword: given.current, newPassword: read.data.password, revokeOtherSessions: true },
      headers: given.headers,
      returnHeaders: true,
    }),
  );
  return { ok: true, headers };
}
