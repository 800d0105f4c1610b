import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { at, createdAt, id, updatedAt } from './columns.ts';

export const session = pgTable(
  'session',
  {
    id: id(),
    userId: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    token: text('token').notNull(),
    expiresAt: at('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('session_token_key').on(table.token), index('session_account_index').on(table.userId)],
);
