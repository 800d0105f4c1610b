import { tooManyText } from '#core/texts/index.ts';
import type { Ctx } from '../../context.ts';
import { takeTry } from '../../limits/take-try.ts';
import type { Auth } from '../auth.ts';
import { authorise } from '../authorise.ts';

type Needs = Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor' | 'address' | 'secret'>;

/** Mails the link that confirms the address once more. */
export async function sendConfirmation(
  ctx: Needs,
  auth: Auth,
  headers: Headers,
): Promise<{ ok: true } | { ok: false; message: string }> {
  const allowed = authorise(ctx.actor, 'profile.edit-own');
  if (!allowed.ok) return { ok: false, message: '' };
  const { email } = allowed.account;
  const may = await takeTry(ctx, 'confirmEmail');
  if (!may.ok) return { ok: false, message: tooManyText(may.retryAfterSeconds) };
  await auth.api.sendVerificationEmail({ body: { email }, headers });
  return { ok: true };
}
