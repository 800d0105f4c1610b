import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type ContactState, type ContactTopic, contactLifecycle, contactTopics } from '#core/contact/index.ts';
import { at, id, oneOf } from '../columns.ts';

/** Contact messages: the studio's inbox. */
export const contactMessage = pgTable(
  'contact_message',
  {
    id: id(),
    /** The same text sent twice from the same form is one message. */
    onceKey: text('once_key').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    topic: text('topic').$type<ContactTopic>().notNull(),
    message: text('message').notNull(),
    state: text('state').$type<ContactState>().notNull(),
    /** Why it was marked as spam. */
    spamSign: text('spam_sign'),
    receivedAt: at('received_at').notNull(),
  },
  (table) => [
    uniqueIndex('contact_message_once_key').on(table.onceKey),
    index('contact_message_inbox_idx').on(table.state, table.receivedAt),
    // A customer's messages, and those to erase with their account.
    index('contact_message_email_index').on(sql`lower(${table.email})`, table.receivedAt),
    oneOf('contact_message_topic_check', table.topic, Object.keys(contactTopics)),
    oneOf('contact_message_state_check', table.state, contactLifecycle.states),
  ],
);
