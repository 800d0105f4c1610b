import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, createdAt, id } from './columns.ts';

/** Who asked for the letter. Nothing is sent before the address is confirmed. */
export const newsletterSubscription = pgTable(
  'newsletter_subscription',
  {
    id: id(),
    email: text('email').notNull(),
    confirmedAt: at('confirmed_at'),
    unsubscribedAt: at('unsubscribed_at'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('newsletter_subscription_email_key').on(sql`lower(${table.email})`)],
);
