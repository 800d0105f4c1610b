import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { ledgerEntry, orderLine, orderLineEvent } from '../db/schema/index.ts';

export type LineRow = typeof orderLine.$inferSelect;
export type LineEventRow = typeof orderLineEvent.$inferSelect;

export const linesOf = (db: Db, orderIds: readonly string[]): Promise<LineRow[]> =>
  orderIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(orderLine)
        .where(inArray(orderLine.orderId, [...orderIds]))
        .orderBy(asc(orderLine.orderId), asc(orderLine.position));

export async function insertLines(tx: Db, rows: (typeof orderLine.$inferInsert)[]): Promise<void> {
  await tx.insert(orderLine).values(rows);
}

export async function changeLine(tx: Db, id: string, changes: Partial<LineRow>): Promise<LineRow> {
  const [changed] = await tx.update(orderLine).set(changes).where(eq(orderLine.id, id)).returning();
  if (!changed) throw new Error(`no line ${id}`);
  return changed;
}

export const eventsOf = (db: Db, lineIds: readonly string[]): Promise<LineEventRow[]> =>
  lineIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(orderLineEvent)
        .where(inArray(orderLineEvent.lineId, [...lineIds]))
        .orderBy(asc(orderLineEvent.sequence));

export async function insertEvents(tx: Db, rows: (typeof orderLineEvent.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(orderLineEvent).values(rows);
}

export async function insertEntries(tx: Db, rows: (typeof ledgerEntry.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(ledgerEntry).values(rows);
}
