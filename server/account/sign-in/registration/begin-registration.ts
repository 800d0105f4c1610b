import { type BasicRegistration, basicRegistrationSchema } from '#core/account/index.ts';
import type { Ctx } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { takeTry } from '../../../limits/take-try.ts';
import { firstProblems } from '../../first-problems.ts';
import { promiseCompleteRegistration } from '../../letters/mail-complete-registration.ts';
import { issueLink } from '../../links/links.ts';
import { emailExists } from './email-exists.ts';

export type RegistrationBegun =
  | { ok: true; given: BasicRegistration }
  | { ok: false; reason: 'invalid'; problems: Partial<Record<'firstName' | 'email', string>> }
  | { ok: false; reason: 'refused'; code: 'email-already-in-use' | 'operation-not-allowed' }
  | { ok: false; reason: 'too-many'; retryAfterSeconds: number };

type Needs = Pick<Ctx, 'db' | 'jobs' | 'clock' | 'ids' | 'actor' | 'address' | 'secret'>;

const day = 24 * 60 * 60 * 1000;

/**
 * Takes a first name and email before there's a password. Doesn't create an account: this browser remembers both, and
 * an emailed link carries them to any other.
 */
export async function beginRegistration(
  ctx: Needs,
  given: { firstName: string; email: string },
): Promise<RegistrationBegun> {
  if (ctx.actor.kind === 'account') return { ok: false, reason: 'refused', code: 'operation-not-allowed' };
  const read = basicRegistrationSchema.safeParse(given);
  if (!read.success) return { ok: false, reason: 'invalid', problems: firstProblems(read.error.issues) };
  // Either answer tells whether there is an account.
  for (const limit of ['signUp', 'checkEmail'] as const) {
    const allowed = await takeTry(ctx, limit);
    if (!allowed.ok) return allowed;
  }
  if (await emailExists(ctx, read.data.email)) return { ok: false, reason: 'refused', code: 'email-already-in-use' };
  await inTransaction(ctx, async (inside) => {
    const { email, firstName } = read.data;
    const link = { email, accountId: null, detail: { firstName } };
    // At most one a day per address, since it may belong to a stranger.
    const unlessSince = new Date(ctx.clock.now().getTime() - day);
    const token = await issueLink(inside, 'complete-registration', { ...link, unlessSince });
    if (token) await promiseCompleteRegistration(inside, inside.db, read.data, token);
  });
  return { ok: true, given: read.data };
}
