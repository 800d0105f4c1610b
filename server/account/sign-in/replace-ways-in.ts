import { eq } from 'drizzle-orm';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { credential, passkey, session, twoFactor } from '../../db/schema/index.ts';
import { endLinks } from '../links/links.ts';
import { type AccountRow, updateAccount } from '../store.ts';
import { setPassword } from './store-credential.ts';

/** Deletes the password, social logins, passkeys, sessions and links. Runs in the caller's transaction. */
export async function closeWaysIn(tx: Db, { id, email }: Pick<AccountRow, 'id' | 'email'>): Promise<void> {
  await tx.delete(session).where(eq(session.userId, id));
  await tx.delete(credential).where(eq(credential.userId, id));
  await tx.delete(passkey).where(eq(passkey.userId, id));
  await endLinks(tx, id, email);
  await updateAccount(tx, id, { socialId: null });
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
