import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { account } from '../account/account.ts';
import { at, createdAt, id, updatedAt } from '../columns.ts';
import { readDetails, readSheet, storedJson } from '../stored-json.ts';

/** One room a customer asks about. `sheet` has what was answered and when; `responses` has the resulting answers. */
export const survey = pgTable(
  'survey',
  {
    id: id(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    inProgress: boolean('in_progress').notNull().default(true),
    /** The browser's draft id: sent twice, it's still one survey. */
    draftId: text('draft_id'),
    responses: storedJson('responses', readDetails).notNull().default({}),
    sheet: storedJson('sheet', readSheet).notNull().default({}),
    revision: integer('revision').notNull().default(1),
    submittedAt: at('submitted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('survey_draft_key').on(table.accountId, table.draftId),
    index('survey_account_index').on(table.accountId, table.createdAt),
    index('survey_search_index').using('gin', sql`(${table.responses} ->> 'project_name') gin_trgm_ops`),
    // The queue's filters. The indexes also give the planner statistics on how common each value is.
    index('survey_room_index').on(sql`(${table.responses} ->> 'type_of_furniture')`),
    index('survey_styles_index').using('gin', sql`(${table.responses} -> 'favorite_styles')`),
    check('survey_submitted_check', sql`${table.inProgress} or ${table.submittedAt} is not null`),
  ],
);
