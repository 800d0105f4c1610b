import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { at, notNegative } from '../columns.ts';
import { readArrangedPieces, storedJson } from '../stored-json.ts';
import { selection } from './selection.ts';

/** Where the customer left a selection's pieces on the room plan. Exists only once something was moved. */
export const arrangement = pgTable(
  'arrangement',
  {
    selectionId: text('selection_id')
      .primaryKey()
      .references(() => selection.id, { onDelete: 'cascade' }),
    seed: integer('seed').notNull(),
    pieces: storedJson('pieces', readArrangedPieces).notNull(),
    savedAt: at('saved_at').notNull(),
  },
  (table) => [
    notNegative('arrangement_seed_check', table.seed),
    check('arrangement_pieces_check', sql`jsonb_typeof(${table.pieces}) = 'array'`),
  ],
);
