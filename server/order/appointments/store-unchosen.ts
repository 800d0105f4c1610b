import { and, asc, min, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { orderLine } from '../../db/schema/index.ts';

/** White glove on its way, and no day is agreed on. */
export const waitsForDay: SQL = sql`purchase_line.state = 'shipped' and purchase_line.delivery = 'white-glove'
  and purchase_line.shipped_at is not null and not exists (select from delivery_appointment booked
  where booked.line_id = purchase_line.id and booked.ended_at is null)`;

// Names in full: in a column of one table, the query builder would leave the table's name out.
const reminded = sql`from purchase_line_event reminded where reminded.line_id = purchase_line.id
  and reminded.act = 'remind of delivery'`;

/** How many times we reminded the customer to choose a day. */
export const timesAsked: SQL<number> = sql<number>`(select count(*) ${reminded})`;

/** When the last reminder went out; before the first, when the piece shipped: that letter asks too. */
export const lastAsked: SQL = sql`coalesce((select max(reminded.at) ${reminded}), purchase_line.shipped_at)`;

/** How many reminders a customer gets, and how old the last letter must be before the next one goes out. */
export interface LastReminder {
  before: Date;
  reminders: number;
}

/** Orders that are due for a reminder, longest waiting first. */
export async function ordersToRemind(db: Db, { before, reminders }: LastReminder, limit: number): Promise<string[]> {
  const rows = await db
    .select({ orderId: orderLine.orderId, since: min(orderLine.shippedAt).as('since') })
    .from(orderLine)
    .where(and(waitsForDay, isDue({ before, reminders })))
    .groupBy(orderLine.orderId)
    .orderBy(asc(sql`since`), asc(orderLine.orderId))
    .limit(limit);
  return rows.map(({ orderId }) => orderId);
}

/** The lines of an order that are due for a reminder, and how many there were before. */
export const linesToRemind = (db: Db, orderId: string, last: LastReminder) =>
  db
    .select({ id: orderLine.id, times: timesAsked.mapWith(Number) })
    .from(orderLine)
    .where(and(sql`${orderLine.orderId} = ${orderId}`, waitsForDay, isDue(last)))
    .orderBy(asc(orderLine.position));

const isDue = ({ before, reminders }: LastReminder): SQL =>
  sql`${timesAsked} < ${reminders} and ${lastAsked} < ${before.toISOString()}::timestamptz`;
