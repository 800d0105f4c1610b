import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { at, id } from './columns.ts';
import { readAttachments, readTexts, storedJson } from './stored-json.ts';

/** The demo's email. Production never writes here. */
export const sandboxMail = pgTable(
  'sandbox_mail',
  {
    id: id(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    headers: storedJson('headers', readTexts).notNull().default({}),
    attachments: storedJson('attachments', readAttachments).notNull().default([]),
    sentAt: at('sent_at').notNull(),
  },
  (table) => [index('sandbox_mail_sent_index').on(table.sentAt)],
);
