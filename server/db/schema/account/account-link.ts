import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, createdAt, id, oneOf } from '../columns.ts';
import { account } from './account.ts';

const kinds = [
  'reset-password',
  'confirm-email',
  'email-change',
  'new-email',
  'invitation',
  'complete-registration',
  'login',
] as const;

/** A link that proves something to us once. Of its token only a hash is kept; a link that is used or ended has no row. */
export const accountLink = pgTable(
  'account_link',
  {
    id: id(),
    kind: text('kind', { enum: kinds }).notNull(),
    hash: text('hash').notNull(),
    /** Whose it is: the address of their account, or the one they'll have an account under. */
    email: text('email').notNull(),
    accountId: text('account_id').references(() => account.id, { onDelete: 'cascade' }),
    /** What it does when it is followed, by its kind. */
    detail: jsonb('detail').$type<Record<string, string>>().notNull(),
    expiresAt: at('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('account_link_hash_key').on(table.hash),
    // A newer link takes the place of the older one of its kind.
    uniqueIndex('account_link_newest_key').on(table.email, table.kind),
    index('account_link_account_index').on(table.accountId),
    index('account_link_expiry_index').on(table.expiresAt),
    oneOf('account_link_kind_check', table.kind, kinds),
  ],
);
