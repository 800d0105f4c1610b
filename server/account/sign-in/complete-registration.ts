import { choosePasswordSchema } from '#core/account/index.ts';
import type { Ctx } from '../../context.ts';
import { takeTry } from '../../limits/take-try.ts';
import { claimUploads } from '../../media/claim-uploads.ts';
import type { Auth } from '../auth.ts';
import { firstProblems } from '../first-problems.ts';
import { createProvenAccount } from './create-proven-account.ts';
import { readRegistrationToken } from './registration-token.ts';
import { signIn } from './sign-in.ts';
import type { SignedUp } from './sign-up.ts';

type Needs = Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'actor' | 'address' | 'secret'>;

export type RegistrationCompleted = SignedUp | { ok: false; reason: 'link-expired' };

/** Behind the mailed link: the password makes the account, whose address the link has proved. */
export async function completeRegistration(
  ctx: Needs,
  auth: Auth,
  given: { token: string; password: string; repeat: string; headers: Headers; visitorId: string | null },
): Promise<RegistrationCompleted> {
  const allowed = await takeTry(ctx, 'signUp');
  if (!allowed.ok) return allowed;
  const began = await readRegistrationToken(ctx.secret, given.token);
  if (!began) return { ok: false, reason: 'link-expired' };
  const read = choosePasswordSchema(auth.passwords).safeParse(given);
  if (!read.success) return { ok: false, reason: 'invalid', problems: firstProblems(read.error.issues) };
  const { password } = read.data;
  const accountId = await createProvenAccount(ctx, auth, { ...began, password, role: 'customer' });
  if (accountId === null) return { ok: false, reason: 'refused', code: 'email-already-in-use' };
  await claimUploads(ctx, { visitorId: given.visitorId, accountId });
  const entered = await signIn(ctx, auth, { email: began.email, password, headers: given.headers });
  return entered.ok
    ? { ok: true, headers: entered.headers, accountId }
    : { ok: false, reason: 'refused', code: 'unknown' };
}
