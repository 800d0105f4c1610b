import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { lineExchange } from '../../db/schema/index.ts';

export type ExchangeRow = typeof lineExchange.$inferSelect;

export const exchangesOf = (db: Db, orderIds: readonly string[]): Promise<ExchangeRow[]> =>
  orderIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(lineExchange)
        .where(inArray(lineExchange.orderId, [...orderIds]))
        .orderBy(asc(lineExchange.openedAt));

export async function exchangeById(db: Db, id: string): Promise<ExchangeRow | null> {
  const [row] = await db.select().from(lineExchange).where(eq(lineExchange.id, id));
  return row ?? null;
}

export async function openExchangeOf(db: Db, lineId: string): Promise<ExchangeRow | null> {
  const open = and(eq(lineExchange.lineId, lineId), eq(lineExchange.state, 'open'));
  const [row] = await db.select().from(lineExchange).where(open);
  return row ?? null;
}

export async function insertExchange(tx: Db, row: typeof lineExchange.$inferInsert): Promise<ExchangeRow> {
  const [made] = await tx.insert(lineExchange).values(row).returning();
  if (!made) throw new Error('an exchange was not written');
  return made;
}

export async function changeExchange(tx: Db, id: string, changes: Partial<ExchangeRow>): Promise<ExchangeRow> {
  const [changed] = await tx.update(lineExchange).set(changes).where(eq(lineExchange.id, id)).returning();
  if (!changed) throw new Error(`no exchange ${id}`);
  return changed;
}
