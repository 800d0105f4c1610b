import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { reservationStates } from '#core/order/index.ts';
import { oneOf } from '../columns.ts';
import { furniture } from '../design/furniture.ts';
import { order } from './order.ts';

/** Pieces taken from stock for one order: held while the card is processed, then sold or put back. */
export const reservation = pgTable(
  'reservation',
  {
    orderId: text('purchase_id')
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    recordId: text('record_id')
      .notNull()
      .references(() => furniture.recordId),
    quantity: integer('quantity').notNull(),
    state: text('state', { enum: reservationStates }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.recordId] }),
    index('reservation_record_index').on(table.recordId).where(sql`${table.state} = 'held'`),
    oneOf('reservation_state_check', table.state, reservationStates),
    check('reservation_quantity_check', sql`${table.quantity} > 0`),
  ],
);
