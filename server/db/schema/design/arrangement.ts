import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { floorKinds, wallColors } from '#core/room/index.ts';
import { at, notNegative, oneOf } from '../columns.ts';
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
    /** What they chose to see; null where they left it as it was. */
    walls: text('walls', { enum: wallColors }),
    floor: text('floor', { enum: floorKinds }),
    savedAt: at('saved_at').notNull(),
  },
  (table) => [
    notNegative('arrangement_seed_check', table.seed),
    oneOf('arrangement_walls_check', table.walls, wallColors),
    oneOf('arrangement_floor_check', table.floor, floorKinds),
    check('arrangement_pieces_check', sql`jsonb_typeof(${table.pieces}) = 'array'`),
  ],
);
