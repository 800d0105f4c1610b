import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Boards } from '#core/selection/index.ts';
import { at } from '../columns.ts';

/** A pair of boards for a style and a room, shown while the customer's own is being made. */
export const exampleSelection = pgTable('example_selection', {
  /** `draper-living-room`, `moody-dark-bedroom`. */
  name: text('name').primaryKey(),
  boards: jsonb('boards').$type<Boards>().notNull(),
  composedAt: at('composed_at').notNull(),
});
