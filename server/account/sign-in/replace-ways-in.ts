import { and, eq, ne } from 'drizzle-orm';
import { isStaff } from '#core/account/index.ts';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { credential, passkey, session, twoFactor } from '../../db/schema/index.ts';
import { endLinks } from '../links/links.ts';
import { type AccountRow, updateAccount } from '../store.ts';
import { hasPassword, setPassword } from './store-credential.ts';

/**
 * Deletes the password, social logins, passkeys, sessions and links. Runs in the caller's transaction. `keepsPasskeys`
 * is for those who need one besides the password (`passkeysAreFactor`).
 */
export async function closeWaysIn(
  tx: Db,
  { id, email }: Pick<AccountRow, 'id' | 'email'>,
  { keepsPasskeys = false } = {},
): Promise<void> {
  await tx.delete(session).where(eq(session.userId, id));
  await tx.delete(credential).where(eq(credential.userId, id));
  if (!keepsPasskeys) await tx.delete(passkey).where(eq(passkey.userId, id));
  await endLinks(tx, id, email);
  await updateAccount(tx, id, { socialId: null });
}

/**
 * Staff without an app open the studio with a passkey. It's their second factor, so a mailbox alone must not remove it.
 * No stranger's passkey can be among them: becoming staff removes those from before.
 */
export const passkeysAreFactor = ({ role, twoFactorEnabled }: Pick<AccountRow, 'role' | 'twoFactorEnabled'>): boolean =>
  isStaff(role) && !twoFactorEnabled;

/**
 * For a customer who becomes staff: removes the passkeys, links and every session but this one, and beside a password
 * the social logins. Someone else may have added them while the account opened less. True if there were passkeys. Runs
 * in the caller's transaction.
 */
export async function closeCustomersWaysIn(
  tx: Db,
  { id, email }: Pick<AccountRow, 'id' | 'email'>,
  { keptSession = null }: { keptSession?: string | null } = {},
): Promise<boolean> {
  const others = keptSession === null ? undefined : ne(session.id, keptSession);
  await tx.delete(session).where(and(eq(session.userId, id), others));
  await endLinks(tx, id, email);
  if (await hasPassword(tx, id)) {
    await tx.delete(credential).where(and(eq(credential.userId, id), ne(credential.providerId, 'credential')));
    await updateAccount(tx, id, { socialId: null });
  }
  return (await tx.delete(passkey).where(eq(passkey.userId, id)).returning({ id: passkey.id })).length > 0;
}

/**
 * Hands an account with an unconfirmed address to the mailbox's owner. A stranger may have created it, so every way in
 * is removed, including the second factor, and the new password becomes the only one. Runs in the caller's transaction.
 */
export async function replaceWaysIn(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids'>,
  person: Pick<AccountRow, 'id' | 'email'>,
  passwordHash: string,
): Promise<void> {
  const { id } = person;
  await closeWaysIn(ctx.db, person);
  await ctx.db.delete(twoFactor).where(eq(twoFactor.userId, id));
  const proved = { emailVerified: true, twoFactorEnabled: false };
  await updateAccount(ctx.db, id, { ...proved, updatedAt: ctx.clock.now() });
  await setPassword(ctx, id, passwordHash);
}
