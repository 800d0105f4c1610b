import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, id } from '../columns.ts';
import { account } from './account.ts';

/** What staff write down about a customer. Part of the customer's data: downloaded and erased with it. */
export const customerNote = pgTable(
  'customer_note',
  {
    id: id(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    authorId: text('author_id')
      .notNull()
      .references(() => account.id),
    /** The browser's id for it: sent twice, it's still one note. */
    draftId: text('draft_id').notNull(),
    body: text('body').notNull(),
    /** Increases with every change: someone changes the version they read. */
    revision: integer('revision').notNull().default(1),
    writtenAt: at('written_at').notNull(),
    changedAt: at('changed_at'),
  },
  (table) => [
    uniqueIndex('customer_note_draft_key').on(table.accountId, table.authorId, table.draftId),
    index('customer_note_account_index').on(table.accountId, table.writtenAt),
  ],
);

/** Words that sort customers. The shop's list of tags is those in use. */
export const customerTag = pgTable(
  'customer_tag',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    tag: text('tag').notNull(),
    addedBy: text('added_by')
      .notNull()
      .references(() => account.id),
    addedAt: at('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.tag] }),
    index('customer_tag_index').on(table.tag, table.accountId),
  ],
);
