import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../columns.ts';
import { readDetails, storedJson } from '../stored-json.ts';

/** Who did what to whom and when. Append-only: a trigger in the migration refuses updates and deletes. */
export const audit = pgTable(
  'audit',
  {
    id: id(),
    /** An account's id, `api-key:<id>` or `system`. No foreign key, because entries outlive the account. */
    actor: text('actor').notNull(),
    act: text('act').notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    /** The survey of the project it belongs to, if any, so that a project's whole history can be read. */
    surveyId: text('survey_id'),
    detail: storedJson('detail', readDetails).notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_actor_index').on(table.actor, table.createdAt),
    index('audit_subject_index').on(table.subjectKind, table.subjectId, table.createdAt),
    index('audit_act_index').on(table.act, table.createdAt),
    index('audit_survey_index').on(table.surveyId, table.createdAt),
    index('audit_time_index').on(table.createdAt),
  ],
);
