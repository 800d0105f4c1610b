import { and, eq, ne } from 'drizzle-orm';
import { choosePasswordSchema } from '#core/account/index.ts';
import { text } from '#core/texts/index.ts';
import { session } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { announce } from '../../live/announce.ts';
import { type RecordNeeds, recordAccountAct } from '../activity/record-account-act.ts';
import type { Auth } from '../auth.ts';
import { firstProblems } from '../first-problems.ts';
import { endLinks } from '../links/links.ts';
import { lockSignedIn } from '../lock-account.ts';
import { provePassword } from '../sign-in/prove-password.ts';
import { setPassword } from '../sign-in/store-credential.ts';
import { proofText } from './change-email.ts';

export type PasswordChanged =
  | { ok: true; headers: Headers }
  | { ok: false; problems: Partial<Record<'current' | 'password' | 'repeat', string>> };

/**
 * Changes the password of someone who knows the old one. Signs out every other device and cancels every emailed link.
 * This device continues with a new cookie.
 */
export async function changePassword(
  ctx: RecordNeeds,
  auth: Auth,
  given: { current: string; password: string; repeat: string; headers: Headers },
): Promise<PasswordChanged> {
  const read = choosePasswordSchema(auth.passwords).safeParse(given);
  if (!read.success) return { ok: false, problems: firstProblems(read.error.issues) };
  const failed = { ok: false, problems: { current: text('password.updateFailed') } } as const;
  const here = await auth.api.getSession({ headers: given.headers });
  const proved = await provePassword(ctx, auth, { password: given.current, headers: given.headers });
  if (!proved.ok) return { ok: false, problems: { current: proofText(proved, text('password.updateFailed')) } };
  if (!here) return failed;
  const { id, email } = proved.account;
  const hash = await (await auth.$context).password.hash(read.data.password);
  const token = ctx.ids.token();
  const isChanged = await inTransaction(ctx, async (inside) => {
    // If a password reset signed them out in the meantime, that password is newer than the one proved here.
    if (!(await lockSignedIn(inside.db, id, here.session.id))) return false;
    await setPassword(inside, id, hash);
    await inside.db.delete(session).where(and(eq(session.userId, id), ne(session.id, here.session.id)));
    await inside.db.update(session).set({ token }).where(eq(session.id, here.session.id));
    await endLinks(inside.db, id, email);
    await recordAccountAct(inside, { act: 'account.change-password', accountId: id, headers: given.headers });
    announce(inside.db, id, 'profile');
    return true;
  });
  if (!isChanged) return failed;
  const { headers } = await auth.api.keepSession({ body: { token }, returnHeaders: true });
  return { ok: true, headers };
}
