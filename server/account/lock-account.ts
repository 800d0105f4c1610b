import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { account } from '../db/schema/index.ts';

/**
 * Until the transaction ends nobody else decides about this person's fees and projects: a survey submitted and a fee
 * settled at the same moment must see each other. Rows that merely refer to the account are not held up.
 */
export async function lockAccount(tx: Db, id: string): Promise<{ paymentCustomerId: string | null } | null> {
  const [held] = await tx
    .select({ paymentCustomerId: account.paymentCustomerId })
    .from(account)
    .where(eq(account.id, id))
    .for('no key update');
  return held ?? null;
}
