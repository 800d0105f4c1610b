import { sql } from 'drizzle-orm';
import { customType, index, pgTable, text } from 'drizzle-orm/pg-core';
import { at } from '../columns.ts';

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Which piece was changed by which transaction, so that the in-memory catalog reloads only what changed. Written by
 * triggers on furniture; stock that was and stays too large to matter to any board isn't recorded.
 */
export const furnitureChange = pgTable(
  'furniture_change',
  {
    xact: transactionId('xact').notNull().default(sql`pg_current_xact_id()`),
    recordId: text('record_id').notNull(),
    at: at('at').notNull().defaultNow(),
  },
  (table) => [index('furniture_change_xact_index').on(table.xact), index('furniture_change_age_index').on(table.at)],
);
