import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Fee } from '#core/fee/index.ts';
import type { Db } from '../db/database.ts';
import { type Given, preparedStatement } from '../db/prepared-statements.ts';
import { fee, feeRoom } from '../db/schema/index.ts';

export type FeeRow = typeof fee.$inferSelect;

/** What the card will be charged. */
export const dueCents = ({ priceCents, discountCents }: Pick<FeeRow, 'priceCents' | 'discountCents'>): number =>
  priceCents - discountCents;

export async function feeById(db: Db, id: string): Promise<FeeRow | null> {
  const [row] = await db.select().from(fee).where(eq(fee.id, id));
  return row ?? null;
}

export async function lockFee(tx: Db, id: string): Promise<FeeRow | null> {
  const [row] = await tx.select().from(fee).where(eq(fee.id, id)).for('update');
  return row ?? null;
}

/** Locks a fee and returns it in the form the rules use. */
export async function lockFeeOf(tx: Db, id: string): Promise<Fee | null> {
  const row = await lockFee(tx, id);
  return row ? ((await feesOf(tx, row.accountId)).find((fee) => fee.id === id) ?? null) : null;
}

const selectFees = preparedStatement((db, { accountId }: Given<{ accountId: string }>) =>
  db.select().from(fee).where(eq(fee.accountId, accountId)).orderBy(asc(fee.openedAt), asc(fee.id)),
);

/** Every fee of a customer in the form the rules use, oldest first. */
export async function feesOf(db: Db, accountId: string): Promise<Fee[]> {
  const rows = await selectFees(db, { accountId });
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const rooms = await db.select().from(feeRoom).where(inArray(feeRoom.feeId, ids)).orderBy(asc(feeRoom.takenAt));
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    openedAt: row.openedAt,
    paidAt: row.paidAt,
    priceCents: row.priceCents,
    paidCents: row.paidCents,
    refundedCents: row.refundedCents,
    surveyIds: rooms.filter(({ feeId }) => feeId === row.id).map(({ surveyId }) => surveyId),
    creditOrderId: row.creditOrderId,
  }));
}

export async function insertFee(tx: Db, row: typeof fee.$inferInsert): Promise<FeeRow> {
  const [made] = await tx.insert(fee).values(row).returning();
  if (!made) throw new Error('a fee was not written');
  return made;
}

export async function changeFee(tx: Db, id: string, changes: Partial<FeeRow>): Promise<FeeRow> {
  const [changed] = await tx.update(fee).set(changes).where(eq(fee.id, id)).returning();
  if (!changed) throw new Error(`no fee ${id}`);
  return changed;
}

export async function insertRooms(tx: Db, feeId: string, surveyIds: readonly string[], takenAt: Date): Promise<void> {
  if (surveyIds.length === 0) return;
  await tx.insert(feeRoom).values(surveyIds.map((surveyId) => ({ surveyId, feeId, takenAt })));
}

/** Complete fees that may have expired, oldest payment first. */
export const feesPaidUntil = (db: Db, until: Date, limit: number): Promise<FeeRow[]> =>
  db
    .select()
    .from(fee)
    .where(and(eq(fee.status, 'complete'), lte(fee.paidAt, until)))
    .orderBy(asc(fee.paidAt))
    .limit(limit);
