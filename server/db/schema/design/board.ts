import { sql } from 'drizzle-orm';
import { boolean, check, doublePrecision, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { boardIds } from '#core/selection/index.ts';
import { id, notNegative, oneOf } from '../columns.ts';
import { readApproved, readStrings, storedJson } from '../stored-json.ts';
import { furniture } from './furniture.ts';
import { selection } from './selection.ts';

/** Board A or Board B of a selection. */
export const board = pgTable(
  'board',
  {
    id: id(),
    selectionId: text('selection_id')
      .notNull()
      .references(() => selection.id, { onDelete: 'cascade' }),
    letter: text('letter', { enum: boardIds }).notNull(),
    name: text('name').notNull().default(''),
    note: text('note').notNull().default(''),
  },
  (table) => [
    uniqueIndex('board_letter_key').on(table.selectionId, table.letter),
    oneOf('board_letter_check', table.letter, boardIds),
  ],
);

/** One slot on a board. Each has its own row and version, so that two specialists don't overwrite each other. */
export const boardPiece = pgTable(
  'board_piece',
  {
    id: id(),
    boardId: text('board_id')
      .notNull()
      .references(() => board.id, { onDelete: 'cascade' }),
    slot: integer('slot').notNull(),
    kind: text('kind').notNull(),
    /** Null: nothing fits, and `unfilled` says why. */
    recordId: text('record_id').references(() => furniture.recordId),
    unfilled: text('unfilled'),
    quantity: integer('quantity').notNull().default(1),
    note: text('note').notNull().default(''),
    reasons: storedJson('reasons', readStrings).notNull().default([]),
    relaxed: storedJson('relaxed', readStrings).notNull().default([]),
    /** Record ids the customer can take instead, best first. Written when the boards are published. */
    alternatives: storedJson('alternatives', readStrings).notNull().default([]),
    /** What the specialist wants offered first, and what never. */
    pinned: storedJson('pinned', readStrings).notNull().default([]),
    forbidden: storedJson('forbidden', readStrings).notNull().default([]),
    /** What takes its place if it goes from the published board. */
    alternates: storedJson('alternates', readApproved),
    locked: boolean('locked').notNull().default(false),
    /** Where the specialist placed its foot, in percent of the wide board; null if the collage places it. */
    footX: doublePrecision('foot_x'),
    footY: doublePrecision('foot_y'),
    version: integer('version').notNull().default(1),
    changedBy: text('changed_by'),
  },
  (table) => [
    uniqueIndex('board_piece_slot_key').on(table.boardId, table.slot),
    index('board_piece_record_index').on(table.recordId),
    check('board_piece_quantity_check', sql`${table.quantity} between 1 and 99`),
    notNegative('board_piece_slot_check', table.slot),
    check(
      'board_piece_foot_check',
      sql`(${table.footX} is null) = (${table.footY} is null)
        and ${table.footX} between 0 and 100 and ${table.footY} between 0 and 100`,
    ),
  ],
);
