import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { LedgerAmount } from '#core/money/index.ts';
import type { ExchangeState } from '#core/order/index.ts';
import { at, id, notNegative, oneOf } from './columns.ts';
import { furniture } from './furniture.ts';
import { order } from './order.ts';
import { orderLine } from './order-line.ts';

const states = ['open', 'complete', 'lapsed'] as const satisfies readonly ExchangeState[];

/** A piece that replaces one that came back. Open: it costs more, is held, and waits for the difference to be paid. */
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
    state: text('state', { enum: states }).notNull(),
    /** The difference, and what each cent of it is for. */
    dueCents: integer('due_cents').notNull().default(0),
    due: jsonb('due').$type<readonly LedgerAmount[]>().notNull(),
    paymentId: text('payment_id'),
    /** The card that paid the difference, which may be another than the order's. */
    paidCard: jsonb('paid_card').$type<{ brand: string; last4: string }>(),
    openedAt: at('opened_at').notNull(),
    heldUntil: at('held_until').notNull(),
    /** While it is open: when the provider is asked next, and how often it was. */
    nextCheckAt: at('next_check_at').notNull(),
    checks: integer('checks').notNull().default(0),
    settledAt: at('settled_at'),
  },
  (table) => [
    index('purchase_exchange_order_index').on(table.orderId),
    uniqueIndex('purchase_exchange_line_key').on(table.lineId).where(sql`${table.state} <> 'lapsed'`),
    uniqueIndex('purchase_exchange_payment_key').on(table.paymentId),
    index('purchase_exchange_open_index').on(table.nextCheckAt).where(sql`${table.state} = 'open'`),
    oneOf('purchase_exchange_state_check', table.state, states),
    check('purchase_exchange_quantity_check', sql`${table.quantity} > 0`),
    check('purchase_exchange_settled_check', sql`${table.state} <> 'complete' or ${table.settledAt} is not null`),
    notNegative('purchase_exchange_due_check', table.dueCents),
  ],
);
