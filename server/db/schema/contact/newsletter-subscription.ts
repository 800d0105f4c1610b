import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { newsletterLifecycle } from '#core/newsletter/index.ts';
import { at, createdAt, id, oneOf } from '../columns.ts';

/** Who asked for the letter. Nothing but the question is sent before the reader has said yes. */
export const newsletterSubscription = pgTable(
  'newsletter_subscription',
  {
    id: id(),
    email: text('email').notNull(),
    state: text('state').notNull(),
    /** In every letter's links: whoever holds it may confirm or leave, and do nothing else. */
    token: text('token').notNull(),
    askedAt: at('asked_at').notNull(),
    confirmedAt: at('confirmed_at'),
    unsubscribedAt: at('unsubscribed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('newsletter_subscription_email_key').on(sql`lower(${table.email})`),
    uniqueIndex('newsletter_subscription_token_key').on(table.token),
    oneOf('newsletter_subscription_state_check', table.state, newsletterLifecycle.states),
  ],
);
