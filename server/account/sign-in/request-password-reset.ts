import { emailSchema } from '#core/account/index.ts';
import { text, tooManyText } from '#core/texts/index.ts';
import type { Ctx } from '../../context.ts';
import { takeTry } from '../../limits/take-try.ts';
import type { Auth } from '../auth.ts';
import { promiseNoAccount } from '../letters/mail-no-account.ts';
import { emailExists } from './email-exists.ts';

export type ResetRequested =
  | { ok: true }
  | { ok: false; reason: 'invalid'; message: string }
  | { ok: false; reason: 'too-many'; message: string; retryAfterSeconds: number };

type Needs = Pick<Ctx, 'db' | 'jobs' | 'clock' | 'ids' | 'actor' | 'address' | 'secret'>;

/** Mails the way to a new password. Whoever the address belongs to gets a mail, and a stranger learns nothing. */
export async function requestPasswordReset(ctx: Needs, auth: Auth, given: { to: string }): Promise<ResetRequested> {
  const email = emailSchema.safeParse(given.to);
  if (!email.success) return { ok: false, reason: 'invalid', message: text('email.invalid') };
  const allowed = await takeTry(ctx, 'resetPassword', { account: email.data });
  if (!allowed.ok) return { ...allowed, message: tooManyText(allowed.retryAfterSeconds) };
  if (await emailExists(ctx, email.data)) await auth.api.requestPasswordReset({ body: { email: email.data } });
  else await ctx.db.transaction((tx) => promiseNoAccount(ctx, tx, email.data));
  return { ok: true };
}
