import { pgTable, text } from 'drizzle-orm/pg-core';
import { updatedAt } from './columns.ts';
import { storedJson } from './stored-json.ts';

/** Settings an admin changed. Anything without a row uses core's default. */
export const setting = pgTable('setting', {
  name: text('name').primaryKey(),
  value: storedJson('value', (stored) => stored).notNull(),
  updatedAt: updatedAt(),
});
