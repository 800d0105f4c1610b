import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { at } from '../columns.ts';
import { readRoomShape, storedJson } from '../stored-json.ts';
import { survey } from './survey.ts';

const roomEditors = ['customer', 'specialist'] as const;

/** A room as someone drew it in the editor. Exists only once it was drawn; before, the measurements are all we know. */
export const roomShape = pgTable(
  'room_shape',
  {
    surveyId: text('survey_id')
      .primaryKey()
      .references(() => survey.id, { onDelete: 'cascade' }),
    /** Null when the row's walls can't be read anymore: then the measurements count again. */
    room: storedJson('room', readRoomShape).notNull(),
    /** Counts the saves. A save of an older version than this is refused. */
    version: integer('version').notNull().default(1),
    savedBy: text('saved_by', { enum: roomEditors }).notNull(),
    savedAt: at('saved_at').notNull(),
  },
  (table) => [
    check('room_shape_room_check', sql`jsonb_typeof(${table.room}) = 'object'`),
    check('room_shape_version_check', sql`${table.version} > 0`),
    check('room_shape_saved_by_check', sql`${table.savedBy} in ('customer', 'specialist')`),
  ],
);
