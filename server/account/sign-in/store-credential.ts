import { and, eq, isNotNull } from 'drizzle-orm';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { credential } from '../../db/schema/index.ts';

/** False for who came by a social provider and never chose one. */
export async function hasPassword(db: Db, accountId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: credential.id })
    .from(credential)
    .where(
      and(eq(credential.userId, accountId), eq(credential.providerId, 'credential'), isNotNull(credential.password)),
    );
  return found !== undefined;
}

/** Takes the place of the old password, if there was one. */
export async function setPassword(ctx: Pick<Ctx, 'db' | 'ids'>, accountId: string, hash: string): Promise<void> {
  // By real time, as the library dates its rows: a password this new is checked again once a session is open.
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

/** How many: a password, a social provider. */
export const waysIntoAccount = (db: Db, accountId: string): Promise<number> =>
  db.$count(credential, eq(credential.userId, accountId));

/** By which social providers this person signs in. */
export async function socialProvidersOf(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .select({ provider: credential.providerId })
    .from(credential)
    .where(eq(credential.userId, accountId));
  return rows.map(({ provider }) => provider).filter((provider) => provider !== 'credential');
}
