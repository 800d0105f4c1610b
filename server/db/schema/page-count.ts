import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { notNegative } from './columns.ts';

/** How often a page was opened per day. Doesn't record by whom. */
export const pageCount = pgTable(
  'page_count',
  {
    /** In US Eastern time. */
    day: date('day', { mode: 'string' }).notNull(),
    page: text('page').notNull(),
    opened: integer('opened').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.page] }),
    index('page_count_page_index').on(table.page, table.day),
    notNegative('page_count_opened_check', table.opened),
  ],
);
