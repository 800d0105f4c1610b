import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { newsletterLifecycle } from '#core/newsletter/index.ts';
import { at, createdAt, id, oneOf } from '../columns.ts';

/** Newsletter subscribers. Until they confirm, we send only the confirmation email. */
export const newsletterSubscription = pgTable(
  'newsletter_subscription',
  {
    id: id(),
    email: text('email').notNull(),
    state: text('state').notNull(),
    /** In every newsletter's links: it lets its holder confirm or unsubscribe, and nothing else. */
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
