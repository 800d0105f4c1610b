import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type PaymentState, paymentLifecycle } from '#core/payment/index.ts';
import { at, id, notNegative, oneOf } from '../columns.ts';
import { furniture } from '../design/furniture.ts';
import { readAmounts, storedJson } from '../stored-json.ts';
import { order } from './order.ts';
import { orderLine } from './order-line.ts';

/** A replacement for a returned piece. Open: it costs more, and is held until a payment with the same id is made. */
export const lineExchange = pgTable(
  'purchase_exchange',
  {
    id: id(),
    orderId: text('purchase_id')
      .notNull()
      .references(() => order.id),
    lineId: text('line_id')
      .notNull()
      .references(() => orderLine.id),
    recordId: text('record_id')
      .notNull()
      .references(() => furniture.recordId),
    quantity: integer('quantity').notNull(),
    unitCents: integer('unit_cents').notNull(),
    state: text('state').$type<PaymentState>().notNull(),
    /** The difference, and what each part of it is for. */
    dueCents: integer('due_cents').notNull().default(0),
    due: storedJson('due', readAmounts).notNull(),
    openedAt: at('opened_at').notNull(),
    heldUntil: at('held_until').notNull(),
    settledAt: at('settled_at'),
  },
  (table) => [
    index('purchase_exchange_order_index').on(table.orderId),
    uniqueIndex('purchase_exchange_line_key').on(table.lineId).where(sql`${table.state} <> 'lapsed'`),
    oneOf('purchase_exchange_state_check', table.state, paymentLifecycle.states),
    check('purchase_exchange_quantity_check', sql`${table.quantity} > 0`),
    check('purchase_exchange_settled_check', sql`${table.state} <> 'complete' or ${table.settledAt} is not null`),
    notNegative('purchase_exchange_due_check', table.dueCents),
  ],
);
