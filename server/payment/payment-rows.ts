import { and, asc, eq, getTableColumns, gt, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { type Given, preparedStatement } from '../db/prepared-statements.ts';
import { account, payment } from '../db/schema/index.ts';
import { insertRow, updateRow } from '../db/write-rows.ts';

export type PaymentRow = typeof payment.$inferSelect;

const selectPayment = preparedStatement((db, { id }: Given<{ id: string }>) =>
  db.select().from(payment).where(eq(payment.id, id)),
);

export async function paymentById(db: Db, id: string): Promise<PaymentRow | null> {
  const [row] = await selectPayment(db, { id });
  return row ?? null;
}

export async function paymentByIntent(db: Db, intentId: string): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payment).where(eq(payment.intentId, intentId));
  return row ?? null;
}

/** Locks the account first, as everywhere, so that changes to a customer's fees, orders and projects run one by one. */
const selectToChange = preparedStatement((tx, { id }: Given<{ id: string }>) =>
  tx
    .select(getTableColumns(payment))
    .from(account)
    .innerJoin(payment, eq(payment.accountId, account.id))
    .where(eq(payment.id, id))
    .for('no key update'),
);

/** Locks the payment and the account it belongs to. */
export async function lockPayment(tx: Db, id: string): Promise<PaymentRow | null> {
  const [row] = await selectToChange(tx, { id });
  return row ?? null;
}

export const insertPayment = (tx: Db, row: typeof payment.$inferInsert): Promise<PaymentRow> =>
  insertRow(tx, payment, row);

export const changePayment = (db: Db, id: string, changes: Partial<PaymentRow>): Promise<void> =>
  updateRow(db, payment, id, changes);

const setIntent = preparedStatement((db, given: Given<{ id: string; before: string | null; intentId: string }>) =>
  db
    .update(payment)
    .set({ intentId: sql`${given.intentId}` })
    .where(
      and(
        eq(payment.id, given.id),
        sql`${payment.intentId} is not distinct from ${given.before}::text`,
        eq(payment.state, 'open'),
        gt(payment.dueCents, 0),
      ),
    )
    .returning({ id: payment.id }),
);

/** Only a payment that can still be made takes an intent. One that was settled meanwhile must not be paid again. */
export async function keepIntent(db: Db, row: PaymentRow, intentId: string): Promise<boolean> {
  const kept = await setIntent(db, { id: row.id, before: row.intentId, intentId });
  // Another tab may have asked for the same intent and saved it first.
  return kept.length > 0 || (await paymentById(db, row.id))?.intentId === intentId;
}

export const paymentsToCheck = (db: Db, now: Date, limit: number): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payment)
    .where(and(eq(payment.state, 'open'), lte(payment.nextCheckAt, now)))
    .orderBy(asc(payment.nextCheckAt))
    .limit(limit);

/** Changes the amount due. The new revision gives the provider's update its own idempotency key. */
export async function changeDue(tx: Db, id: string, dueCents: number): Promise<void> {
  await tx
    .update(payment)
    .set({ dueCents, revision: sql`${payment.revision} + 1` })
    .where(eq(payment.id, id));
}
