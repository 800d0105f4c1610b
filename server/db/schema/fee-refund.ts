import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  type FeeRefundReason,
  type FeeRefundState,
  feeRefundLifecycle,
  feeRefundReasons,
  type GuaranteeState,
  guaranteeLifecycle,
} from '#core/fee/index.ts';
import { account } from './account.ts';
import { at, id, notNegative, oneOf } from './columns.ts';
import { fee } from './fee.ts';

/** Money of a fee that goes back. Written with the act that causes it; its id is the key at the provider. */
export const feeRefund = pgTable(
  'fee_refund',
  {
    id: id(),
    feeId: text('fee_id')
      .notNull()
      .references(() => fee.id),
    paymentId: text('payment_id').notNull(),
    reason: text('reason').$type<FeeRefundReason>().notNull(),
    state: text('state').$type<FeeRefundState>().notNull(),
    cents: integer('cents').notNull(),
    /** The provider's name for it, or why it said no. */
    refundId: text('refund_id'),
    problem: text('problem'),
    promisedAt: at('promised_at').notNull(),
    nextTryAt: at('next_try_at').notNull(),
    tries: integer('tries').notNull().default(0),
    /** How often somebody had it sent anew after a refusal: a key that was refused stays refused. */
    attempt: integer('attempt').notNull().default(0),
    sentAt: at('sent_at'),
    /** When the provider is asked next whether what was sent has stayed there; null: not any more. */
    lookAt: at('look_at'),
  },
  (table) => [
    index('fee_refund_fee_index').on(table.feeId, table.promisedAt),
    index('fee_refund_promised_index').on(table.nextTryAt).where(sql`${table.state} = 'promised'`),
    index('fee_refund_look_index').on(table.lookAt).where(sql`${table.state} = 'sent'`),
    index('fee_refund_failed_index').on(table.promisedAt).where(sql`${table.state} = 'failed'`),
    index('fee_refund_payment_index').on(table.paymentId),
    oneOf('fee_refund_state_check', table.state, feeRefundLifecycle.states),
    oneOf('fee_refund_reason_check', table.reason, feeRefundReasons),
    check('fee_refund_cents_check', sql`${table.cents} > 0`),
    check('fee_refund_sent_check', sql`${table.state} <> 'sent' or ${table.sentAt} is not null`),
    notNegative('fee_refund_tries_check', table.tries),
  ],
);

/** Somebody asked for their fee under the satisfaction guarantee; the studio decides. */
export const guaranteeRequest = pgTable(
  'guarantee_request',
  {
    id: id(),
    feeId: text('fee_id')
      .notNull()
      .references(() => fee.id),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id),
    because: text('because', { enum: ['before-boards', 'not-satisfied'] }).notNull(),
    /** What the customer wrote, and what we answered. */
    words: text('words').notNull().default(''),
    answer: text('answer').notNull().default(''),
    state: text('state').$type<GuaranteeState>().notNull(),
    askedAt: at('asked_at').notNull(),
    decidedAt: at('decided_at'),
    decidedBy: text('decided_by').references(() => account.id),
  },
  (table) => [
    uniqueIndex('guarantee_request_one_asked_key').on(table.feeId).where(sql`${table.state} = 'asked'`),
    index('guarantee_request_state_index').on(table.state, table.askedAt),
    index('guarantee_request_account_index').on(table.accountId, table.askedAt),
    oneOf('guarantee_request_state_check', table.state, guaranteeLifecycle.states),
    check('guarantee_request_decided_check', sql`(${table.state} = 'asked') = (${table.decidedAt} is null)`),
  ],
);
