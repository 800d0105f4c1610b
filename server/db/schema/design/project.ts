import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type ProjectState, projectLifecycle } from '#core/project/index.ts';
import { account } from '../account/account.ts';
import { at, createdAt, id, notNegative, oneOf } from '../columns.ts';
import { survey } from './survey.ts';

/** There is no project row while the quiz is being taken. */
export type StoredProjectState = Exclude<ProjectState, 'in progress'>;
const states = projectLifecycle.states.filter((state): state is StoredProjectState => state !== 'in progress');

/** What becomes of a survey once it's submitted. While it's in progress there is no project yet. */
export const project = pgTable(
  'project',
  {
    id: id(),
    surveyId: text('survey_id')
      .notNull()
      .references(() => survey.id, { onDelete: 'cascade' }),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id),
    state: text('state').$type<StoredProjectState>().notNull(),
    /** The assigned specialist, from the time it starts waiting. */
    specialistId: text('specialist_id').references(() => account.id),
    /** When they started work on it. While null, the demo's automatic specialist may answer. */
    takenAt: at('taken_at'),
    /** The 72-hour clock: when it started, and when the boards are due. */
    waitingSince: at('waiting_since'),
    dueAt: at('due_at'),
    /** While we still have to visit and measure, the clock is stopped since then. */
    pausedAt: at('paused_at'),
    boardsReadyAt: at('boards_ready_at'),
    missedAt: at('missed_at'),
    /** The last reminder the specialist got, by hours left. */
    remindedHoursLeft: integer('reminded_hours_left'),
    revisions: integer('revisions').notNull().default(0),
    closedReason: text('closed_reason'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('project_survey_key').on(table.surveyId),
    index('project_account_index').on(table.accountId, table.createdAt),
    index('project_due_index').on(table.dueAt).where(sql`${table.state} in ('waiting for boards', 'revising')`),
    index('project_paused_index').on(table.pausedAt).where(sql`${table.pausedAt} is not null`),
    index('project_missed_index').on(table.missedAt).where(sql`${table.missedAt} is not null`),
    index('project_ready_index').on(table.boardsReadyAt),
    index('project_state_index').on(table.state, table.dueAt),
    // For the studio's list of projects no longer waiting: finds a page without reading the rest.
    index('project_answered_index').on(
      table.state,
      sql`coalesce(${table.boardsReadyAt}, ${table.createdAt}) desc`,
      table.createdAt,
      table.id,
    ),
    index('project_specialist_index').on(table.specialistId, table.state),
    oneOf('project_state_check', table.state, states),
    check('project_clock_check', sql`${table.state} <> 'waiting for boards' or ${table.dueAt} is not null`),
    notNegative('project_revisions_check', table.revisions),
  ],
);
