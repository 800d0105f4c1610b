import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type PaymentPurpose, type PaymentState, paymentLifecycle, paymentPurposes } from '#core/payment/index.ts';
import { account } from '../account/account.ts';
import { at, notNegative, oneOf } from '../columns.ts';
import { readCard, storedJson } from '../stored-json.ts';

/** What a card is charged for: one payment per fee, order or costlier exchange, written before we call the provider. */
export const payment = pgTable(
  'payment',
  {
    /** The id of the fee, order or exchange it pays for. The provider has it as our reference. */
    id: text('id').primaryKey(),
    purpose: text('purpose').$type<PaymentPurpose>().notNull(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id),
    state: text('state').$type<PaymentState>().notNull(),
    /** The amount it was opened with, so that a retry is the same request; and the amount due now. */
    openedCents: integer('opened_cents').notNull(),
    dueCents: integer('due_cents').notNull(),
    /** The provider's PaymentIntent, and how often its amount was changed. */
    intentId: text('intent_id'),
    revision: integer('revision').notNull().default(0),
    /** The card that paid. */
    card: storedJson('card', readCard),
    openedAt: at('opened_at').notNull(),
    /** How long what it pays for is held before it lapses. Null: it stays open. */
    heldUntil: at('held_until'),
    /** While open: when to ask the provider next, and how often we have. */
    nextCheckAt: at('next_check_at').notNull(),
    checks: integer('checks').notNull().default(0),
    paidAt: at('paid_at'),
    lapsedAt: at('lapsed_at'),
    /** Where the button was last pressed from (an unreadable keyed hash), when, and the last failure we counted. */
    addressKey: text('address_key'),
    triedAt: at('tried_at'),
    lastFailure: text('last_failure'),
  },
  (table) => [
    uniqueIndex('payment_intent_key').on(table.intentId),
    index('payment_account_index').on(table.accountId),
    index('payment_open_index').on(table.nextCheckAt).where(sql`${table.state} = 'open'`),
    oneOf('payment_purpose_check', table.purpose, paymentPurposes),
    oneOf('payment_state_check', table.state, paymentLifecycle.states),
    check('payment_paid_check', sql`(${table.state} = 'complete') = (${table.paidAt} is not null)`),
    notNegative('payment_due_check', table.dueCents),
    notNegative('payment_opened_check', table.openedCents),
  ],
);

/** Payments where our books and the card provider's disagree, until they agree. Someone has to look. */
export const paymentMismatch = pgTable(
  'payment_mismatch',
  {
    paymentId: text('payment_id')
      .primaryKey()
      .references(() => payment.id),
    words: text('words').notNull(),
    foundAt: at('found_at').notNull(),
  },
  (table) => [index('payment_mismatch_found_index').on(table.foundAt)],
);
