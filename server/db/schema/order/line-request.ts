import { index, pgTable, text } from 'drizzle-orm/pg-core';
import type { ReturnReason } from '#core/order/index.ts';
import { at, id, oneOf } from '../columns.ts';
import { orderLine } from './order-line.ts';

const wants = ['return', 'exchange'] as const;
const reasons = [
  'damaged',
  'wrong-piece',
  'not-as-shown',
  'does-not-fit',
  'changed-mind',
] as const satisfies readonly ReturnReason[];

/** A customer wants to return or exchange a piece. The line's state says what became of it; the newest one counts. */
export const lineRequest = pgTable(
  'purchase_line_request',
  {
    id: id(),
    lineId: text('line_id')
      .notNull()
      .references(() => orderLine.id, { onDelete: 'cascade' }),
    want: text('want', { enum: wants }).notNull(),
    reason: text('reason', { enum: reasons }).notNull(),
    note: text('note').notNull().default(''),
    /** Ids of uploads, the customer's own. */
    photos: text('photos').array().notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    index('purchase_line_request_index').on(table.lineId, table.at),
    oneOf('purchase_line_request_want_check', table.want, wants),
    oneOf('purchase_line_request_reason_check', table.reason, reasons),
  ],
);
