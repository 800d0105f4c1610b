import { and, eq, gt, isNotNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { contactMessage } from '../db/schema/index.ts';

export type NewContactMessage = typeof contactMessage.$inferInsert;

/** Two messages of one sender at the same moment are counted one after the other. */
export async function lockSender(db: Db, sender: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${sender}, 0))`);
}

export async function timesOfSender(db: Db, sender: string, since: Date): Promise<Date[]> {
  const rows = await db
    .select({ receivedAt: contactMessage.receivedAt })
    .from(contactMessage)
    .where(and(eq(contactMessage.sender, sender), gt(contactMessage.receivedAt, since)));
  return rows.map(({ receivedAt }) => receivedAt);
}

export async function findByOnceKey(db: Db, onceKey: string): Promise<string | null> {
  const [found] = await db
    .select({ id: contactMessage.id })
    .from(contactMessage)
    .where(eq(contactMessage.onceKey, onceKey));
  return found?.id ?? null;
}

export async function insertMessage(db: Db, message: NewContactMessage): Promise<boolean> {
  const made = await db
    .insert(contactMessage)
    .values(message)
    .onConflictDoNothing()
    .returning({ id: contactMessage.id });
  return made.length > 0;
}

/** Where messages came from is forgotten once it no longer counts. */
export async function forgetSenders(db: Db, until: Date): Promise<void> {
  await db
    .update(contactMessage)
    .set({ sender: null })
    .where(and(isNotNull(contactMessage.sender), lte(contactMessage.receivedAt, until)));
}
