import { and, eq, isNotNull } from 'drizzle-orm';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { credential } from '../../db/schema/index.ts';

/** False for customers who use a social provider and never set a password. */
export async function hasPassword(db: Db, accountId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: credential.id })
    .from(credential)
    .where(
      and(eq(credential.userId, accountId), eq(credential.providerId, 'credential'), isNotNull(credential.password)),
    );
  return found !== undefined;
}

/** Replaces the old password, if there was one. */
export async function setPassword(ctx: Pick<Ctx, 'db' | 'ids'>, accountId: string, hash: string): Promise<void> {
  // Uses real time, like the library's own rows: `guardNewSession` rechecks passwords that changed recently.
  const updatedAt = new Date();
  await ctx.db
    .insert(credential)
    .values({
      ...{ id: ctx.ids.next('credential'), userId: accountId, providerId: 'credential', accountId },
      ...{ password: hash, createdAt: updatedAt, updatedAt },
    })
    .onConflictDoUpdate({
      target: [credential.userId, credential.providerId],
      set: { password: hash, updatedAt },
    });
}

/** Counts the password and the social providers. */
export const waysIntoAccount = (db: Db, accountId: string): Promise<number> =>
  db.$count(credential, eq(credential.userId, accountId));

/** The social providers this person signs in with. */
export async function socialProvidersOf(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .select({ provider: credential.providerId })
    .from(credential)
    .where(eq(credential.userId, accountId));
  return rows.map(({ provider }) => provider).filter((provider) => provider !== 'credential');
}
