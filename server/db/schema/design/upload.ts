import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { account } from '../account/account.ts';
import { at, createdAt, id, notNegative } from '../columns.ts';

/** A picture someone uploaded. It belongs to an account, or to a visitor's signed cookie until they sign up. */
export const upload = pgTable(
  'upload',
  {
    id: id(),
    accountId: text('account_id').references(() => account.id, { onDelete: 'cascade' }),
    visitorId: text('visitor_id'),
    /** The token's holder may delete it; we keep only its hash. */
    deleteTokenHash: text('delete_token_hash').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    claimedAt: at('claimed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('upload_account_index').on(table.accountId, table.createdAt),
    index('upload_visitor_index').on(table.visitorId, table.createdAt).where(sql`${table.accountId} is null`),
    uniqueIndex('upload_delete_token_key').on(table.deleteTokenHash),
    check('upload_owner_check', sql`${table.accountId} is not null or ${table.visitorId} is not null`),
    notNegative('upload_bytes_check', table.bytes),
  ],
);
