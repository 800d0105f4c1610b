import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { notNegative } from '../columns.ts';

/** How often a quiz step was seen, answered and abandoned per day. Doesn't record by whom. */
export const quizStepCount = pgTable(
  'quiz_step_count',
  {
    /** In US Eastern time. */
    day: date('day', { mode: 'string' }).notNull(),
    step: text('step').notNull(),
    seen: integer('seen').notNull().default(0),
    answered: integer('answered').notNull().default(0),
    left: integer('left_here').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.step] }),
    index('quiz_step_count_step_index').on(table.step, table.day),
    notNegative('quiz_step_count_seen_check', table.seen),
    notNegative('quiz_step_count_answered_check', table.answered),
    notNegative('quiz_step_count_left_check', table.left),
  ],
);
