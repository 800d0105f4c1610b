import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at } from '../columns.ts';
import { selection } from './selection.ts';

/** The latest save of choices received from each open page. */
export const choiceSave = pgTable(
  'choice_save',
  {
    selectionId: text('selection_id')
      .notNull()
      .references(() => selection.id, { onDelete: 'cascade' }),
    page: text('page').notNull(),
    number: integer('number').notNull(),
    savedAt: at('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.selectionId, table.page] }),
    check('choice_save_page_check', sql`char_length(${table.page}) between 1 and 64`),
    check('choice_save_number_check', sql`${table.number} >= 1`),
  ],
);
