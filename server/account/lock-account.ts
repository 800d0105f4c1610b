import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { type Given, preparedStatement } from '../db/prepared-statements.ts';
import { account, session } from '../db/schema/index.ts';

type Held = { id: string; paymentCustomerId: string | null };

/**
 * Serializes decisions about this person's fees and projects until the transaction ends: a survey submission and a fee
 * payment at the same moment must see each other. Rows that only reference the account aren't blocked.
 */
export const lockAccount = async (tx: Db, id: string): Promise<Held | null> => (await lockById(tx, { id }))[0] ?? null;

/**
 * For actions that close the ways into an account: no session can be opened until the transaction ends. Earlier
 * sessions are visible and can be ended; later ones are checked again (`guardNewSession`).
 */
export async function lockWaysIn(tx: Db, id: string): Promise<void> {
  await tx.select({ id: account.id }).from(account).where(eq(account.id, id)).for('update');
}

/**
 * The same lock for someone who is signed in, also used when creating a link. False once this session has ended. A
 * password change ends sessions and links under this lock, so nothing from an older session can slip in after it.
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
