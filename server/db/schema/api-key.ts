import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { at, createdAt, id } from './columns.ts';

/** A key for programs that post boards and visits. Of the key itself only a hash is kept. */
export const apiKey = pgTable(
  'api_key',
  {
    id: id(),
    /** What it is for, in an admin's words. */
    name: text('name').notNull(),
    hash: text('hash').notNull(),
    /** The end of the key, to tell it from others. */
    ending: text('ending').notNull(),
    createdBy: text('created_by').references(() => account.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    lastUsedAt: at('last_used_at'),
    revokedAt: at('revoked_at'),
  },
  (table) => [
    uniqueIndex('api_key_hash_key').on(table.hash),
    index('api_key_created_index').on(table.createdAt),
    index('api_key_creator_index').on(table.createdBy),
  ],
);
