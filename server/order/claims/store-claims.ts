import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { damageClaim } from '../../db/schema/index.ts';
import { insertRow } from '../../db/write-rows.ts';

export type ClaimRow = typeof damageClaim.$inferSelect;

export const insertClaim = (tx: Db, row: typeof damageClaim.$inferInsert): Promise<ClaimRow> =>
  insertRow(tx, damageClaim, row);

export async function changeClaim(tx: Db, id: string, changes: Partial<ClaimRow>): Promise<ClaimRow> {
  const [changed] = await tx.update(damageClaim).set(changes).where(eq(damageClaim.id, id)).returning();
  if (!changed) throw new Error(`no claim ${id}`);
  return changed;
}

/** The caller holds the order, so it can't change meanwhile. */
export async function claimOfOrder(db: Db, orderId: string, id: string): Promise<ClaimRow | null> {
  const [row] = await db
    .select()
    .from(damageClaim)
    .where(and(eq(damageClaim.id, id), eq(damageClaim.orderId, orderId)));
  return row ?? null;
}

export async function hasOpenClaim(db: Db, lineIds: readonly string[]): Promise<boolean> {
  const found = await db
    .select({ id: damageClaim.id })
    .from(damageClaim)
    .where(and(inArray(damageClaim.lineId, [...lineIds]), eq(damageClaim.state, 'open')))
    .limit(1);
  return found.length > 0;
}
