import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { at, createdAt, id, updatedAt } from './columns.ts';

/** One room a customer asks about. `responses` holds the answers, `answered_at` when each was given. */
export const survey = pgTable(
  'survey',
  {
    id: id(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    inProgress: boolean('in_progress').notNull().default(true),
    responses: jsonb('responses').$type<Record<string, unknown>>().notNull().default({}),
    answeredAt: jsonb('answered_at').$type<Record<string, string>>().notNull().default({}),
    revision: integer('revision').notNull().default(1),
    submittedAt: at('submitted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('survey_account_index').on(table.accountId, table.createdAt),
    check('survey_submitted_check', sql`${table.inProgress} or ${table.submittedAt} is not null`),
  ],
);
