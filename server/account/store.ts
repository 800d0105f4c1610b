import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { account } from '../db/schema/index.ts';

export type AccountRow = typeof account.$inferSelect;

export async function accountById(db: Db, id: string): Promise<AccountRow | null> {
  const [row] = await db.select().from(account).where(eq(account.id, id));
  return row ?? null;
}

export const accountsById = (db: Db, ids: readonly string[]): Promise<AccountRow[]> =>
  db
    .select()
    .from(account)
    .where(inArray(account.id, [...ids]));

export async function accountByEmail(db: Db, email: string): Promise<AccountRow | null> {
  const [row] = await db
    .select()
    .from(account)
    .where(eq(sql`lower(${account.email})`, email));
  return row ?? null;
}

export async function updateAccount(
  db: Db,
  id: string,
  change: Partial<Omit<typeof account.$inferInsert, 'id'>>,
): Promise<void> {
  await db.update(account).set(change).where(eq(account.id, id));
}
