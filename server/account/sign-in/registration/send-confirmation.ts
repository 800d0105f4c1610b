import { tooManyText } from '#core/texts/index.ts';
import { authorise } from '../../../authorise.ts';
import type { Ctx } from '../../../context.ts';
import { takeTry } from '../../../limits/take-try.ts';
import { mailConfirmation } from '../../letters/letters.ts';
import { accountById } from '../../store.ts';

type Needs = Pick<Ctx, 'db' | 'jobs' | 'clock' | 'ids' | 'actor' | 'address' | 'secret'>;

/** Sends the address confirmation link again. */
export async function sendConfirmation(ctx: Needs): Promise<{ ok: true } | { ok: false; message: string }> {
  const allowed = authorise(ctx.actor, 'profile.edit-own');
  if (!allowed.ok) return { ok: false, message: '' };
  const { id, firstName } = allowed.account;
  const may = await takeTry(ctx, 'confirmEmail');
  if (!may.ok) return { ok: false, message: tooManyText(may.retryAfterSeconds) };
  const person = await accountById(ctx.db, id);
  if (person && !person.emailVerified) await mailConfirmation(ctx, { id, email: person.email, firstName });
  return { ok: true };
}
