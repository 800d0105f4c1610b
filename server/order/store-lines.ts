import { and, asc, eq, isNotNull, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { type Given, isOneOf, preparedStatement } from '../db/prepared-statements.ts';
import { ledgerEntry, order, orderLine, orderLineEvent } from '../db/schema/index.ts';
import { insertRows } from '../db/write-rows.ts';

export type LineRow = typeof orderLine.$inferSelect;

const selectLines = preparedStatement((db, { orderIds }: Given<{ orderIds: readonly string[] }>) =>
  db
    .select()
    .from(orderLine)
    .where(isOneOf(orderLine.orderId, orderIds))
    .orderBy(asc(orderLine.orderId), asc(orderLine.position)),
);

export const linesOf = (db: Db, orderIds: readonly string[]): Promise<LineRow[]> =>
  orderIds.length === 0 ? Promise.resolve([]) : selectLines(db, { orderIds });

/** Lines that were once part of another, with the money that came along. */
export const dividedLines = (db: Db, orderId: string): Promise<LineRow[]> =>
  db
    .select()
    .from(orderLine)
    .where(and(eq(orderLine.orderId, orderId), isNotNull(orderLine.partOfLineId)));

/** Worded exactly like the partial index on waiting lines. With parameters, a cached plan would read every line. */
export const waitsToShip = sql`${orderLine.state} in ('placed', 'confirmed')`;

const unshipped = and(waitsToShip, eq(order.payment, 'complete'));

/** One batch of lines, skipping these orders. */
export interface LineRound {
  limit: number;
  except: readonly string[];
}

const waitingLines = (db: Db, which: ReturnType<typeof and>, { limit, except }: LineRound): Promise<LineRow[]> =>
  db
    .select({ line: orderLine })
    .from(orderLine)
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .where(and(unshipped, which, notInArray(order.id, [...except])))
    .orderBy(asc(orderLine.shipBy))
    .limit(limit)
    .then((rows) => rows.map(({ line }) => line));

/** Past their ship-by date, and the customer hasn't been told about that date yet. */
export const lateLines = (db: Db, today: string, round: LineRound): Promise<LineRow[]> =>
  waitingLines(
    db,
    and(lt(orderLine.shipBy, today), sql`${orderLine.delayedFrom} is distinct from ${orderLine.shipBy}`),
    round,
  );

/** The time to answer a delay is up. Silence doesn't cancel a replacement for a delivered piece, so it's left out. */
export const silentLines = (db: Db, today: string, round: LineRound): Promise<LineRow[]> =>
  waitingLines(
    db,
    and(lt(orderLine.answerBy, today), isNull(orderLine.delayAnswer), isNull(orderLine.replacesLineId)),
    round,
  );

export async function insertLines(tx: Db, rows: (typeof orderLine.$inferInsert)[]): Promise<void> {
  await insertRows(tx, orderLine, rows);
}

export async function changeLine(tx: Db, id: string, changes: Partial<LineRow>): Promise<LineRow> {
  const [changed] = await tx.update(orderLine).set(changes).where(eq(orderLine.id, id)).returning();
  if (!changed) throw new Error(`no line ${id}`);
  return changed;
}

export async function insertEvents(tx: Db, rows: (typeof orderLineEvent.$inferInsert)[]): Promise<void> {
  await insertRows(tx, orderLineEvent, rows);
}

export async function insertEntries(tx: Db, rows: (typeof ledgerEntry.$inferInsert)[]): Promise<void> {
  await insertRows(tx, ledgerEntry, rows);
}
