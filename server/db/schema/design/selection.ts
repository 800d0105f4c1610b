import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { deliveries, type SelectionState, selectionLifecycle } from '#core/selection/index.ts';
import { account } from '../account/account.ts';
import { at, createdAt, id, notNegative, oneOf } from '../columns.ts';
import { readBeforePublish, readWishes, storedJson } from '../stored-json.ts';
import { survey } from './survey.ts';
import { tasteModel } from './taste-model.ts';

/** A pair of boards for one survey. A revision is a new selection; older ones stay readable. */
export const selection = pgTable(
  'selection',
  {
    id: id(),
    surveyId: text('survey_id')
      .notNull()
      .references(() => survey.id, { onDelete: 'cascade' }),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id),
    specialistId: text('specialist_id').references(() => account.id),
    /** A program published it without a specialist, so it's in no specialist's name. */
    byProgram: boolean('by_program').notNull().default(false),
    revision: integer('revision').notNull().default(0),
    state: text('state').$type<SelectionState>().notNull().default('draft'),
    publishedAt: at('published_at'),
    /** Until then the pair can be called back; the letter goes out at that time. */
    letterDueAt: at('letter_due_at'),
    /** When the customer first opened the pair. */
    openedAt: at('opened_at'),
    /** What a call back restores; null once it can't be called back. */
    beforePublish: storedJson('before_publish', readBeforePublish),
    /** What the specialist wrote down of the customer's newer wishes, by slot. */
    wishes: storedJson('wishes', readWishes).notNull().default({}),
    /** The learned taste its proposal was composed with; null without one. */
    tasteVersion: integer('taste_version').references(() => tasteModel.version),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('selection_revision_key').on(table.surveyId, table.revision),
    index('selection_account_index').on(table.accountId, table.publishedAt),
    oneOf('selection_state_check', table.state, selectionLifecycle.states),
    check('selection_published_check', sql`${table.state} = 'draft' or ${table.publishedAt} is not null`),
    check('selection_revision_check', sql`${table.revision} between 0 and 2`),
  ],
);

/** What the customer has chosen from a selection, saved as they choose. */
export const choice = pgTable(
  'choice',
  {
    id: id(),
    selectionId: text('selection_id')
      .notNull()
      .references(() => selection.id, { onDelete: 'cascade' }),
    recordId: text('record_id').notNull(),
    quantity: integer('quantity').notNull(),
    /** False if only a delivery was picked; kept for when the piece is chosen again. */
    chosen: boolean('chosen').notNull().default(true),
    delivery: text('delivery', { enum: deliveries }).notNull().default('standard'),
    chosenAt: at('chosen_at').notNull(),
  },
  (table) => [
    uniqueIndex('choice_piece_key').on(table.selectionId, table.recordId),
    check('choice_quantity_check', sql`${table.quantity} between 1 and 99`),
    check('choice_delivery_check', sql`${table.delivery} in ('standard', 'white-glove')`),
    notNegative('choice_quantity_positive_check', table.quantity),
  ],
);
