import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { type RefundReason, type RefundState, refundLifecycle, refundReasons } from '#core/payment/index.ts';
import { at, id, notNegative, oneOf } from '../columns.ts';
import { readAmounts, storedJson } from '../stored-json.ts';
import { order } from './order.ts';
import { payment } from './payment.ts';

/** Money refunded through one payment. Written in the same transaction as its cause; its id is the idempotency key. */
export const refund = pgTable(
  'refund',
  {
    id: id(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payment.id),
    /** The PaymentIntent that took the money: a payment may get another one later. */
    intentId: text('intent_id').notNull(),
    /** The order whose pieces it's about; null for a fee. */
    orderId: text('purchase_id').references(() => order.id),
    reason: text('reason').$type<RefundReason>().notNull(),
    state: text('state').$type<RefundState>().notNull(),
    /** The lines it's about, and the parts of them it refunds. */
    lineIds: text('line_ids').array().notNull(),
    amounts: storedJson('amounts', readAmounts).notNull(),
    cents: integer('cents').notNull(),
    note: text('note').notNull().default(''),
    /** The provider's id for it, or why it refused. */
    refundId: text('refund_id'),
    problem: text('problem'),
    promisedAt: at('promised_at').notNull(),
    nextTryAt: at('next_try_at').notNull(),
    tries: integer('tries').notNull().default(0),
    /** How often someone resent it after a refusal: a refused idempotency key stays refused. */
    attempt: integer('attempt').notNull().default(0),
    sentAt: at('sent_at'),
    /** When to check next that the sent refund hasn't bounced; null: no more checks. */
    lookAt: at('look_at'),
  },
  (table) => [
    index('refund_payment_index').on(table.paymentId, table.promisedAt),
    index('refund_intent_index').on(table.intentId),
    index('refund_order_index').on(table.orderId),
    index('refund_promised_index').on(table.nextTryAt).where(sql`${table.state} = 'promised'`),
    index('refund_failed_index').on(table.promisedAt).where(sql`${table.state} = 'failed'`),
    index('refund_look_index').on(table.lookAt).where(sql`${table.state} = 'sent'`),
    oneOf('refund_state_check', table.state, refundLifecycle.states),
    oneOf('refund_reason_check', table.reason, Object.keys(refundReasons)),
    check('refund_cents_check', sql`${table.cents} > 0`),
    check('refund_sent_check', sql`${table.state} <> 'sent' or ${table.sentAt} is not null`),
    notNegative('refund_tries_check', table.tries),
  ],
);
