import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../columns.ts';
import { account } from './account.ts';

/** A view of the queue that someone on staff saved under a name. */
export const queueView = pgTable(
  'queue_view',
  {
    id: id(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The filters, as the address has them. */
    query: text('query').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('queue_view_name_key').on(table.accountId, table.name)],
);
