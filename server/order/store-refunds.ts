import { and, asc, eq, getTableColumns, inArray, lte } from 'drizzle-orm';
import { type ExchangeBooks, leftToRefund, type PaidEntry } from '#core/order/index.ts';
import type { Db } from '../db/database.ts';
import { type Beginning, begun, fits, howMany } from '../db/page.ts';
import { ledgerEntry, order, orderRefund } from '../db/schema/index.ts';

export type RefundRow = typeof orderRefund.$inferSelect;
type EntryRow = typeof ledgerEntry.$inferSelect;

export const refundsOf = (db: Db, orderIds: readonly string[]): Promise<RefundRow[]> =>
  orderIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(orderRefund)
        .where(inArray(orderRefund.orderId, [...orderIds]))
        .orderBy(asc(orderRefund.promisedAt), asc(orderRefund.id));

/** The books, as they would be without one of the refunds that are owed. */
export async function orderBooks(db: Db, orderId: string, without?: string): Promise<PaidEntry[]> {
  const entries = await db
    .select()
    .from(ledgerEntry)
    .where(eq(ledgerEntry.orderId, orderId))
    .orderBy(asc(ledgerEntry.at), asc(ledgerEntry.id));
  const refunds = await refundsOf(db, [orderId]);
  return booksOf({ entries, refunds: refunds.filter(({ id }) => id !== without) });
}

/** What an exchange is reckoned by. */
export async function exchangeBooks(db: Db, orderId: string): Promise<ExchangeBooks> {
  const courtesies = (await refundsOf(db, [orderId])).filter(({ reason }) => reason === 'goodwill');
  return { ledger: await orderBooks(db, orderId), courtesies: courtesies.flatMap(({ amounts }) => amounts) };
}

/**
 * The books of an order. What is owed to the customer counts as gone, so that nobody promises it twice: what waits to be
 * sent, and what the provider refused or the bank sent back until it is sent again.
 */
export function booksOf(written: { entries: readonly EntryRow[]; refunds: readonly RefundRow[] }): PaidEntry[] {
  const books: PaidEntry[] = written.entries.map(({ kind, of, lineId, cents, paymentId }) => {
    return { kind, of, lineId, cents, paymentId };
  });
  const owed = (wanted: RefundRow['state']) => written.refunds.filter(({ state }) => state === wanted);
  for (const row of [...owed('promised'), ...owed('failed')]) {
    const { paymentId } = row;
    books.push(...leftToRefund(books, row).map((amount) => ({ ...amount, kind: 'refunded' as const, paymentId })));
  }
  return books;
}

export async function insertRefunds(tx: Db, rows: (typeof orderRefund.$inferInsert)[]): Promise<RefundRow[]> {
  return rows.length === 0 ? [] : tx.insert(orderRefund).values(rows).returning();
}

export async function refundById(db: Db, id: string): Promise<RefundRow | null> {
  const [row] = await db.select().from(orderRefund).where(eq(orderRefund.id, id));
  return row ?? null;
}

export async function changeRefund(tx: Db, id: string, changes: Partial<RefundRow>): Promise<RefundRow> {
  const [changed] = await tx.update(orderRefund).set(changes).where(eq(orderRefund.id, id)).returning();
  if (!changed) throw new Error(`no refund ${id}`);
  return changed;
}

/** Sent through a payment, and still looked after. */
export const sentRefundsOf = (db: Db, paymentId: string): Promise<RefundRow[]> =>
  db
    .select()
    .from(orderRefund)
    .where(and(eq(orderRefund.paymentId, paymentId), eq(orderRefund.state, 'sent')));

export const refundsToLookAt = (db: Db, now: Date, limit: number): Promise<RefundRow[]> =>
  db
    .select()
    .from(orderRefund)
    .where(and(eq(orderRefund.state, 'sent'), lte(orderRefund.lookAt, now)))
    .orderBy(asc(orderRefund.lookAt))
    .limit(limit);

/** Refused by the provider or sent back by the bank, the longest waiting first. */
export async function failedRefunds(db: Db, { words, limit }: Beginning) {
  const rows = await db
    .select({ ...getTableColumns(orderRefund), payment: order.payment, howMany })
    .from(orderRefund)
    .innerJoin(order, eq(order.id, orderRefund.orderId))
    .where(and(eq(orderRefund.state, 'failed'), fits(words, orderRefund.problem, orderRefund.orderId, orderRefund.id)))
    .orderBy(asc(orderRefund.promisedAt), asc(orderRefund.id))
    .limit(limit);
  return begun(rows);
}

export const refundsToSend = (db: Db, now: Date, limit: number): Promise<RefundRow[]> =>
  db
    .select()
    .from(orderRefund)
    .where(and(eq(orderRefund.state, 'promised'), lte(orderRefund.nextTryAt, now)))
    .orderBy(asc(orderRefund.nextTryAt))
    .limit(limit);
