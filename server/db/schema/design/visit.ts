import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type VisitState, visitLifecycle } from '#core/visit/index.ts';
import { account } from '../account/account.ts';
import { at, createdAt, id, oneOf, updatedAt } from '../columns.ts';
import { survey } from './survey.ts';

/** A visit by our staff to measure a room: one per survey, requested again if it was canceled. */
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
    state: text('state').$type<VisitState>().notNull(),
    zip: text('zip').notNull(),
    /** Empty in visits requested before we asked, and where staff set the date without a request. */
    street: text('street').notNull().default(''),
    phone: text('phone').notNull().default(''),
    /** The favorite first. Empty if staff set the date without a request. */
    preferredDays: text('preferred_days').array().notNull().default([]),
    note: text('note').notNull().default(''),
    representative: text('representative'),
    date: date('date', { mode: 'string' }),
    /** Counts every change, so that each is announced once. */
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
    oneOf('visit_state_check', table.state, visitLifecycle.states),
    check(
      'visit_scheduled_check',
      sql`${table.state} <> 'scheduled' or (${table.date} is not null and ${table.representative} is not null)`,
    ),
  ],
);
