import type { RefundRow } from '../books/rows.ts';
import type { Json } from '../wire/refusal.ts';
import { seconds } from './seconds.ts';

export const refundObject = (row: RefundRow): Json => ({
  id: row.id,
  object: 'refund',
  amount: row.amount,
  balance_transaction: row.id.replace(/^re_/, 'txn_'),
  charge: row.charge_id,
  created: seconds(row.created),
  currency: 'usd',
  customer: null,
  customer_account: null,
  ...(row.status === 'failed' ? { failure_reason: 'lost_or_stolen_card' } : {}),
  metadata: row.metadata,
  payment_intent: row.payment_intent_id,
  payment_method: null,
  reason: row.reason,
  receipt_number: null,
  source_transfer_reversal: null,
  status: row.status,
  transfer_reversal: null,
});
