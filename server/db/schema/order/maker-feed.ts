import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type FeedRunState, feedOrigins, feedRunLifecycle, feedSchedules, usualGuard } from '#core/feed/index.ts';
import { account } from '../account/account.ts';
import { at, id, notNegative, oneOf } from '../columns.ts';
import { readFeedChanges, readFeedMapping, readFeedProblems, storedJson } from '../stored-json.ts';
import { maker } from './maker.ts';

/** How a maker's prices and stock come in by file. A maker whose file was never used has none. */
export const makerFeed = pgTable(
  'maker_feed',
  {
    makerId: text('maker_id')
      .primaryKey()
      .references(() => maker.id, { onDelete: 'cascade' }),
    /** Which of its columns holds what. */
    mapping: storedJson('mapping', readFeedMapping).notNull().default({}),
    /** Where we fetch it; null if it's only uploaded. */
    address: text('address'),
    schedule: text('schedule', { enum: feedSchedules }).notNull().default('off'),
    nextFetchAt: at('next_fetch_at'),
    /** The last time its file was read, whether or not it changed anything. */
    lastRunAt: at('last_run_at'),
    /** Why its address can't be used; null if it can. */
    problem: text('problem'),
    problemSince: at('problem_since'),
    mostPricesPercent: integer('most_prices_percent').notNull().default(usualGuard.mostPricesPercent),
    mostStepPercent: integer('most_step_percent').notNull().default(usualGuard.mostStepPercent),
    mostSoldOutPercent: integer('most_sold_out_percent').notNull().default(usualGuard.mostSoldOutPercent),
    /** Grows with every save of the form: an older page can't overwrite a newer one. */
    revision: integer('revision').notNull().default(1),
  },
  (table) => [
    oneOf('maker_feed_schedule_check', table.schedule, feedSchedules),
    check('maker_feed_address_check', sql`${table.schedule} = 'off' or ${table.address} is not null`),
    check('maker_feed_problem_check', sql`(${table.problem} is null) = (${table.problemSince} is null)`),
    index('maker_feed_due_index').on(table.nextFetchAt).where(sql`${table.nextFetchAt} is not null`),
  ],
);

/** One file of a maker, what it changed, and what became of it. */
export const makerFeedRun = pgTable(
  'maker_feed_run',
  {
    id: id(),
    makerId: text('maker_id')
      .notNull()
      .references(() => maker.id, { onDelete: 'cascade' }),
    state: text('state').$type<FeedRunState>().notNull(),
    origin: text('origin', { enum: feedOrigins }).notNull(),
    /** The file's name, or the address it came from. */
    source: text('source').notNull(),
    startedBy: text('started_by').references(() => account.id, { onDelete: 'set null' }),
    startedAt: at('started_at').notNull(),
    /** Who approved, discarded or undid it, and when. */
    decidedBy: text('decided_by').references(() => account.id, { onDelete: 'set null' }),
    decidedAt: at('decided_at'),
    pieces: integer('pieces').notNull().default(0),
    unchanged: integer('unchanged').notNull().default(0),
    /** All of them, while `problems` keeps the first ones. */
    problemCount: integer('problem_count').notNull().default(0),
    /** What it changed, or would change while it's held. */
    changes: storedJson('changes', readFeedChanges).notNull().default([]),
    /** What couldn't be approved or undone anymore, since something else had changed it. */
    left: storedJson('left_out', readFeedChanges).notNull().default([]),
    problems: storedJson('problems', readFeedProblems).notNull().default([]),
    /** Why it's held, discarded, refused or failed. */
    reason: text('reason').notNull().default(''),
  },
  (table) => [
    oneOf('maker_feed_run_state_check', table.state, feedRunLifecycle.states),
    oneOf('maker_feed_run_origin_check', table.origin, feedOrigins),
    notNegative('maker_feed_run_pieces_check', table.pieces),
    index('maker_feed_run_maker_index').on(table.makerId, table.startedAt),
    index('maker_feed_run_starter_index').on(table.startedBy),
    index('maker_feed_run_decider_index').on(table.decidedBy),
    index('maker_feed_run_started_index').on(table.startedAt),
    // One at a time: a newer file takes its place.
    uniqueIndex('maker_feed_run_one_held_key').on(table.makerId).where(sql`${table.state} = 'held'`),
  ],
);
