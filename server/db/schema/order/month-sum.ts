import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { at, notNegative } from '../columns.ts';

/**
 * The totals of a finished month, so that they aren't counted again. Triggers on the ledger, fees and orders delete the
 * row if anything is later dated into its month, and it's then counted again.
 */
export const monthSum = pgTable(
  'month_sum',
  {
    /** `2026-11`, in US Eastern time; its first moment and the next month's. */
    month: text('month').primaryKey(),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    fees: integer('fees').notNull(),
    orders: integer('orders').notNull(),
    feeCents: bigint('fee_cents', { mode: 'number' }).notNull(),
    orderCents: bigint('order_cents', { mode: 'number' }).notNull(),
  },
  (table) => [
    check('month_sum_span_check', sql`${table.startsAt} < ${table.endsAt}`),
    notNegative('month_sum_fees_check', table.fees),
    notNegative('month_sum_orders_check', table.orders),
  ],
);
