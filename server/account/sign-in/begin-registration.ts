import { type BasicRegistration, basicRegistrationSchema } from '#core/account/index.ts';
import type { Ctx } from '../../context.ts';
import { takeTry } from '../../limits/take-try.ts';
import { firstProblems } from '../first-problems.ts';
import { promiseCompleteRegistration } from '../letters/mail-complete-registration.ts';
import { emailExists } from './email-exists.ts';
import { issueRegistrationToken } from './registration-token.ts';

export type RegistrationBegun =
  | { ok: true; given: BasicRegistration }
  | { ok: false; reason: 'invalid'; problems: Partial<Record<'firstName' | 'email', string>> }
  | { ok: false; reason: 'refused'; code: 'email-already-in-use' | 'operation-not-allowed' }
  | { ok: false; reason: 'too-many'; retryAfterSeconds: number };

type Needs = Pick<Ctx, 'db' | 'jobs' | 'clock' | 'ids' | 'actor' | 'address' | 'secret'>;

/**
 * A first name and an e-mail, before there is a password. Nothing is kept here: this browser remembers it, and a mailed
 * link carries it to any other.
 */
export async function beginRegistration(
  ctx: Needs,
  given: { firstName: string; email: string },
): Promise<RegistrationBegun> {
  if (ctx.actor.kind === 'account') return { ok: false, reason: 'refused', code: 'operation-not-allowed' };
  const read = basicRegistrationSchema.safeParse(given);
  if (!read.success) return { ok: false, reason: 'invalid', problems: firstProblems(read.error.issues) };
  const allowed = await takeTry(ctx, 'signUp');
  if (!allowed.ok) return allowed;
  if (await emailExists(ctx, read.data.email)) return { ok: false, reason: 'refused', code: 'email-already-in-use' };
  const token = await issueRegistrationToken(ctx.secret, read.data);
  await ctx.db.transaction((tx) => promiseCompleteRegistration(ctx, tx, read.data, token));
  return { ok: true, given: read.data };
}
