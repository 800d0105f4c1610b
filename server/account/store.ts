import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { type Given, isOneOf, preparedStatement } from '../db/prepared-statements.ts';
import { account } from '../db/schema/index.ts';

export type AccountRow = typeof account.$inferSelect;

export async function accountById(db: Db, id: string): Promise<AccountRow | null> {
  const [row] = await db.select().from(account).where(eq(account.id, id));
  return row ?? null;
}

export type ContactRow = Pick<
  AccountRow,
  'id' | 'email' | 'emailVerified' | 'firstName' | 'name' | 'image' | 'deletedAt' | 'formerEmail'
>;

const { id, email, emailVerified, firstName, name, image, deletedAt, formerEmail } = getTableColumns(account);

const selectContacts = preparedStatement((db, { ids }: Given<{ ids: readonly string[] }>) =>
  db
    .select({ id, email, emailVerified, firstName, name, image, deletedAt, formerEmail })
    .from(account)
    .where(isOneOf(account.id, ids)),
);

/** Selects only what's needed to contact them. */
export const contactsById = (db: Db, ids: readonly string[]): Promise<ContactRow[]> => selectContacts(db, { ids });

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
