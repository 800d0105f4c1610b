import { isAPIError } from 'better-auth/api';
import { authorise, type SignedInAccount } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import { countedTry } from '../../limits/take-try.ts';
import type { Auth } from '../auth.ts';
import { hasPassword } from './store-credential.ts';

export type Proved =
  | { ok: true; account: SignedInAccount }
  | { ok: false; reason: 'not-allowed' | 'wrong-password' | 'no-password' }
  | { ok: false; reason: 'too-many'; retryAfterSeconds: number };

export type ProofNeeds = Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor' | 'address' | 'secret'>;

/** Changing what protects an account requires the password again: an unlocked phone left on a table isn't enough. */
export async function provePassword(
  ctx: ProofNeeds,
  auth: Auth,
  given: { password: string; headers: Headers },
): Promise<Proved> {
  const allowed = authorise(ctx.actor, 'profile.edit-own');
  if (!allowed.ok) return allowed;
  const { account } = allowed;
  if (!(await hasPassword(ctx.db, account.id))) return { ok: false, reason: 'no-password' };
  const tried = await countedTry(
    ctx,
    'provePassword',
    // Counted per session, so guesses by strangers or by another session don't count here.
    { account: account.id, session: await sessionOf(auth, given.headers) },
    { attempt: () => isRight(auth, given), isRight: (right) => right },
  );
  if (!tried.ok) return tried;
  if (!tried.answer) return { ok: false, reason: 'wrong-password' };
  await auth.proveSession(given.headers, { factor: false });
  return { ok: true, account };
}

const sessionOf = async (auth: Auth, headers: Headers): Promise<string> =>
  (await auth.api.getSession({ headers }))?.session.id ?? 'none';

async function isRight(auth: Auth, { password, headers }: { password: string; headers: Headers }): Promise<boolean> {
  try {
    return (await auth.api.verifyPassword({ body: { password }, headers })).status;
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) return false;
    throw error;
  }
}
