import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { OrderTotals } from '#core/order/index.ts';
import type { Db } from '../db/database.ts';
import { type Given, preparedStatement } from '../db/prepared-statements.ts';
import { order, reservation, selection } from '../db/schema/index.ts';
import { insertRow, updateRow } from '../db/write-rows.ts';

export type OrderRow = typeof order.$inferSelect;

export const totalsOf = (row: OrderRow): OrderTotals => ({
  merchandise: row.merchandiseCents,
  volumeDiscount: row.volumeDiscountCents,
  coupon: row.couponCents,
  shipping: row.shippingCents,
  whiteGlove: row.whiteGloveCents,
  tax: row.taxCents,
  feeCredit: row.feeCreditCents,
  promiseCredit: row.promiseCreditCents,
  total: row.totalCents,
});

const selectOrder = preparedStatement((db, { id }: Given<{ id: string }>) =>
  db.select().from(order).where(eq(order.id, id)),
);

const selectOrderToChange = preparedStatement((tx, { id }: Given<{ id: string }>) =>
  tx.select().from(order).where(eq(order.id, id)).for('update'),
);

/** Worded exactly like their indexes. With parameters, the planner couldn't tell that they fit and would replan. */
const isOpen = sql`${order.payment} = 'open'`;
const isPaidAndLive = sql`${order.payment} = 'complete' and ${order.cancelledAt} is null`;

const ofRoom = alias(selection, 'of_room');

const selectOpenOrder = preparedStatement((db, { selectionId }: Given<{ selectionId: string }>) =>
  db
    .select({ row: order })
    .from(selection)
    .innerJoin(ofRoom, eq(ofRoom.surveyId, selection.surveyId))
    .innerJoin(order, eq(order.selectionId, ofRoom.id))
    .where(and(eq(selection.id, selectionId), isOpen))
    .orderBy(asc(order.openedAt))
    .limit(1),
);

export async function orderById(db: Db, id: string): Promise<OrderRow | null> {
  const [row] = await selectOrder(db, { id });
  return row ?? null;
}

export async function lockOrder(tx: Db, id: string): Promise<OrderRow | null> {
  const [row] = await selectOrderToChange(tx, { id });
  return row ?? null;
}

/** The one unpaid order of the room this selection is for, whichever of the room's pairs it's from. */
export async function openOrderOfRoom(db: Db, selectionId: string): Promise<OrderRow | null> {
  const [found] = await selectOpenOrder(db, { selectionId });
  return found?.row ?? null;
}

/** A room's paid orders that weren't canceled in full. */
export const liveOrdersOfRoom = (db: Db, surveyId: string): Promise<Pick<OrderRow, 'id' | 'selectionId'>[]> =>
  db
    .select({ id: order.id, selectionId: order.selectionId })
    .from(order)
    .innerJoin(selection, eq(selection.id, order.selectionId))
    .where(and(eq(selection.surveyId, surveyId), isPaidAndLive));

/** The customer's paid orders, newest first. */
export const ordersOf = (db: Db, accountId: string): Promise<OrderRow[]> =>
  db
    .select()
    .from(order)
    .where(and(eq(order.accountId, accountId), eq(order.payment, 'complete')))
    .orderBy(desc(order.paidAt), desc(order.id));

/** The customer's newest order, whatever became of it. */
export async function lastOrderOf(db: Db, accountId: string): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(order)
    .where(eq(order.accountId, accountId))
    .orderBy(desc(order.openedAt), desc(order.id))
    .limit(1);
  return row ?? null;
}

export const insertOrder = (tx: Db, row: typeof order.$inferInsert): Promise<OrderRow> => insertRow(tx, order, row);

export async function changeOrder(tx: Db, id: string, changes: Partial<OrderRow>): Promise<OrderRow> {
  const [changed] = await tx.update(order).set(changes).where(eq(order.id, id)).returning();
  if (!changed) throw new Error(`no order ${id}`);
  return changed;
}

/** The same for a locked row, where the result is known without reading it back. */
export async function changeHeldOrder(tx: Db, row: OrderRow, changes: Partial<OrderRow>): Promise<OrderRow> {
  await updateRow(tx, order, row.id, changes);
  return { ...row, ...changes };
}

export type Held = Pick<typeof reservation.$inferSelect, 'recordId' | 'quantity'>;

export const heldFor = (db: Db, orderIds: readonly string[]): Promise<Held[]> =>
  db
    .select({ recordId: reservation.recordId, quantity: reservation.quantity })
    .from(reservation)
    .where(and(inArray(reservation.orderId, [...orderIds]), eq(reservation.state, 'held')))
    .orderBy(asc(reservation.recordId));

/** Sold, then canceled, all or some of them: no longer belongs to this order. */
export async function releaseSold(tx: Db, orderId: string, pieces: readonly Held[]): Promise<void> {
  for (const { recordId, quantity } of pieces) {
    const own = and(eq(reservation.orderId, orderId), eq(reservation.recordId, recordId));
    const isMore = sql`${reservation.quantity} > ${quantity}`;
    await tx
      .update(reservation)
      .set({
        state: sql`case when ${isMore} then ${reservation.state} else 'released' end`,
        quantity: sql`case when ${isMore} then ${reservation.quantity} - ${quantity} else ${reservation.quantity} end`,
      })
      .where(and(own, eq(reservation.state, 'sold')));
  }
}

/** Held for an order that never went through. */
export async function releaseHeld(tx: Db, orderId: string): Promise<void> {
  const held = and(eq(reservation.orderId, orderId), eq(reservation.state, 'held'));
  await tx.update(reservation).set({ state: 'released' }).where(held);
}
