import { emailSchema } from '#core/account/index.ts';
import { text, tooManyText } from '#core/texts/index.ts';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { takeTry } from '../../limits/take-try.ts';
import { promiseNoAccount } from '../letters/mail-no-account.ts';
import { promiseResetPassword } from '../letters/mail-reset-password.ts';
import { issueLink } from '../links/links.ts';
import { type AccountRow, accountByEmail } from '../store.ts';

export type ResetRequested =
  | { ok: true }
  | { ok: false; reason: 'invalid'; message: string }
  | { ok: false; reason: 'too-many'; message: string; retryAfterSeconds: number };

type Needs = Pick<Ctx, 'db' | 'jobs' | 'clock' | 'ids' | 'actor' | 'address' | 'secret'>;

/**
 * Emails a link to set a new password. Every address gets an email, so a stranger can't learn which ones have accounts.
 */
export async function requestPasswordReset(ctx: Needs, given: { to: string }): Promise<ResetRequested> {
  const email = emailSchema.safeParse(given.to);
  if (!email.success) return { ok: false, reason: 'invalid', message: text('email.invalid') };
  const allowed = await takeTry(ctx, 'resetPassword', { account: email.data });
  if (!allowed.ok) return { ...allowed, message: tooManyText(allowed.retryAfterSeconds) };
  await inTransaction(ctx, async (inside) => {
    const person = await accountByEmail(inside.db, email.data);
    if (person && !person.deletedAt) await sendResetLink(inside, person);
    else await promiseNoAccount(inside, inside.db, email.data);
  });
  return { ok: true };
}

/** Runs in the caller's transaction. */
export async function sendResetLink(
  ctx: Pick<Ctx, 'db' | 'jobs' | 'clock' | 'ids'>,
  { id, email, firstName, name }: Pick<AccountRow, 'id' | 'email' | 'firstName' | 'name'>,
): Promise<void> {
  const token = await issueLink(ctx, 'reset-password', { email, accountId: id, detail: {} });
  await promiseResetPassword(ctx, ctx.db, { id, email, firstName: firstName || name }, token);
}
