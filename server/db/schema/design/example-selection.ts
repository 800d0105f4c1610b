import { pgTable, text } from 'drizzle-orm/pg-core';
import { at } from '../columns.ts';
import { readBoards, storedJson } from '../stored-json.ts';

/** A pair of boards for a style and a room, shown while the customer's own is being made. */
export const exampleSelection = pgTable('example_selection', {
  /** `draper-living-room`, `moody-dark-bedroom`. */
  name: text('name').primaryKey(),
  boards: storedJson('boards', readBoards).notNull(),
  composedAt: at('composed_at').notNull(),
});
