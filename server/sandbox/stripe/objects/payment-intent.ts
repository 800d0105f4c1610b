import type { PaymentIntentRow } from '../books/rows.ts';
import type { Json } from '../wire/refusal.ts';
import { seconds } from './seconds.ts';

/** Objects to return in place of their ids. */
export interface Expansions {
  latest_charge?: Json | null;
  payment_method?: Json | null;
}

/** What a browser may see: everything except the customer and our metadata. */
export const publicIntentObject = (row: PaymentIntentRow): Json => ({
  id: row.id,
  object: 'payment_intent',
  allowed_payment_method_types: ['card'],
  amount: row.amount,
  amount_details: { tip: {} },
  automatic_payment_methods: null,
  canceled_at: row.canceled_at ? seconds(row.canceled_at) : null,
  cancellation_reason: row.cancellation_reason,
  capture_method: 'automatic_async',
  client_secret: row.client_secret,
  confirmation_method: 'automatic',
  created: seconds(row.created),
  currency: row.currency,
  description: row.description,
  last_payment_error: row.last_payment_error,
  livemode: false,
  next_action:
    row.status === 'requires_action'
      ? {
          type: 'redirect_to_url',
          redirect_to_url: { url: row.authentication_url, return_url: row.return_url },
        }
      : null,
  payment_method: row.payment_method_id,
  payment_method_types: ['card'],
  processing: null,
  receipt_email: row.receipt_email,
  setup_future_usage: row.setup_future_usage,
  shipping: row.shipping,
  source: null,
  status: row.status,
});

export const paymentIntentObject = (row: PaymentIntentRow, expanded: Expansions = {}): Json => ({
  ...publicIntentObject(row),
  amount_capturable: 0,
  amount_received: row.amount_received,
  application: null,
  application_fee_amount: null,
  customer: row.customer_id,
  customer_account: null,
  excluded_payment_method_types: null,
  latest_charge: row.latest_charge_id,
  managed_payments: null,
  metadata: row.metadata,
  on_behalf_of: null,
  payment_method_configuration_details: null,
  payment_method_options: { card: { request_three_d_secure: 'automatic' } },
  payment_record: null,
  review: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
  ...expanded,
});
