import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { at, id } from '../columns.ts';

/** One try of something that may not be tried without end. Every process counts the same rows. */
export const limitedTry = pgTable(
  'limited_try',
  {
    id: id(),
    /** What was tried and by whom, not readable: a keyed hash. */
    key: text('key').notNull(),
    triedAt: at('tried_at').notNull(),
    /** From then on it is of no use, and swept. */
    countsUntil: at('counts_until').notNull().default(sql`now() + interval '1 hour'`),
  },
  (table) => [
    index('limited_try_key_index').on(table.key, table.triedAt),
    index('limited_try_end_index').on(table.countsUntil),
  ],
);
