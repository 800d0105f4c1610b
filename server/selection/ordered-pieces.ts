import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
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

const selectOrdered = preparedStatement((db, { surveyId }: Given<{ surveyId: string }>) =>
  db
    .select({ recordId: orderLine.recordId, orderId: order.id })
    .from(order)
    .innerJoin(selection, eq(selection.id, order.selectionId))
    .innerJoin(orderLine, eq(orderLine.orderId, order.id))
    .where(and(eq(selection.surveyId, surveyId), isPaid, isKept))
    .orderBy(desc(order.paidAt), desc(order.id), orderLine.position),
);

/** The pieces already ordered for a room, from any of its pairs, newest order first. Canceled and returned ones aren't. */
export const orderedPieces = (db: Db, surveyId: string): Promise<OrderedPiece[]> => selectOrdered(db, { surveyId });

/** Whether a piece is already ordered for the room of this selection, as a condition inside another query. */
export const isOrdered = (surveyId: SQL, recordId: SQL): SQL => sql`exists (
  select from ${order} join ${selection} of_room on of_room.id = ${order.selectionId}
    join ${orderLine} on ${orderLine.orderId} = ${order.id}
  where of_room.survey_id = ${surveyId} and ${orderLine.recordId} = ${recordId} and ${isPaid} and ${isKept}
)`;
