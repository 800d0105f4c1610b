import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { at, id } from '../columns.ts';
import { contactMessage } from './contact-message.ts';

/** Our replies to contact messages. */
export const contactAnswer = pgTable(
  'contact_answer',
  {
    id: id(),
    messageId: text('message_id')
      .notNull()
      .references(() => contactMessage.id, { onDelete: 'cascade' }),
    /** An account's id. No foreign key, because the reply outlives the account. */
    answeredBy: text('answered_by').notNull(),
    words: text('words').notNull(),
    answeredAt: at('answered_at').notNull(),
  },
  (table) => [index('contact_answer_message_idx').on(table.messageId, table.answeredAt)],
);
