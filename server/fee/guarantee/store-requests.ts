import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { guaranteeRequest } from '../../db/schema/index.ts';

export type GuaranteeRow = typeof guaranteeRequest.$inferSelect;

export async function insertRequest(tx: Db, row: typeof guaranteeRequest.$inferInsert): Promise<void> {
  await tx.insert(guaranteeRequest).values(row);
}

export async function lastRequest(db: Db, feeId: string): Promise<GuaranteeRow | null> {
  const [row] = await db
    .select()
    .from(guaranteeRequest)
    .where(eq(guaranteeRequest.feeId, feeId))
    .orderBy(desc(guaranteeRequest.askedAt), desc(guaranteeRequest.id))
    .limit(1);
  return row ?? null;
}

export async function requestById(db: Db, id: string): Promise<GuaranteeRow | null> {
  const [row] = await db.select().from(guaranteeRequest).where(eq(guaranteeRequest.id, id));
  return row ?? null;
}

export async function lockRequest(tx: Db, id: string): Promise<GuaranteeRow | null> {
  const [row] = await tx.select().from(guaranteeRequest).where(eq(guaranteeRequest.id, id)).for('update');
  return row ?? null;
}

export async function changeRequest(tx: Db, id: string, changes: Partial<GuaranteeRow>): Promise<void> {
  await tx.update(guaranteeRequest).set(changes).where(eq(guaranteeRequest.id, id));
}
