import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ApiKeyScope } from '#core/account/index.ts';
import { at, createdAt, id } from '../columns.ts';
import { maker } from '../order/maker.ts';
import { account } from './account.ts';

/** A key for programs that post boards and visits. Only a hash of the key is stored. */
export const apiKey = pgTable(
  'api_key',
  {
    id: id(),
    /** What it's for, as the admin put it. */
    name: text('name').notNull(),
    hash: text('hash').notNull(),
    /** The end of the key, to tell it from others. */
    ending: text('ending').notNull(),
    /** What it may do, by capability name. */
    scopes: text('scopes').array().$type<ApiKeyScope[]>().notNull(),
    /** The last day it works, in US Eastern time. */
    lastDay: text('last_day').notNull(),
    callsPerMinute: integer('calls_per_minute').notNull(),
    /** The maker whose own system calls with it; null for a program of ours. */
    makerId: text('maker_id').references(() => maker.id, { onDelete: 'cascade' }),
    createdBy: text('created_by').references(() => account.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** To the minute, because it's written at most once per minute. */
    lastUsedAt: at('last_used_at'),
    revokedAt: at('revoked_at'),
  },
  (table) => [
    uniqueIndex('api_key_hash_key').on(table.hash),
    check('api_key_calls_check', sql`${table.callsPerMinute} >= 1`),
    check('api_key_scopes_check', sql`cardinality(${table.scopes}) >= 1`),
    index('api_key_created_index').on(table.createdAt),
    index('api_key_creator_index').on(table.createdBy),
    index('api_key_maker_index').on(table.makerId),
  ],
);
