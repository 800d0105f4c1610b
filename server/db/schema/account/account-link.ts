import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, createdAt, id, oneOf } from '../columns.ts';
import { readTexts, storedJson } from '../stored-json.ts';
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

/** A one-time link that proves something to us. We store a hash of its token; a used or canceled link has no row. */
export const accountLink = pgTable(
  'account_link',
  {
    id: id(),
    kind: text('kind', { enum: kinds }).notNull(),
    hash: text('hash').notNull(),
    /** The owner's email: of their account, or of the account they're about to have. */
    email: text('email').notNull(),
    accountId: text('account_id').references(() => account.id, { onDelete: 'cascade' }),
    /** What following the link does, depending on its kind. */
    detail: storedJson('detail', readTexts).notNull(),
    expiresAt: at('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('account_link_hash_key').on(table.hash),
    // A newer link replaces the older one of its kind.
    uniqueIndex('account_link_newest_key').on(table.email, table.kind),
    index('account_link_account_index').on(table.accountId),
    index('account_link_expiry_index').on(table.expiresAt),
    oneOf('account_link_kind_check', table.kind, kinds),
  ],
);
