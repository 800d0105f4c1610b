import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { type Given, recurring } from '../db/recurring.ts';
import { account } from '../db/schema/index.ts';

type Held = { id: string; paymentCustomerId: string | null };

/**
 * Until the transaction ends nobody else decides about this person's fees and projects: a survey submitted and a fee
 * settled at the same moment must see each other. Rows that merely refer to the account are not held up.
 */
export const lockAccount = async (tx: Db, id: string): Promise<Held | null> => (await lockById(tx, { id }))[0] ?? null;

const lockById = recurring((tx, { id }: Given<{ id: string }>) =>
  tx
    .select({ id: account.id, paymentCustomerId: account.paymentCustomerId })
    .from(account)
    .where(eq(account.id, id))
    .for('no key update'),
);
