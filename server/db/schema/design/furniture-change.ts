import { sql } from 'drizzle-orm';
import { customType, index, pgTable, text } from 'drizzle-orm/pg-core';
import { at } from '../columns.ts';

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Which piece was changed, and by which transaction, so that who keeps the catalogue reads again only what changed.
 * Triggers on furniture write it; a stock that was and stays too large to matter to anybody's boards is not written down.
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
