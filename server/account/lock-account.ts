import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { type Given, preparedStatement } from '../db/prepared-statements.ts';
import { account, session } from '../db/schema/index.ts';

type Held = { id: string; paymentCustomerId: string | null };

/**
 * Until the transaction ends nobody else decides about this person's fees and projects: a survey submitted and a fee
 * settled at the same moment must see each other. Rows that merely refer to the account are not held up.
 */
export const lockAccount = async (tx: Db, id: string): Promise<Held | null> => (await lockById(tx, { id }))[0] ?? null;

/**
 * For who closes the ways into an account: until the transaction ends nobody opens a session in it either. What was
 * opened before can then be seen and ended; what opens afterwards is looked at again (`guardNewSession`).
 */
export async function lockWaysIn(tx: Db, id: string): Promise<void> {
  await tx.select({ id: account.id }).from(account).where(eq(account.id, id)).for('update');
}

/**
 * The same for who does so, or makes a link, being signed in; false once this session is over. A new password ends
 * sessions and links with the account held, so nothing of an older session slips in behind it.
 */
export async function lockSignedIn(tx: Db, accountId: string, sessionId: string): Promise<boolean> {
  await lockWaysIn(tx, accountId);
  return isSignedIn(tx, accountId, sessionId);
}

export async function isSignedIn(db: Db, accountId: string, sessionId: string): Promise<boolean> {
  const own = and(eq(session.id, sessionId), eq(session.userId, accountId));
  return (await db.select({ id: session.id }).from(session).where(own)).length > 0;
}

const lockById = preparedStatement((tx, { id }: Given<{ id: string }>) =>
  tx
    .select({ id: account.id, paymentCustomerId: account.paymentCustomerId })
    .from(account)
    .where(eq(account.id, id))
    .for('no key update'),
);
