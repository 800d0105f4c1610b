import { pgTable, text } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';

/** Who is trying to pay an open order by card: what is needed to count the cards that failed, each once. */
export const cardAttempt = pgTable('card_attempt', {
  /** A fee's or a furniture order's. */
  orderId: text('purchase_id').primaryKey(),
  /** From where the button was pressed last, not readable: a keyed hash. */
  addressKey: text('address_key'),
  /** The provider's id of the last failure that was counted. */
  lastFailure: text('last_failure'),
  triedAt: at('tried_at').notNull(),
});
