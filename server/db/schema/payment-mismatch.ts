import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';

/** Where our books and the card provider's do not agree, until they do. Somebody has to look. */
export const paymentMismatch = pgTable(
  'payment_mismatch',
  {
    /** A fee's, a furniture order's or an exchange's. */
    orderId: text('purchase_id').primaryKey(),
    paymentId: text('payment_id'),
    words: text('words').notNull(),
    foundAt: at('found_at').notNull(),
  },
  (table) => [index('payment_mismatch_found_index').on(table.foundAt)],
);
