import { asc, eq } from 'drizzle-orm';
import { type LedgerTotals, ledgerTotals } from '#core/money/index.ts';
import { type ExchangeBooks, leftToRefund, type PaidEntry, withMovedMoney } from '#core/order/index.ts';
import { isCourtesy } from '#core/payment/index.ts';
import type { Db } from '../db/database.ts';
import { ledgerEntry } from '../db/schema/index.ts';
import { type RefundRow, refundsOfOrders } from '../payment/refund-rows.ts';
import { dividedLines, type LineRow } from './store-lines.ts';

type EntryRow = typeof ledgerEntry.$inferSelect;

interface WrittenBooks {
  entries: readonly EntryRow[];
  refunds: readonly RefundRow[];
  /** Those that were divided are enough. */
  lines: readonly Pick<LineRow, 'id' | 'position' | 'movedMoney'>[];
}

/** The order's books, optionally without one of the refunds that are owed. */
export async function orderBooks(db: Db, orderId: string, without?: string): Promise<PaidEntry[]> {
  const entries = await db
    .select()
    .from(ledgerEntry)
    .where(eq(ledgerEntry.orderId, orderId))
    .orderBy(asc(ledgerEntry.at), asc(ledgerEntry.id));
  const refunds = await refundsOfOrders(db, [orderId]);
  const lines = await dividedLines(db, orderId);
  return booksOf({ entries, lines, refunds: refunds.filter(({ id }) => id !== without) });
}

/** The books an exchange is calculated from. */
export async function exchangeBooks(db: Db, orderId: string): Promise<ExchangeBooks> {
  const courtesies = (await refundsOfOrders(db, [orderId])).filter(({ reason }) => isCourtesy(reason));
  return { ledger: await orderBooks(db, orderId), courtesies: courtesies.flatMap(({ amounts }) => amounts) };
}

/**
 * The books of an order. Refunds owed to the customer count as paid out, so that they can't be promised twice: those
 * waiting to be sent, and those the provider refused or the bank returned, until they're resent.
 */
export function booksOf(written: WrittenBooks): PaidEntry[] {
  const books = entriesOf(written);
  const owed = (wanted: RefundRow['state']) => written.refunds.filter(({ state }) => state === wanted);
  for (const row of [...owed('promised'), ...owed('failed')]) {
    const { intentId } = row;
    books.push(...leftToRefund(books, row).map((amount) => ({ ...amount, kind: 'refunded' as const, intentId })));
  }
  return books;
}

/**
 * What was written into an order's books, line by line as they're divided now. The entries themselves never change: what
 * was divided keeps with it which money came along.
 */
export function entriesOf({ entries, lines }: Omit<WrittenBooks, 'refunds'>): PaidEntry[] {
  const written = entries.map(({ kind, of, lineId, cents, intentId }): PaidEntry => {
    return { kind, of, lineId, cents, intentId };
  });
  return lines
    .toSorted((one, other) => one.position - other.position)
    .reduce((books, { id, movedMoney }) => (movedMoney ? withMovedMoney(books, movedMoney, id) : books), written);
}

/** What an order's page says was paid and refunded. A failed refund hasn't been paid out, though its amount is reserved. */
export const paidAndRefunded = (written: Parameters<typeof booksOf>[0]): LedgerTotals =>
  ledgerTotals(booksOf({ ...written, refunds: written.refunds.filter(({ state }) => state !== 'failed') }));
