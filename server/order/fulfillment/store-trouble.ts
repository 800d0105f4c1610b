import { and, asc, desc, eq, gt, gte, isNotNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { LineState } from '#core/order/index.ts';
import type { Db } from '../../db/database.ts';
import { type Beginning, type Begun, begun, fits, howMany } from '../../db/page.ts';
import {
  damageClaim,
  deliveryAppointment,
  lineExchange,
  order,
  orderLine,
  orderLineEvent,
} from '../../db/schema/index.ts';
import { type LastReminder, lastAsked, timesAsked, waitsForDay } from '../appointments/store-unchosen.ts';
import { waitsToShip } from '../store-lines.ts';

/**
 * Not confirmed for a day, late, a return or exchange waiting for us, reported as damaged, not brought or picked up on the
 * day agreed on, or without a delivery day after all reminders.
 */
export type LineTrouble = 'unconfirmed' | 'late' | 'return' | 'claim' | 'missed' | 'unchosen';

/** An order line that needs attention, and since when. */
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

/** A literal, so that the planner knows few lines have this state. A cached plan for any state couldn't. */
const isPlaced = sql`${orderLine.state} = 'placed'`;

/** Placed before this time and still not confirmed. */
const unconfirmedLines = (db: Db, before: Date) =>
  db
    .select(troubled('unconfirmed', sql`${orderLineEvent.at}`))
    .from(orderLine)
    .innerJoin(orderLineEvent, and(eq(orderLineEvent.lineId, orderLine.id), eq(orderLineEvent.act, 'place')))
    .where(and(isPlaced, lt(orderLineEvent.at, before)));

/** Past its ship-by date and not shipped. */
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
 * A delayed replacement for a delivered piece. Neither the customer nor their silence can cancel it, so someone has to
 * deal with it before its new date passes, unless the customer said they'll wait.
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

/** Our turn: a request to answer, or a piece that came back. An open offer is waiting for the customer instead. */
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

/** Damage reported and not decided on yet. */
const claimedLines = (db: Db) =>
  db
    .select(troubled('claim', sql`${damageClaim.at}`))
    .from(damageClaim)
    .innerJoin(orderLine, eq(orderLine.id, damageClaim.lineId))
    .where(eq(damageClaim.state, sql`'open'`));

/** The day that was agreed on has passed, and it still isn't there. */
const missedLines = (db: Db, today: string) =>
  db
    .select(troubled('missed', sql`(${deliveryAppointment.day} || 'T12:00:00Z')::timestamptz`))
    .from(deliveryAppointment)
    .innerJoin(orderLine, eq(orderLine.id, deliveryAppointment.lineId))
    .where(and(sql`${deliveryAppointment.endedAt} is null`, lt(deliveryAppointment.day, today)));

/** White glove that has shipped, of whose customer we know no day, though we asked as often as we ask. */
const unchosenLines = (db: Db, { before, reminders }: LastReminder) =>
  db
    .select(troubled('unchosen', lastAsked))
    .from(orderLine)
    .where(
      and(waitsForDay, sql`${timesAsked} >= ${reminders}`, sql`${lastAsked} < ${before.toISOString()}::timestamptz`),
    );

interface LinesAsked {
  troubles: readonly LineTrouble[];
  before: Date;
  today: string;
  lastReminder: LastReminder;
}

/** Lines with one of these problems, longest-waiting first. */
export async function troubledLines(
  db: Db,
  { troubles, before, today, lastReminder }: LinesAsked,
  { words, limit }: Beginning,
): Promise<Begun<TroubledLine>> {
  const late = [lateLines(db, today), delayedReplacements(db, today)] as const;
  const missing = [missedLines(db, today), unchosenLines(db, lastReminder)] as const;
  const line = unionAll(unconfirmedLines(db, before), ...late, ...missing, askedLines(db), claimedLines(db)).as('line');
  // Few lines are in trouble, so each looks up its own order. A plain join would get a plan that reads every order.
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
