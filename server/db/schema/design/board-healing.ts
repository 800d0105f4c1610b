import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { goneReasons } from '#core/selection/index.ts';
import { at, id, notNegative, oneOf } from '../columns.ts';
import { readStrings, storedJson } from '../stored-json.ts';
import { boardPiece } from './board.ts';
import { furniture } from './furniture.ts';
import { selection } from './selection.ts';

/** A piece that went from a published board: what took its place and what was there, so that it can be undone. */
export const boardHealing = pgTable(
  'board_healing',
  {
    id: id(),
    selectionId: text('selection_id')
      .notNull()
      .references(() => selection.id, { onDelete: 'cascade' }),
    pieceId: text('piece_id')
      .notNull()
      .references(() => boardPiece.id, { onDelete: 'cascade' }),
    fromId: text('from_id')
      .notNull()
      .references(() => furniture.recordId),
    /** Null: nothing approved passed, so it waits for a person. */
    toId: text('to_id').references(() => furniture.recordId),
    because: text('because', { enum: goneReasons }).notNull(),
    /** What one cost at that moment. */
    fromCents: integer('from_cents').notNull(),
    toCents: integer('to_cents'),
    quantity: integer('quantity').notNull(),
    /** What the specialist had written about the piece, and what the customer could take instead. */
    note: text('note').notNull(),
    reasons: storedJson('reasons', readStrings).notNull(),
    alternatives: storedJson('alternatives', readStrings).notNull(),
    healedAt: at('healed_at').notNull(),
    undoneAt: at('undone_at'),
    undoneBy: text('undone_by'),
    /** When someone on our staff had dealt with it. */
    seenAt: at('seen_at'),
    seenBy: text('seen_by'),
  },
  (table) => [
    // A piece goes from a slot once, until that is undone.
    uniqueIndex('board_healing_piece_key').on(table.pieceId, table.fromId).where(sql`${table.undoneAt} is null`),
    index('board_healing_selection_index').on(table.selectionId, table.healedAt),
    index('board_healing_open_index')
      .on(table.healedAt)
      .where(sql`${table.undoneAt} is null and ${table.seenAt} is null`),
    oneOf('board_healing_because_check', table.because, goneReasons),
    check('board_healing_swap_check', sql`(${table.toId} is null) = (${table.toCents} is null)`),
    check('board_healing_quantity_check', sql`${table.quantity} between 1 and 99`),
    notNegative('board_healing_from_cents_check', table.fromCents),
    notNegative('board_healing_to_cents_check', table.toCents),
  ],
);
