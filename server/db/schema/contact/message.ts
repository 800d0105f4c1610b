import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { messageKinds, messageSides } from '#core/message/index.ts';
import { account } from '../account/account.ts';
import { at, id, oneOf } from '../columns.ts';
import { project } from '../design/project.ts';
import { readStrings, storedJson } from '../stored-json.ts';

/** One thread per project, with the customer on one side and the shop on the other. */
export const message = pgTable(
  'message',
  {
    id: id(),
    projectId: text('project_id')
      .notNull()
      .references(() => project.id, { onDelete: 'cascade' }),
    /** The browser's id for it: sent twice, it's still one message. */
    draftId: text('draft_id'),
    kind: text('kind', { enum: messageKinds }).notNull().default('message'),
    side: text('side', { enum: messageSides }).notNull(),
    authorId: text('author_id').references(() => account.id, { onDelete: 'set null' }),
    body: text('body').notNull(),
    /** Public ids of uploads. */
    pictures: storedJson('pictures', readStrings).notNull().default([]),
    /** Record ids of furniture. */
    pieces: storedJson('pieces', readStrings).notNull().default([]),
    sentAt: at('sent_at').notNull(),
    /** When the other side first saw it. */
    readAt: at('read_at'),
  },
  (table) => [
    index('message_thread_index').on(table.projectId, table.sentAt),
    index('message_unread_index').on(table.projectId, table.side).where(sql`${table.readAt} is null`),
    uniqueIndex('message_draft_key').on(table.projectId, table.draftId),
    oneOf('message_kind_check', table.kind, messageKinds),
    oneOf('message_side_check', table.side, messageSides),
  ],
);

/** What someone of us is writing to a customer and hasn't sent. One per person and thread. */
export const messageDraft = pgTable(
  'message_draft',
  {
    projectId: text('project_id')
      .notNull()
      .references(() => project.id, { onDelete: 'cascade' }),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    body: text('body').notNull(),
    savedAt: at('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.accountId] }),
    index('message_draft_account_index').on(table.accountId),
  ],
);

/** When one side of a thread last looked at it, and last got an email about it. */
export const messageReader = pgTable(
  'message_reader',
  {
    projectId: text('project_id')
      .notNull()
      .references(() => project.id, { onDelete: 'cascade' }),
    side: text('side', { enum: messageSides }).notNull(),
    lastSeenAt: at('last_seen_at'),
    lastMailedAt: at('last_mailed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.side] }),
    oneOf('message_reader_side_check', table.side, messageSides),
  ],
);
