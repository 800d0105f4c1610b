import { choosePasswordSchema } from '#core/account/index.ts';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { announce } from '../../live/announce.ts';
import { type RecordNeeds, recordAccountAct } from '../activity/record-account-act.ts';
import type { Auth } from '../auth.ts';
import { firstProblems } from '../first-problems.ts';
import { readLink, takeLink } from '../links/links.ts';
import { lockWaysIn } from '../lock-account.ts';
import { accountById } from '../store.ts';
import { rememberDevice } from './known-device.ts';
import { closeWaysIn, passkeysAreFactor, replaceWaysIn } from './replace-ways-in.ts';
import { setPassword } from './store-credential.ts';

export type PasswordReset =
  | { ok: true; headers: Headers }
  | { ok: false; reason: 'invalid'; problems: Partial<Record<'password' | 'repeat', string>> }
  | { ok: false; reason: 'link-expired' };

/** Is this link still valid? Checked first so no one types a password for nothing. */
export const resetLinkHolds = async (ctx: Pick<Ctx, 'db' | 'clock'>, token: string): Promise<boolean> =>
  (await readLink(ctx, 'reset-password', token)) !== null;

/**
 * Sets a new password with an emailed link. Someone else may have added a passkey, a social login or a link, so every
 * other way in goes, and every session ends. If the address was never confirmed, a stranger may have registered it: then
 * the second factor goes, too.
 */
export async function resetPassword(
  ctx: RecordNeeds & Pick<Ctx, 'company'>,
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
      await closeWaysIn(inside.db, person, { keepsPasskeys: passkeysAreFactor(person) });
      await setPassword(inside, accountId, hash);
    } else await replaceWaysIn(inside, person, hash);
    announce(inside.db, accountId, 'profile');
    return { ok: true, headers: await afterReset(inside, { accountId, headers: given.headers }) };
  });
}

/**
 * After a reset by emailed link, notifies the owner and remembers this browser, so that someone guessing at the account
 * can't slow the owner down. Returns the device cookie.
 */
async function afterReset(
  ctx: RecordNeeds & { company: { origin: string } },
  { accountId, headers }: { accountId: string; headers: Headers },
): Promise<Headers> {
  await recordAccountAct(ctx, { act: 'account.reset-password', accountId, headers });
  const secure = ctx.company.origin.startsWith('https:');
  return new Headers({ 'Set-Cookie': rememberDevice({ secret: ctx.secret, headers, accountId, secure }) });
}
