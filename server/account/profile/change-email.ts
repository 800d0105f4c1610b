import { normaliseEmail, validEmail } from '#core/account/index.ts';
import { text, tooManyText } from '#core/texts/index.ts';
import { takeTry } from '../../limits/take-try.ts';
import type { Auth } from '../auth.ts';
import { emailExists } from '../sign-in/email-exists.ts';
import { type ProofNeeds, type Proved, provePassword } from '../sign-in/prove-password.ts';

type Field = 'email' | 'password';
export type EmailChangeAsked = { ok: true } | { ok: false; field: Field; message: string };

/** Asks for another address. The account keeps the old one until the link mailed to the new one is followed. */
export async function changeEmail(
  ctx: ProofNeeds,
  auth: Auth,
  given: { email: string; password: string; headers: Headers },
): Promise<EmailChangeAsked> {
  const email = normaliseEmail(given.email);
  if (!validEmail(email)) return { ok: false, field: 'email', message: text('email.invalid') };
  const proved = await provePassword(ctx, auth, given);
  if (!proved.ok) return { ok: false, field: 'password', message: proofText(proved, text('email.updateFailed')) };
  if (email === normaliseEmail(proved.account.email)) return { ok: true };
  // Asked over and over it would tell who has an account.
  const allowed = await takeTry(ctx, 'checkEmail');
  if (!allowed.ok) return { ok: false, field: 'email', message: tooManyText(allowed.retryAfterSeconds) };
  if (await emailExists(ctx, email)) return { ok: false, field: 'email', message: text('email.inUse') };
  await auth.api.changeEmail({ body: { newEmail: email }, headers: given.headers });
  return { ok: true };
}

/** Why the proof failed, in the words of whoever asked for it. */
export function proofText(proved: Extract<Proved, { ok: false }>, otherwise: string): string {
  if (proved.reason === 'wrong-password') return text('signIn.wrongPassword');
  if (proved.reason === 'too-many') return tooManyText(proved.retryAfterSeconds);
  if (proved.reason === 'no-password') return text('password.noneYet');
  return otherwise;
}
