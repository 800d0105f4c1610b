import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { type ReturnReason, returnReasons, returnWants } from '#core/order/index.ts';
import { at, id, oneOf } from '../columns.ts';
import { orderLine } from './order-line.ts';

/** A request to return or exchange a piece. The line's state says what became of it; the newest request counts. */
export const lineRequest = pgTable(
  'purchase_line_request',
  {
    id: id(),
    lineId: text('line_id')
      .notNull()
      .references(() => orderLine.id, { onDelete: 'cascade' }),
    want: text('want', { enum: returnWants }).notNull(),
    reason: text('reason').$type<ReturnReason>().notNull(),
    note: text('note').notNull().default(''),
    /** Ids of the customer's own uploads. */
    photos: text('photos').array().notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    index('purchase_line_request_index').on(table.lineId, table.at),
    oneOf('purchase_line_request_want_check', table.want, returnWants),
    oneOf('purchase_line_request_reason_check', table.reason, Object.keys(returnReasons)),
  ],
);
