import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { at, id } from '../columns.ts';
import { account } from './account.ts';

/** How much a specialist takes on. Without a row: as much as comes, in every style. */
export const workload = pgTable(
  'workload',
  {
    accountId: text('account_id')
      .primaryKey()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** How many projects may wait for them at once. */
    most: integer('most'),
    styles: text('styles').array().notNull().default([]),
    changedAt: at('changed_at').notNull(),
  },
  (table) => [check('workload_most_check', sql`${table.most} between 0 and 99`)],
);

/** Days a specialist isn't here, first and last included. */
export const daysOff = pgTable(
  'days_off',
  {
    id: id(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    first: date('first', { mode: 'string' }).notNull(),
    last: date('last', { mode: 'string' }).notNull(),
  },
  (table) => [
    index('days_off_account_index').on(table.accountId, table.first),
    check('days_off_order_check', sql`${table.first} <= ${table.last}`),
  ],
);
