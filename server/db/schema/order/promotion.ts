import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../columns.ts';

/** Free standard shipping from its first to its last day, inclusive, in US Eastern time. */
export const promotion = pgTable(
  'promotion',
  {
    id: id(),
    name: text('name').notNull(),
    firstDay: text('first_day').notNull(),
    lastDay: text('last_day').notNull(),
    paused: boolean('paused').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index('promotion_days_index').on(table.lastDay),
    check('promotion_days_check', sql`${table.firstDay} <= ${table.lastDay}`),
  ],
);
