import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { windowParts } from '#core/order/index.ts';
import { at, id, oneOf } from '../columns.ts';
import { order } from './order.ts';
import { orderLine } from './order-line.ts';

/** When a piece is brought into the home, as the customer and we agreed. One at a time per line. */
export const deliveryAppointment = pgTable(
  'delivery_appointment',
  {
    id: id(),
    orderId: text('purchase_id')
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    lineId: text('line_id')
      .notNull()
      .references(() => orderLine.id, { onDelete: 'cascade' }),
    /** The first three digits of the zip it goes to: places are counted per area. */
    area: text('area').notNull(),
    day: text('day').notNull(),
    part: text('part', { enum: windowParts }).notNull(),
    /** The last day on which the customer can change it, as it was promised. */
    changeUntil: text('change_until').notNull(),
    /** Why we moved it, in our words to the customer. */
    reason: text('reason').notNull().default(''),
    /** Counts its changes, so that each gets its own letter. */
    revision: integer('revision').notNull().default(1),
    at: at('at').notNull(),
    /** The piece arrived or isn't coming anymore: the place is free again. */
    endedAt: at('ended_at'),
  },
  (table) => [
    index('delivery_appointment_order_index').on(table.orderId),
    uniqueIndex('delivery_appointment_one_open_key').on(table.lineId).where(sql`${table.endedAt} is null`),
    index('delivery_appointment_line_index').on(table.lineId),
    index('delivery_appointment_day_index').on(table.day, table.area).where(sql`${table.endedAt} is null`),
    oneOf('delivery_appointment_part_check', table.part, windowParts),
  ],
);
