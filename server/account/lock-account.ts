import { and, eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { type Given, recurring } from '../db/recurring.ts';
import { account, order, session } from '../db/schema/index.ts';

type Held = { id: string; paymentCustomerId: string | null };

/**
 * Until the transaction ends nobody else decides about this person's fees and projects: a survey submitted and a fee
 * settled at the same moment must see each other. Rows that merely refer to the account are not held up.
 */
export const lockAccount = async (tx: Db, id: string): Promise<Held | null> => (await lockById(tx, { id }))[0] ?? null;

/**
 * The same for who is signed in by this session; false once it's over. A new password ends sessions and links with the
 * account held, so a link that is made this way can't slip in behind it.
 */
export async function lockSignedIn(tx: Db, accountId: string, sessionId: string): Promise<boolean> {
  await lockAccount(tx, accountId);
  return isSignedIn(tx, accountId, sessionId);
}

export async function isSignedIn(db: Db, accountId: string, sessionId: string): Promise<boolean> {
  const own = and(eq(session.id, sessionId), eq(session.userId, accountId));
  return (await db.select({ id: session.id }).from(session).where(own)).length > 0;
}

/** The same, where only the order is known. */
export const lockAccountOfOrder = async (tx: Db, orderId: string): Promise<Held | null> =>
  (await lockByOrder(tx, { orderId }))[0] ?? null;

const lock = (tx: Db, id: SQLWrapper) =>
  tx
    .select({ id: account.id, paymentCustomerId: account.paymentCustomerId })
    .from(account)
    .where(eq(account.id, id))
    .for('no key update');

const lockById = recurring((tx, { id }: Given<{ id: string }>) => lock(tx, id));

const lockByOrder = recurring((tx, { orderId }: Given<{ orderId: string }>) =>
  lock(tx, sql`(select ${order.accountId} from ${order} where ${order.id} = ${orderId})`),
);
