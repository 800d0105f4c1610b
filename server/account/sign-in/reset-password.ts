import { eq } from 'drizzle-orm';
import { choosePasswordSchema } from '#core/account/index.ts';
import type { Ctx } from '../../context.ts';
import { session } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { announce } from '../../live/announce.ts';
import { type RecordNeeds, recordAccountAct } from '../activity/record-account-act.ts';
import type { Auth } from '../auth.ts';
import { firstProblems } from '../first-problems.ts';
import { endLinks, readLink, takeLink } from '../links/links.ts';
import { lockWaysIn } from '../lock-account.ts';
import { accountById } from '../store.ts';
import { rememberDevice } from './known-device.ts';
import { replaceWaysIn } from './replace-ways-in.ts';
import { setPassword } from './store-credential.ts';

export type PasswordReset =
  | { ok: true; headers: Headers }
  | { ok: false; reason: 'invalid'; problems: Partial<Record<'password' | 'repeat', string>> }
  | { ok: false; reason: 'link-expired' };

/** Would this link still set a password? So that nobody types one in vain. */
export const resetLinkHolds = async (ctx: Pick<Ctx, 'db' | 'clock'>, token: string): Promise<boolean> =>
  (await readLink(ctx, 'reset-password', token)) !== null;

/**
 * Sets the password that the mailed link allows. Everyone who was signed in is out, and every other link is over. An
 * address that was never confirmed may have been registered by a stranger: there all other ways in go as well.
 */
export async function resetPassword(
  ctx: RecordNeeds & Pick<Ctx, 'house'>,
  auth: Auth,
  given: { token: string; password: string; repeat: string; headers: Headers },
): Promise<PasswordReset> {
  const expired = { ok: false, reason: 'link-expired' } as const;
  const read = choosePasswordSchema(auth.passwords).safeParse(given);
  if (!read.success) return { ok: false, reason: 'invalid', problems: firstProblems(read.error.issues) };
  const link = await readLink(ctx, 'reset-password', given.token);
  if (!link?.accountId) return expired;
  const { accountId } = link;
  const hash = await (await auth.$context).password.hash(read.data.password);
  return inTransaction(ctx, async (inside): Promise<PasswordReset> => {
    await lockWaysIn(inside.db, accountId);
    if (!(await takeLink(inside, 'reset-password', given.token))) return expired;
    const person = await accountById(inside.db, accountId);
    if (!person || person.deletedAt) return expired;
    if (person.emailVerified) {
      await setPassword(inside, accountId, hash);
      await inside.db.delete(session).where(eq(session.userId, accountId));
      await endLinks(inside.db, accountId, person.email);
    } else await replaceWaysIn(inside, person, hash);
    announce(inside.db, accountId, 'profile');
    return { ok: true, headers: await afterReset(inside, { accountId, headers: given.headers }) };
  });
}

/**
 * After a password was set by a mailed link: its owner is told, and this browser is known from now on, so that whoever
 * guesses at the account cannot slow the owner down. Returns the cookie for it.
 */
async function afterReset(
  ctx: RecordNeeds & { house: { origin: string } },
  { accountId, headers }: { accountId: string; headers: Headers },
): Promise<Headers> {
  await recordAccountAct(ctx, { act: 'account.reset-password', accountId, headers });
  const secure = ctx.house.origin.startsWith('https:');
  return new Headers({ 'Set-Cookie': rememberDevice({ secret: ctx.secret, headers, accountId, secure }) });
}
