import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at } from '../columns.ts';
import { selection } from './selection.ts';

/** A link that lets anyone view a selection until its owner revokes it. */
export const share = pgTable(
  'share',
  {
    token: text('token').primaryKey(),
    selectionId: text('selection_id')
      .notNull()
      .references(() => selection.id, { onDelete: 'cascade' }),
    sharedAt: at('shared_at').notNull(),
    revokedAt: at('revoked_at'),
  },
  (table) => [uniqueIndex('share_selection_key').on(table.selectionId).where(sql`${table.revokedAt} is null`)],
);
