import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { LedgerAmount } from '#core/money/index.ts';
import type { RefundReason, RefundState } from '#core/order/index.ts';
import { at, id, notNegative, oneOf } from './columns.ts';
import { order } from './order.ts';

const states = ['promised', 'sent', 'failed', 'covered'] as const satisfies readonly RefundState[];
const reasons = ['cancelled', 'returned', 'exchanged', 'goodwill', 'late'] as const satisfies readonly RefundReason[];

/** Money that goes back through one payment. Written with the act that causes it; its id is the key at the provider. */
export const orderRefund = pgTable(
  'purchase_refund',
  {
    id: id(),
    orderId: text('purchase_id')
      .notNull()
      .references(() => order.id),
    paymentId: text('payment_id').notNull(),
    reason: text('reason', { enum: reasons }).notNull(),
    state: text('state', { enum: states }).notNull(),
    /** The lines it is about, and what of them goes back. */
    lineIds: text('line_ids').array().notNull(),
    amounts: jsonb('amounts').$type<readonly LedgerAmount[]>().notNull(),
    cents: integer('cents').notNull(),
    note: text('note').notNull().default(''),
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
    index('purchase_refund_order_index').on(table.orderId),
    index('purchase_refund_promised_index').on(table.nextTryAt).where(sql`${table.state} = 'promised'`),
    index('purchase_refund_failed_index').on(table.promisedAt).where(sql`${table.state} = 'failed'`),
    index('purchase_refund_look_index').on(table.lookAt).where(sql`${table.state} = 'sent'`),
    index('purchase_refund_payment_index').on(table.paymentId),
    oneOf('purchase_refund_state_check', table.state, states),
    oneOf('purchase_refund_reason_check', table.reason, reasons),
    check('purchase_refund_cents_check', sql`${table.cents} > 0`),
    check('purchase_refund_sent_check', sql`${table.state} <> 'sent' or ${table.sentAt} is not null`),
    notNegative('purchase_refund_tries_check', table.tries),
  ],
);
