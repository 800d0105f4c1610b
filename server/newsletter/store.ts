import { eq, sql } from 'drizzle-orm';
import type { NewsletterState } from '#core/newsletter/index.ts';
import type { Db } from '../db/database.ts';
import { newsletterSubscription as table } from '../db/schema/index.ts';

export interface SubscriptionRow {
  id: string;
  email: string;
  state: NewsletterState;
  token: string;
  askedAt: Date;
}

const row = (found: typeof table.$inferSelect | undefined): SubscriptionRow | null =>
  found ? { ...found, state: found.state as NewsletterState } : null;

/** Locks the row, so simultaneous requests run one after the other. */
export async function subscriptionOfEmail(db: Db, email: string): Promise<SubscriptionRow | null> {
  const [found] = await db
    .select()
    .from(table)
    .where(eq(sql`lower(${table.email})`, email))
    .for('update');
  return row(found);
}

export async function subscriptionOfToken(db: Db, token: string): Promise<SubscriptionRow | null> {
  const [found] = await db.select().from(table).where(eq(table.token, token)).for('update');
  return row(found);
}

/** False if another request came first. */
export async function insertSubscription(
  db: Db,
  subscription: SubscriptionRow & { createdAt: Date },
): Promise<boolean> {
  const made = await db.insert(table).values(subscription).onConflictDoNothing().returning({ id: table.id });
  return made.length > 0;
}

export async function changeSubscription(
  db: Db,
  id: string,
  change: Partial<Pick<typeof table.$inferInsert, 'state' | 'askedAt' | 'confirmedAt' | 'unsubscribedAt'>>,
): Promise<void> {
  await db.update(table).set(change).where(eq(table.id, id));
}
