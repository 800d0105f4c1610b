import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { account } from '../account/account.ts';
import { at, createdAt, id, oneOf, updatedAt } from '../columns.ts';
import { survey } from './survey.ts';

const states = ['requested', 'scheduled', 'complete', 'cancelled'] as const;

/** Somebody of ours comes to measure a room: one visit a survey, asked for again if it was called off. */
export const visit = pgTable(
  'visit',
  {
    id: id(),
    surveyId: text('survey_id')
      .notNull()
      .references(() => survey.id, { onDelete: 'cascade' }),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    state: text('state', { enum: states }).notNull(),
    zip: text('zip').notNull(),
    /** The one they like best first. Empty where somebody of ours set the date unasked. */
    preferredDays: text('preferred_days').array().notNull().default([]),
    note: text('note').notNull().default(''),
    representative: text('representative'),
    date: date('date', { mode: 'string' }),
    /** Counts every change: each is told once. */
    revision: integer('revision').notNull().default(1),
    completedAt: at('completed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('visit_survey_key').on(table.surveyId),
    index('visit_account_index').on(table.accountId, table.createdAt),
    index('visit_state_index').on(table.state, table.date, table.createdAt),
    index('visit_updated_index').on(table.updatedAt, table.id),
    oneOf('visit_state_check', table.state, states),
    check(
      'visit_scheduled_check',
      sql`${table.state} <> 'scheduled' or (${table.date} is not null and ${table.representative} is not null)`,
    ),
  ],
);
