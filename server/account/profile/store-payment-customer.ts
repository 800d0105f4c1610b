import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { account } from '../../db/schema/index.ts';

const columns = {
  id: account.id,
  name: account.name,
  email: account.email,
  paymentCustomerId: account.paymentCustomerId,
};

export type PayingAccount = { id: string; name: string; email: string; paymentCustomerId: string | null };

export async function payingAccount(db: Db, id: string): Promise<PayingAccount | null> {
  const [row] = await db.select(columns).from(account).where(eq(account.id, id));
  return row ?? null;
}

/** The first writer wins. Returns the id that was kept. */
export async function keepCustomerId(db: Db, id: string, customerId: string): Promise<string> {
  const mine = and(eq(account.id, id), isNull(account.paymentCustomerId));
  await db.update(account).set({ paymentCustomerId: customerId }).where(mine);
  return (await payingAccount(db, id))?.paymentCustomerId ?? customerId;
}

export async function saveShipping(db: Db, id: string, given: { zip: string; state: string; at: Date }): Promise<void> {
  const { zip, state, at } = given;
  await db.update(account).set({ shippingZip: zip, shippingState: state, updatedAt: at }).where(eq(account.id, id));
}
