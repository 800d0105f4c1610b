import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type PurchaseOrderState, purchaseOrderLifecycle } from '#core/purchase-order/index.ts';
import { at, id, notNegative, oneOf } from '../columns.ts';
import { readBilledLines, storedJson } from '../stored-json.ts';
import { maker } from './maker.ts';
import { order } from './order.ts';
import { orderLine } from './order-line.ts';

/** What we order from one maker for one customer's order. */
export const purchaseOrder = pgTable(
  'purchase_order',
  {
    id: id(),
    orderId: text('purchase_id')
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    makerId: text('maker_id')
      .notNull()
      .references(() => maker.id),
    state: text('state').$type<PurchaseOrderState>().notNull(),
    /** Grows whenever the maker gets another version of it. */
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull(),
    /** Where and when this version went out. */
    sentTo: text('sent_to'),
    sentAt: at('sent_at'),
    remindedAt: at('reminded_at'),
    escalatedAt: at('escalated_at'),
    acknowledgedAt: at('acknowledged_at'),
    /** Grows when its link is withdrawn: the links mailed before don't open it anymore. */
    linkVersion: integer('link_version').notNull().default(1),
    /** What the maker wrote to us. */
    note: text('note').notNull().default(''),
  },
  (table) => [
    index('purchase_order_order_index').on(table.orderId),
    index('purchase_order_maker_index').on(table.makerId, table.createdAt),
    index('purchase_order_created_index').on(table.createdAt),
    index('purchase_order_open_index').on(table.sentAt).where(sql`${table.state} in ('waiting', 'sent')`),
    oneOf('purchase_order_state_check', table.state, purchaseOrderLifecycle.states),
    check('purchase_order_sent_check', sql`${table.state} <> 'sent' or ${table.sentAt} is not null`),
  ],
);

export const purchaseOrderLine = pgTable(
  'purchase_order_line',
  {
    id: id(),
    purchaseOrderId: text('purchase_order_id')
      .notNull()
      .references(() => purchaseOrder.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** The customer's line. Each is ordered from its maker once. */
    orderLineId: text('purchase_line_id')
      .notNull()
      .references(() => orderLine.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    /** What we agreed to pay for one; null if we had no cost on record. */
    unitCostCents: integer('unit_cost_cents'),
    /** The maker's number for it. */
    sku: text('sku'),
    cancelled: boolean('cancelled').notNull().default(false),
    /** What the maker confirmed. */
    confirmedQuantity: integer('confirmed_quantity'),
    shipDay: text('ship_day'),
  },
  (table) => [
    uniqueIndex('purchase_order_line_once_key').on(table.orderLineId),
    uniqueIndex('purchase_order_line_position_key').on(table.purchaseOrderId, table.position),
    check('purchase_order_line_quantity_check', sql`${table.quantity} > 0`),
    notNegative('purchase_order_line_cost_check', table.unitCostCents),
    check('purchase_order_line_confirmed_check', sql`${table.confirmedQuantity} between 0 and ${table.quantity}`),
  ],
);

/** The maker's bill for it. */
export const purchaseOrderBill = pgTable(
  'purchase_order_bill',
  {
    purchaseOrderId: text('purchase_order_id')
      .primaryKey()
      .references(() => purchaseOrder.id, { onDelete: 'cascade' }),
    number: text('number').notNull(),
    day: text('day').notNull(),
    lines: storedJson('lines', readBilledLines).notNull(),
    otherCents: integer('other_cents').notNull(),
    enteredAt: at('entered_at').notNull(),
    /** When an admin accepted it, with its differences if there were any. */
    acceptedAt: at('accepted_at'),
  },
  (table) => [notNegative('purchase_order_bill_other_check', table.otherCents)],
);
