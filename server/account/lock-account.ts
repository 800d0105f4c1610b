import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { account, order } from '../db/schema/index.ts';

type Held = { id: string; paymentCustomerId: string | null };

/**
 * Until the transaction ends nobody else decides about this person's fees and projects: a survey submitted and a fee
 * settled at the same moment must see each other. Rows that merely refer to the account are not held up.
 */
export const lockAccount = (tx: Db, id: string): Promise<Held | null> => lock(tx, eq(account.id, id));

/** The same, where only the order is known. */
export const lockAccountOfOrder = (tx: Db, orderId: string): Promise<Held | null> =>
  lock(tx, eq(account.id, sql`(select ${order.accountId} from ${order} where ${order.id} = ${orderId})`));

async function lock(tx: Db, which: SQL): Promise<Held | null> {
  const [held] = await tx
    .select({ id: account.id, paymentCustomerId: account.paymentCustomerId })
    .from(account)
    .where(which)
    .for('no key update');
  return held ?? null;
}
