import { and, asc, desc, eq, gt, gte, isNotNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { LineState } from '#core/order/index.ts';
import type { Db } from '../../db/database.ts';
import { type Beginning, type Begun, begun, fits, howMany } from '../../db/page.ts';
import { lineExchange, order, orderLine, orderLineEvent } from '../../db/schema/index.ts';
import { waitsToShip } from '../store-lines.ts';

/** Waits for our word for a day, is late, or waits for us to see to a return or an exchange. */
export type LineTrouble = 'unconfirmed' | 'late' | 'return';

/** A piece of an order that needs somebody, and since when. */
export interface TroubledLine {
  trouble: LineTrouble;
  lineId: string;
  orderId: string;
  name: string;
  customer: string;
  state: LineState;
  shipBy: string;
  since: Date;
}

const troubled = (trouble: LineTrouble, since: SQL) => ({
  trouble: sql<LineTrouble>`${sql.raw(`'${trouble}'`)}`.as('trouble'),
  ...{ lineId: orderLine.id, orderId: orderLine.orderId, name: orderLine.name },
  ...{ state: orderLine.state, shipBy: orderLine.shipBy },
  since: sql<Date>`${since}`.mapWith(orderLineEvent.at).as('since'),
});

/** Few lines are in this state, which a plan that is kept for any state cannot know. */
const isPlaced = sql`${orderLine.state} = 'placed'`;

/** Placed before this moment and not confirmed since. */
const unconfirmedLines = (db: Db, before: Date) =>
  db
    .select(troubled('unconfirmed', sql`${orderLineEvent.at}`))
    .from(orderLine)
    .innerJoin(orderLineEvent, and(eq(orderLineEvent.lineId, orderLine.id), eq(orderLineEvent.act, 'place')))
    .where(and(isPlaced, lt(orderLineEvent.at, before)));

/** Not shipped although its day is over. */
const lateLines = (db: Db, today: string) =>
  db
    .select(troubled('late', sql`(${orderLine.shipBy} || 'T12:00:00Z')::timestamptz`))
    .from(orderLine)
    .where(and(waitsToShip, lt(orderLine.shipBy, today)));

const lastEvent = (db: Db) =>
  db
    .select({ at: orderLineEvent.at })
    .from(orderLineEvent)
    .where(eq(orderLineEvent.lineId, orderLine.id))
    .orderBy(desc(orderLineEvent.sequence))
    .limit(1);

/**
 * Comes instead of a delivered piece and is delayed: neither the customer nor their silence cancels it, so somebody has
 * to see to it before its new day is over, unless they said that they wait.
 */
const delayedReplacements = (db: Db, today: string) =>
  db
    .select(troubled('late', sql`(${lastEvent(db)})`))
    .from(orderLine)
    .where(
      and(
        waitsToShip,
        isNotNull(orderLine.replacesLineId),
        gt(orderLine.delays, 0),
        sql`${orderLine.delayAnswer} is distinct from 'wait'`,
        gte(orderLine.shipBy, today),
      ),
    );

/** It is our turn: a wish to answer, or a piece that came back. An offer that waits for the customer is theirs. */
function askedLines(db: Db) {
  const offered = db
    .select({ id: lineExchange.id })
    .from(lineExchange)
    .where(and(eq(lineExchange.lineId, orderLine.id), eq(lineExchange.state, 'open')));
  const asked = sql`${orderLine.state} in ('return requested', 'exchange requested', 'returned')`;
  return db
    .select(troubled('return', sql`(${lastEvent(db)})`))
    .from(orderLine)
    .where(and(asked, notExists(offered)));
}

/** Lines with one of these troubles, the longest waiting first. */
export async function troubledLines(
  db: Db,
  { troubles, before, today }: { troubles: readonly LineTrouble[]; before: Date; today: string },
  { words, limit }: Beginning,
): Promise<Begun<TroubledLine>> {
  const late = [lateLines(db, today), delayedReplacements(db, today)] as const;
  const line = unionAll(unconfirmedLines(db, before), ...late, askedLines(db)).as('line');
  // Few lines are in trouble, and each has its order looked up: a plan for many would read every order there is.
  const whose = db
    .select({ customer: sql<string>`${order.address} ->> 'name'`.as('customer'), payment: order.payment })
    .from(order)
    .where(eq(order.id, line.orderId))
    .limit(1)
    .as('whose');
  const rows = await db
    .select({
      ...{ trouble: line.trouble, lineId: line.lineId, orderId: line.orderId, name: line.name },
      ...{ customer: whose.customer, state: line.state, shipBy: line.shipBy, since: line.since, howMany },
    })
    .from(line)
    .innerJoinLateral(whose, sql`true`)
    .where(
      and(
        or(...troubles.map((trouble) => eq(line.trouble, trouble))),
        or(eq(whose.payment, 'complete'), eq(line.trouble, 'return')),
        fits(words, line.name, whose.customer, line.orderId, line.lineId, line.state),
      ),
    )
    .orderBy(asc(line.since), asc(line.trouble), asc(line.lineId))
    .limit(limit);
  return begun(rows);
}
