import { and, asc, desc, eq, lt, notExists, sql } from 'drizzle-orm';
import type { LineState } from '#core/order/index.ts';
import type { Db } from '../db/database.ts';
import { type Beginning, type Begun, begun, fits, howMany } from '../db/page.ts';
import { lineExchange, order, orderLine, orderLineEvent } from '../db/schema/index.ts';
import { waitsToShip } from './store-lines.ts';

/** A piece of an order that needs somebody, and since when. */
export interface TroubledLine {
  lineId: string;
  orderId: string;
  name: string;
  customer: string;
  state: LineState;
  shipBy: string;
  since: Date;
}

const customer = sql<string>`${order.address} ->> 'name'`;
const columns = {
  ...{ lineId: orderLine.id, orderId: orderLine.orderId, name: orderLine.name, customer },
  ...{ state: orderLine.state, shipBy: orderLine.shipBy, howMany },
};
const says = (words: string) => fits(words, orderLine.name, customer, orderLine.orderId, orderLine.id, orderLine.state);
const paidOrder = and(eq(order.id, orderLine.orderId), eq(order.payment, 'complete'));

/** When the last thing happened to a line. */
const lastEvent = (db: Db) =>
  db
    .select({ at: orderLineEvent.at })
    .from(orderLineEvent)
    .where(eq(orderLineEvent.lineId, orderLine.id))
    .orderBy(desc(orderLineEvent.sequence))
    .limit(1);

/** Few lines are in this state, which a plan that is kept for any state cannot know. */
const isPlaced = sql`${orderLine.state} = 'placed'`;

/** Placed before this moment and not confirmed since. */
export async function unconfirmedLines(
  db: Db,
  before: Date,
  { words, limit }: Beginning,
): Promise<Begun<TroubledLine>> {
  const rows = await db
    .select({ ...columns, since: orderLineEvent.at })
    .from(orderLine)
    .innerJoin(order, paidOrder)
    .innerJoin(orderLineEvent, and(eq(orderLineEvent.lineId, orderLine.id), eq(orderLineEvent.act, 'place')))
    .where(and(isPlaced, lt(orderLineEvent.at, before), says(words)))
    .orderBy(asc(orderLineEvent.at), asc(orderLine.id))
    .limit(limit);
  return begun(rows);
}

/** Not shipped although its day is over. */
export async function lateSince(db: Db, today: string, { words, limit }: Beginning): Promise<Begun<TroubledLine>> {
  const rows = await db
    .select(columns)
    .from(orderLine)
    .innerJoin(order, paidOrder)
    .where(and(waitsToShip, lt(orderLine.shipBy, today), says(words)))
    .orderBy(asc(orderLine.shipBy), asc(orderLine.id))
    .limit(limit);
  return begun(rows.map((row) => ({ ...row, since: new Date(`${row.shipBy}T12:00:00Z`) })));
}

/** It is our turn: a wish to answer, or a piece that came back. An offer that waits for the customer is theirs. */
export async function askedLines(db: Db, { words, limit }: Beginning): Promise<Begun<TroubledLine>> {
  const offered = db
    .select({ id: lineExchange.id })
    .from(lineExchange)
    .where(and(eq(lineExchange.lineId, orderLine.id), eq(lineExchange.state, 'open')));
  const since = sql<Date>`(${lastEvent(db)})`.mapWith(orderLineEvent.at);
  const asked = sql`${orderLine.state} in ('return requested', 'exchange requested', 'returned')`;
  const rows = await db
    .select({ ...columns, since })
    .from(orderLine)
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .where(and(asked, notExists(offered), says(words)))
    .orderBy(since, asc(orderLine.id))
    .limit(limit);
  return begun(rows);
}
