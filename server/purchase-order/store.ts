import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PurchaseOrderState } from '#core/purchase-order/index.ts';
import type { Db } from '../db/database.ts';
import { type Beginning, type Begun, begun, bounds, fits, howMany, type Page } from '../db/page.ts';
import {
  maker,
  order,
  orderLine,
  orderLineEvent,
  purchaseOrder,
  purchaseOrderBill,
  purchaseOrderLine,
} from '../db/schema/index.ts';

export type PurchaseOrderRow = typeof purchaseOrder.$inferSelect;
export type PurchaseOrderLineRow = typeof purchaseOrderLine.$inferSelect;
export type OrderedLineRow = typeof orderLine.$inferSelect;

/** A line with the customer's line it's for, and what that was divided into since, itself included. */
export interface WholeLine extends PurchaseOrderLineRow {
  ordered: OrderedLineRow;
  parts: OrderedLineRow[];
}

/** Held until the transaction ends, so that a customer's order is followed one step at a time. */
export async function lockCustomersOrder(tx: Db, orderId: string) {
  const [row] = await tx.select().from(order).where(eq(order.id, orderId)).for('update');
  return row ?? null;
}

export const customersLines = (db: Db, orderId: string): Promise<OrderedLineRow[]> =>
  db.select().from(orderLine).where(eq(orderLine.orderId, orderId)).orderBy(asc(orderLine.position));

export const purchaseOrdersOf = (db: Db, orderId: string): Promise<PurchaseOrderRow[]> =>
  db.select().from(purchaseOrder).where(eq(purchaseOrder.orderId, orderId)).orderBy(asc(purchaseOrder.id));

export async function wholeLines(db: Db, ids: readonly string[]): Promise<WholeLine[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ line: purchaseOrderLine, ordered: orderLine })
    .from(purchaseOrderLine)
    .innerJoin(orderLine, eq(orderLine.id, purchaseOrderLine.orderLineId))
    .where(inArray(purchaseOrderLine.purchaseOrderId, [...ids]))
    .orderBy(asc(purchaseOrderLine.purchaseOrderId), asc(purchaseOrderLine.position));
  const firstIds = rows.map(({ ordered }) => ordered.id);
  const others = await db
    .select()
    .from(orderLine)
    .where(inArray(orderLine.partOfLineId, firstIds))
    .orderBy(asc(orderLine.position));
  return rows.map(({ line, ordered }) => ({
    ...{ ...line, ordered },
    parts: [ordered, ...others.filter(({ partOfLineId }) => partOfLineId === ordered.id)],
  }));
}

/** Whether any of the customer's lines was confirmed after that moment. */
export async function confirmedSince(db: Db, lineIds: readonly string[], since: Date): Promise<boolean> {
  const [found] = await db
    .select({ id: orderLineEvent.id })
    .from(orderLineEvent)
    .where(
      and(
        inArray(orderLineEvent.lineId, [...lineIds]),
        eq(orderLineEvent.act, 'confirm'),
        gt(orderLineEvent.at, since),
      ),
    )
    .limit(1);
  return found !== undefined;
}

export async function insertPurchaseOrder(
  tx: Db,
  row: typeof purchaseOrder.$inferInsert,
  lines: (typeof purchaseOrderLine.$inferInsert)[],
): Promise<void> {
  await tx.insert(purchaseOrder).values(row);
  await tx.insert(purchaseOrderLine).values(lines);
}

export async function changePurchaseOrder(
  tx: Db,
  id: string,
  changed: Partial<PurchaseOrderRow>,
): Promise<PurchaseOrderRow> {
  const [row] = await tx.update(purchaseOrder).set(changed).where(eq(purchaseOrder.id, id)).returning();
  if (!row) throw new Error(`no purchase order ${id}`);
  return row;
}

export async function changeLine(tx: Db, id: string, changed: Partial<PurchaseOrderLineRow>): Promise<void> {
  await tx.update(purchaseOrderLine).set(changed).where(eq(purchaseOrderLine.id, id));
}

/** With its maker, and the customer's order for the address and the name. */
export async function purchaseOrderById(db: Db, id: string) {
  const [row] = await db
    .select({ purchaseOrder, maker, order })
    .from(purchaseOrder)
    .innerJoin(maker, eq(maker.id, purchaseOrder.makerId))
    .innerJoin(order, eq(order.id, purchaseOrder.orderId))
    .where(eq(purchaseOrder.id, id));
  return row ?? null;
}

export async function purchaseOrdersPage(
  db: Db,
  { state, words, page }: { state?: PurchaseOrderState | undefined; words: string; page: Page },
) {
  const asked = and(
    state && eq(purchaseOrder.state, state),
    fits(words, purchaseOrder.id, maker.name, order.id, sql`${order.address} ->> 'name'`),
  );
  const { limit, offset } = bounds(page);
  const rows = await db
    .select({
      ...{ id: purchaseOrder.id, state: purchaseOrder.state, createdAt: purchaseOrder.createdAt, orderId: order.id },
      ...{ maker: maker.name, customer: sql<string>`${order.address} ->> 'name'` },
    })
    .from(purchaseOrder)
    .innerJoin(maker, eq(maker.id, purchaseOrder.makerId))
    .innerJoin(order, eq(order.id, purchaseOrder.orderId))
    .where(asked)
    .orderBy(desc(purchaseOrder.createdAt), desc(purchaseOrder.id))
    .limit(limit)
    .offset(offset);
  const [all] = await db
    .select({ total: count() })
    .from(purchaseOrder)
    .innerJoin(maker, eq(maker.id, purchaseOrder.makerId))
    .innerJoin(order, eq(order.id, purchaseOrder.orderId))
    .where(asked);
  return { rows, total: all?.total ?? 0 };
}

/** Those of a maker that were sent to it, with what the list says of the customer. */
export async function ordersOfMaker(
  db: Db,
  asked: { makerId: string; states: PurchaseOrderState[]; limit: number; newestFirst: boolean },
) {
  const { makerId, states, limit, newestFirst } = asked;
  const sorted = newestFirst ? desc : asc;
  const part = (name: 'name' | 'city' | 'state') => sql<string>`${order.address} ->> ${sql.raw(`'${name}'`)}`;
  const rows = await db
    .select({
      ...{ id: purchaseOrder.id, state: purchaseOrder.state, sentAt: purchaseOrder.sentAt, howMany },
      linkVersion: purchaseOrder.linkVersion,
      shipTo: { name: part('name'), city: part('city'), state: part('state') },
    })
    .from(purchaseOrder)
    .innerJoin(order, eq(order.id, purchaseOrder.orderId))
    .where(
      and(eq(purchaseOrder.makerId, makerId), inArray(purchaseOrder.state, states), isNotNull(purchaseOrder.sentAt)),
    )
    .orderBy(sorted(purchaseOrder.createdAt), sorted(purchaseOrder.id))
    .limit(limit);
  return begun(rows);
}

/** Those that a maker still has to confirm or ship, longest waiting first. */
export async function openOrdersOfMaker(db: Db, makerId: string, limit: number) {
  const rows = await db
    .select({ purchaseOrder, maker, order, howMany })
    .from(purchaseOrder)
    .innerJoin(maker, eq(maker.id, purchaseOrder.makerId))
    .innerJoin(order, eq(order.id, purchaseOrder.orderId))
    .where(
      and(
        eq(purchaseOrder.makerId, makerId),
        inArray(purchaseOrder.state, ['sent', 'acknowledged']),
        isNotNull(purchaseOrder.sentAt),
      ),
    )
    .orderBy(asc(purchaseOrder.createdAt), asc(purchaseOrder.id))
    .limit(limit);
  return begun(rows);
}

/** Sent and neither confirmed nor handed to one of us, oldest first. */
export const unanswered = (db: Db, limit: number) =>
  db
    .select({ purchaseOrder, maker })
    .from(purchaseOrder)
    .innerJoin(maker, eq(maker.id, purchaseOrder.makerId))
    .where(and(sql`${purchaseOrder.state} = 'sent'`, isNull(purchaseOrder.escalatedAt)))
    .orderBy(asc(purchaseOrder.sentAt))
    .limit(limit);

/** Why one of us has to look at a purchase order. */
export type MakerTrouble = 'no-address' | 'silent' | 'short';

export interface TroubledPurchaseOrder {
  id: string;
  trouble: MakerTrouble;
  maker: string;
  since: Date;
}

const isShort = sql`exists (select from purchase_order_line short join purchase_line asked
  on short.purchase_line_id = coalesce(asked.part_of_line_id, asked.id) where short.purchase_order_id = ${purchaseOrder.id}
  and not short.cancelled and short.confirmed_quantity < short.quantity and asked.state = 'placed')`;
const noAddress: SQL = sql`(${purchaseOrder.state} = 'waiting'
  or ${purchaseOrder.state} = 'sent' and ${purchaseOrder.escalatedAt} is not null
    and ${purchaseOrder.sentTo} is not null and ${maker.email} is null)`;
const silent: SQL = sql`(${purchaseOrder.state} = 'sent' and ${purchaseOrder.escalatedAt} is not null)`;

export async function troubled(db: Db, { words, limit }: Beginning): Promise<Begun<TroubledPurchaseOrder>> {
  const since =
    sql<Date>`coalesce(${purchaseOrder.escalatedAt}, ${purchaseOrder.acknowledgedAt}, ${purchaseOrder.createdAt})`
      .mapWith(purchaseOrder.createdAt)
      .as('since');
  const rows = await db
    .select({
      ...{ id: purchaseOrder.id, maker: maker.name, since, howMany },
      trouble: sql<MakerTrouble>`case when ${noAddress} then 'no-address' when ${silent} then 'silent' else 'short' end`,
    })
    .from(purchaseOrder)
    .innerJoin(maker, eq(maker.id, purchaseOrder.makerId))
    .where(
      and(
        or(noAddress, silent, and(sql`${purchaseOrder.state} = 'acknowledged'`, isShort)),
        fits(words, purchaseOrder.id, maker.name, purchaseOrder.orderId),
      ),
    )
    .orderBy(asc(since), asc(purchaseOrder.id))
    .limit(limit);
  return begun(rows);
}

export async function billOf(db: Db, id: string): Promise<typeof purchaseOrderBill.$inferSelect | null> {
  const [row] = await db.select().from(purchaseOrderBill).where(eq(purchaseOrderBill.purchaseOrderId, id));
  return row ?? null;
}

export async function writeBill(tx: Db, row: typeof purchaseOrderBill.$inferInsert): Promise<void> {
  const { purchaseOrderId: _id, ...rest } = row;
  await tx.insert(purchaseOrderBill).values(row).onConflictDoUpdate({
    target: purchaseOrderBill.purchaseOrderId,
    set: rest,
  });
}
