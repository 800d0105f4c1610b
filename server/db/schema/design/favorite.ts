import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { account } from '../account/account.ts';
import { at, createdAt, id } from '../columns.ts';
import { furniture } from './furniture.ts';
import { survey } from './survey.ts';

/** A piece someone likes. It belongs to an account, or to a visitor's signed cookie until they sign up or in. */
export const favorite = pgTable(
  'favorite',
  {
    id: id(),
    accountId: text('account_id').references(() => account.id, { onDelete: 'cascade' }),
    visitorId: text('visitor_id'),
    recordId: text('record_id')
      .notNull()
      .references(() => furniture.recordId, { onDelete: 'cascade' }),
    /** When they asked for it on their boards. */
    askedAt: at('asked_at'),
    /** The project whose specialist was told. Null while there's none: then it's part of the next brief. */
    surveyId: text('survey_id').references(() => survey.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('favorite_account_key').on(table.accountId, table.recordId).where(sql`${table.accountId} is not null`),
    uniqueIndex('favorite_visitor_key').on(table.visitorId, table.recordId).where(sql`${table.visitorId} is not null`),
    index('favorite_unclaimed_index').on(table.createdAt).where(sql`${table.accountId} is null`),
    // Exactly one of the two: claiming a favorite removes the visitor from it.
    check('favorite_owner_check', sql`(${table.accountId} is null) <> (${table.visitorId} is null)`),
  ],
);
