import { and, asc, desc, eq, getTableColumns, lte } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { type Beginning, begun, fits, howMany } from '../db/page.ts';
import { feeRefund, guaranteeRequest } from '../db/schema/index.ts';

export type FeeRefundRow = typeof feeRefund.$inferSelect;
export type GuaranteeRow = typeof guaranteeRequest.$inferSelect;

export async function insertRefund(tx: Db, row: typeof feeRefund.$inferInsert): Promise<void> {
  await tx.insert(feeRefund).values(row);
}

export async function lockRefund(tx: Db, id: string): Promise<FeeRefundRow | null> {
  const [row] = await tx.select().from(feeRefund).where(eq(feeRefund.id, id)).for('update');
  return row ?? null;
}

export async function changeRefund(tx: Db, id: string, changes: Partial<FeeRefundRow>): Promise<void> {
  await tx.update(feeRefund).set(changes).where(eq(feeRefund.id, id));
}

/** The refund of a fee whose turn it is. */
export async function nextRefundOf(db: Db, feeId: string): Promise<FeeRefundRow | null> {
  const [row] = await db
    .select()
    .from(feeRefund)
    .where(and(eq(feeRefund.feeId, feeId), eq(feeRefund.state, 'promised')))
    .orderBy(asc(feeRefund.promisedAt), asc(feeRefund.id))
    .limit(1);
  return row ?? null;
}

export const refundsOf = (db: Db, feeId: string): Promise<FeeRefundRow[]> =>
  db.select().from(feeRefund).where(eq(feeRefund.feeId, feeId)).orderBy(asc(feeRefund.promisedAt), asc(feeRefund.id));

/** Sent through a payment, and still looked after. */
export const sentRefundsOf = (db: Db, paymentId: string): Promise<FeeRefundRow[]> =>
  db
    .select()
    .from(feeRefund)
    .where(and(eq(feeRefund.paymentId, paymentId), eq(feeRefund.state, 'sent')));

export const refundsToLookAt = (db: Db, now: Date, limit: number): Promise<FeeRefundRow[]> =>
  db
    .select()
    .from(feeRefund)
    .where(and(eq(feeRefund.state, 'sent'), lte(feeRefund.lookAt, now)))
    .orderBy(asc(feeRefund.lookAt))
    .limit(limit);

/** Refused by the provider or sent back by the bank, the longest waiting first. */
export async function failedRefunds(db: Db, { words, limit }: Beginning) {
  const rows = await db
    .select({ ...getTableColumns(feeRefund), howMany })
    .from(feeRefund)
    .where(and(eq(feeRefund.state, 'failed'), fits(words, feeRefund.problem, feeRefund.feeId, feeRefund.id)))
    .orderBy(asc(feeRefund.promisedAt), asc(feeRefund.id))
    .limit(limit);
  return begun(rows);
}

export const refundsToSend = (db: Db, now: Date, limit: number): Promise<FeeRefundRow[]> =>
  db
    .select()
    .from(feeRefund)
    .where(and(eq(feeRefund.state, 'promised'), lte(feeRefund.nextTryAt, now)))
    .orderBy(asc(feeRefund.nextTryAt))
    .limit(limit);

export async function insertRequest(tx: Db, row: typeof guaranteeRequest.$inferInsert): Promise<void> {
  await tx.insert(guaranteeRequest).values(row);
}

/** The last request about a fee. */
export async function lastRequest(db: Db, feeId: string): Promise<GuaranteeRow | null> {
  const [row] = await db
    .select()
    .from(guaranteeRequest)
    .where(eq(guaranteeRequest.feeId, feeId))
    .orderBy(desc(guaranteeRequest.askedAt), desc(guaranteeRequest.id))
    .limit(1);
  return row ?? null;
}

export async function lockRequest(tx: Db, id: string): Promise<GuaranteeRow | null> {
  const [row] = await tx.select().from(guaranteeRequest).where(eq(guaranteeRequest.id, id)).for('update');
  return row ?? null;
}

export async function changeRequest(tx: Db, id: string, changes: Partial<GuaranteeRow>): Promise<void> {
  await tx.update(guaranteeRequest).set(changes).where(eq(guaranteeRequest.id, id));
}
