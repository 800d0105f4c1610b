import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, createdAt, id, updatedAt } from '../columns.ts';
import { account } from './account.ts';

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
    /** The person's last request; event streams and polling don't count. */
    lastSeenAt: at('last_seen_at').notNull().defaultNow(),
    /** When the password, a code or a social sign-in was last verified in this session. */
    provedAt: at('proved_at'),
    /** When the second factor was last verified in this session. */
    factorProvedAt: at('factor_proved_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('session_token_key').on(table.token),
    index('session_account_index').on(table.userId),
    index('session_expiry_index').on(table.expiresAt),
  ],
);
