import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { at, id } from './columns.ts';

/** One try of something that may not be tried without end. Every process counts the same rows. */
export const limitedTry = pgTable(
  'limited_try',
  {
    id: id(),
    /** What was tried and by whom, not readable: a keyed hash. */
    key: text('key').notNull(),
    triedAt: at('tried_at').notNull(),
  },
  (table) => [
    index('limited_try_key_index').on(table.key, table.triedAt),
    index('limited_try_age_index').on(table.triedAt),
  ],
);
