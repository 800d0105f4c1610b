import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, id, notNegative } from '../columns.ts';
import { readDeskState, storedJson } from '../stored-json.ts';
import { selection } from './selection.ts';

/** One thing someone did on the desk, with what it replaced, so that they can undo and redo it. */
export const deskStep = pgTable(
  'desk_step',
  {
    id: id(),
    selectionId: text('selection_id')
      .notNull()
      .references(() => selection.id, { onDelete: 'cascade' }),
    /** Everyone undoes their own steps. */
    actorId: text('actor_id').notNull(),
    number: integer('number').notNull(),
    act: text('act').notNull(),
    before: storedJson('before', readDeskState).notNull(),
    after: storedJson('after', readDeskState).notNull(),
    takenAt: at('taken_at').notNull(),
    undoneAt: at('undone_at'),
  },
  (table) => [
    uniqueIndex('desk_step_number_key').on(table.selectionId, table.number),
    index('desk_step_actor_index').on(table.selectionId, table.actorId, table.number),
    notNegative('desk_step_number_check', table.number),
  ],
);
