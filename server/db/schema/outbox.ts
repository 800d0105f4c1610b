import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, createdAt, id, notNegative } from './columns.ts';
import { readDetails, storedJson } from './stored-json.ts';

/** An effect promised by a transaction. Done once; a failed one stays here with its reason. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    kind: text('kind').notNull(),
    payload: storedJson('payload', readDetails).notNull(),
    /** Two promises with the same key are the same promise. */
    onceKey: text('once_key'),
    dueAt: at('due_at').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    /** When an email was last handed to the mail server. Set before, so a crash in between leaves a trace. */
    handedAt: at('handed_at'),
    lastError: text('last_error'),
    failedAt: at('failed_at'),
    doneAt: at('done_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('outbox_once_key').on(table.kind, table.onceKey),
    index('outbox_waiting_index').on(table.dueAt).where(sql`${table.doneAt} is null and ${table.failedAt} is null`),
    index('outbox_failed_index').on(table.failedAt).where(sql`${table.failedAt} is not null`),
    notNegative('outbox_attempts_check', table.attempts),
  ],
);
