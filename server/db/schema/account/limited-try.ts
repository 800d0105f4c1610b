import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { at, id } from '../columns.ts';

/** One try of something rate-limited. Every process counts the same rows. */
export const limitedTry = pgTable(
  'limited_try',
  {
    id: id(),
    /** What was tried and by whom, as a keyed hash that can't be read back. */
    key: text('key').notNull(),
    triedAt: at('tried_at').notNull(),
    /** After this it no longer counts and is swept. */
    countsUntil: at('counts_until').notNull().default(sql`now() + interval '1 hour'`),
  },
  (table) => [
    index('limited_try_key_index').on(table.key, table.triedAt),
    index('limited_try_end_index').on(table.countsUntil),
  ],
);
