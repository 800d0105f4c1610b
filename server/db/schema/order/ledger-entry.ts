import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ledgerKinds as kinds, ledgerParts } from '#core/money/index.ts';
import { at, id, oneOf } from '../columns.ts';

/** Every cent that moved, for a fee or a furniture order. Append-only. */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    id: id(),
    feeId: text('fee_id'),
    orderId: text('purchase_id'),
    kind: text('kind', { enum: kinds }).notNull(),
    of: text('of', { enum: ledgerParts }).notNull(),
    lineId: text('line_id'),
    cents: integer('cents').notNull(),
    /** The PaymentIntent it went through. */
    intentId: text('payment_id'),
    refundId: text('refund_id'),
    at: at('at').notNull(),
  },
  (table) => [
    index('ledger_entry_fee_index').on(table.feeId),
    index('ledger_entry_order_index').on(table.orderId),
    // Covers monthly revenue sums, so that they're computed from the index alone.
    index('ledger_entry_time_index').on(table.at, table.kind, table.feeId, table.cents),
    index('ledger_entry_payment_index').on(table.intentId),
    // A fee is one payment, so a second capture can't be recorded.
    uniqueIndex('ledger_entry_fee_captured_key').on(table.feeId).where(sql`${table.kind} = 'captured'`),
    // Nor can the same payment capture one part of an order twice.
    uniqueIndex('ledger_entry_order_captured_key')
      .on(table.orderId, table.intentId, table.of, sql`coalesce(${table.lineId}, '')`)
      .where(sql`${table.kind} = 'captured'`),
    oneOf('ledger_entry_kind_check', table.kind, kinds),
    check('ledger_entry_for_check', sql`(${table.feeId} is null) <> (${table.orderId} is null)`),
    check('ledger_entry_cents_check', sql`${table.cents} > 0`),
  ],
);
