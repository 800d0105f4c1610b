import { eq } from 'drizzle-orm';
import type { Ctx } from '../../context.ts';
import { credential, session, twoFactor } from '../../db/schema/index.ts';
import { endLinks } from '../links/links.ts';
import { type AccountRow, updateAccount } from '../store.ts';
import { setPassword } from './store-credential.ts';

/**
 * Hands an account with an unconfirmed address to who has the mailbox. A stranger may have made it: password, social
 * identities, second factor, sessions and links all go, and one new password is the only way in. Inside the caller's
 * transaction.
 */
export async function replaceWaysIn(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids'>,
  { id, email }: Pick<AccountRow, 'id' | 'email'>,
  passwordHash: string,
): Promise<void> {
  await ctx.db.delete(session).where(eq(session.userId, id));
  await ctx.db.delete(credential).where(eq(credential.userId, id));
  await ctx.db.delete(twoFactor).where(eq(twoFactor.userId, id));
  await endLinks(ctx.db, id, email);
  const proved = { emailVerified: true, twoFactorEnabled: false, socialId: null };
  await updateAccount(ctx.db, id, { ...proved, updatedAt: ctx.clock.now() });
  await setPassword(ctx, id, passwordHash);
}
