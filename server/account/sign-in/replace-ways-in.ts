import { eq } from 'drizzle-orm';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { credential, passkey, session, twoFactor } from '../../db/schema/index.ts';
import { endLinks } from '../links/links.ts';
import { type AccountRow, updateAccount } from '../store.ts';
import { setPassword } from './store-credential.ts';

/** Password, social identities, passkeys, sessions and links all go. Inside the caller's transaction. */
export async function closeWaysIn(tx: Db, { id, email }: Pick<AccountRow, 'id' | 'email'>): Promise<void> {
  await tx.delete(session).where(eq(session.userId, id));
  await tx.delete(credential).where(eq(credential.userId, id));
  await tx.delete(passkey).where(eq(passkey.userId, id));
  await endLinks(tx, id, email);
  await updateAccount(tx, id, { socialId: null });
}

/**
 * Hands an account with an unconfirmed address to who has the mailbox. A stranger may have made it: every way in goes,
 * the second factor with them, and one new password is the only way left. Inside the caller's transaction.
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
