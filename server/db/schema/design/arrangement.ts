import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ArrangedPiece } from '#core/room/index.ts';
import { at, notNegative } from '../columns.ts';
import { selection } from './selection.ts';

/** Where the customer left a selection's pieces on the room plan. Exists only once something was moved. */
export const arrangement = pgTable(
  'arrangement',
  {
    selectionId: text('selection_id')
      .primaryKey()
      .references(() => selection.id, { onDelete: 'cascade' }),
    seed: integer('seed').notNull(),
    pieces: jsonb('pieces').$type<ArrangedPiece[]>().notNull(),
    savedAt: at('saved_at').notNull(),
  },
  (table) => [
    notNegative('arrangement_seed_check', table.seed),
    check('arrangement_pieces_check', sql`jsonb_typeof(${table.pieces}) = 'array'`),
  ],
);
