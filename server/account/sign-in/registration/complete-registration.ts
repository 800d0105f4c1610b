import { type BasicRegistration, choosePasswordSchema } from '#core/account/index.ts';
import type { Ctx } from '../../../context.ts';
import { takeTry } from '../../../limits/take-try.ts';
import { claimUploads } from '../../../media/uploads/claim-uploads.ts';
import type { Auth } from '../../auth.ts';
import { firstProblems } from '../../first-problems.ts';
import { readLink, takeLink } from '../../links/links.ts';
import { signIn } from '../sign-in.ts';
import { createProvenAccount } from './create-proven-account.ts';
import type { SignedUp } from './sign-up.ts';

type Needs = Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'actor' | 'address' | 'secret'>;

/** Reads who started registering from their emailed link. */
export async function readRegistration(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  token: string,
): Promise<BasicRegistration | null> {
  const link = await readLink(ctx, 'complete-registration', token);
  return link && { email: link.email, firstName: link.detail.firstName };
}

export type RegistrationCompleted = SignedUp | { ok: false; reason: 'link-expired' };

/** Creates the account with its password. The emailed link already proved the address. */
export async function completeRegistration(
  ctx: Needs,
  auth: Auth,
  given: { token: string; password: string; repeat: string; headers: Headers; visitorId: string | null },
): Promise<RegistrationCompleted> {
  const allowed = await takeTry(ctx, 'signUp');
  if (!allowed.ok) return allowed;
  const began = await readRegistration(ctx, given.token);
  if (!began) return { ok: false, reason: 'link-expired' };
  const read = choosePasswordSchema(auth.passwords).safeParse(given);
  if (!read.success) return { ok: false, reason: 'invalid', problems: firstProblems(read.error.issues) };
  const { password } = read.data;
  if (!(await takeLink(ctx, 'complete-registration', given.token))) return { ok: false, reason: 'link-expired' };
  const accountId = await createProvenAccount(ctx, auth, { ...began, password, role: 'customer' });
  if (accountId === null) return { ok: false, reason: 'refused', code: 'email-already-in-use' };
  await claimUploads(ctx, { visitorId: given.visitorId, accountId });
  const entered = await signIn(ctx, auth, { email: began.email, password, headers: given.headers });
  return entered.ok
    ? { ok: true, headers: entered.headers, accountId }
    : { ok: false, reason: 'refused', code: 'unknown' };
}
