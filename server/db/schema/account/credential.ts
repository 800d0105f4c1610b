import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, createdAt, id, updatedAt } from '../columns.ts';
import { account } from './account.ts';

/** How a person signs in: a password, or an identity at a social provider. */
export const credential = pgTable(
  'credential',
  {
    id: id(),
    accountId: text('provider_account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: at('access_token_expires_at'),
    refreshTokenExpiresAt: at('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('credential_provider_key').on(table.providerId, table.accountId),
    uniqueIndex('credential_account_provider_key').on(table.userId, table.providerId),
  ],
);
