import { and, desc, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { lineIsKept, lineLifecycle } from '#core/order/index.ts';
import type { OrderedPiece } from '#core/selection/index.ts';
import type { Db } from '../db/database.ts';
import { type Given, preparedStatement } from '../db/prepared-statements.ts';
import { order, orderLine, selection } from '../db/schema/index.ts';

/** Worded exactly like the partial index on paid orders; with parameters, a cached plan couldn't use it. */
const isPaid = sql`${order.payment} = 'complete' and ${order.cancelledAt} is null`;

const keptStates = sql.raw(
  lineLifecycle.states
    .filter(lineIsKept)
    .map((state) => `'${state}'`)
    .join(', '),
);
const isKept = sql`${orderLine.state} in (${keptStates})`;

/**
 * The pairs of a room as a list that is looked up first. A join would let PostgreSQL keep a plan from the shop's first
 * days, which reads every paid order.
 */
const pairsOfRoom = (surveyId: SQL | Placeholder): SQL =>
  sql`any(array(select of_room.id from ${selection} of_room where of_room.survey_id = ${surveyId}))`;

const selectOrdered = preparedStatement((db, { surveyId }: Given<{ surveyId: string }>) =>
  db
    .select({ recordId: orderLine.recordId, orderId: order.id })
    .from(order)
    .innerJoin(orderLine, eq(orderLine.orderId, order.id))
    .where(and(sql`${order.selectionId} = ${pairsOfRoom(surveyId)}`, isPaid, isKept))
    .orderBy(desc(order.paidAt), desc(order.id), orderLine.position),
);

/** The pieces already ordered for a room, from any of its pairs, newest order first. Canceled and returned ones aren't. */
export const orderedPieces = (db: Db, surveyId: string): Promise<OrderedPiece[]> => selectOrdered(db, { surveyId });

/** Whether a piece is already ordered for the room of this selection, as a condition inside another query. */
export const isOrdered = (surveyId: SQL, recordId: SQL): SQL => sql`exists (
  select from ${order} join ${orderLine} on ${orderLine.orderId} = ${order.id}
  where ${order.selectionId} = ${pairsOfRoom(surveyId)} and ${orderLine.recordId} = ${recordId} and ${isPaid} and ${isKept}
)`;
