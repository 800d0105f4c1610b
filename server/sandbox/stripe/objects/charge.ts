import type { ChargeRow, PaymentIntentRow, PaymentMethodRow } from '../books/rows.ts';
import type { Json } from '../wire/refusal.ts';
import { seconds } from './seconds.ts';

export interface ChargeFacts {
  charge: ChargeRow;
  intent: PaymentIntentRow;
  method: Omit<PaymentMethodRow, 'created'>;
  refunded: number;
}

export function chargeObject({ charge, intent, method, refunded }: ChargeFacts): Json {
  const paid = charge.status === 'succeeded';
  return {
    id: charge.id,
    object: 'charge',
    amount: charge.amount,
    amount_captured: paid ? charge.amount : 0,
    amount_refunded: refunded,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: paid ? charge.id.replace(/^ch_/, 'txn_') : null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'CARD SANDBOX',
    captured: paid,
    created: seconds(charge.created),
    currency: intent.currency,
    customer: intent.customer_id,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: charge.failure_code,
    failure_message: charge.failure_message,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: {
      network_status: paid ? 'approved_by_network' : 'declined_by_network',
      reason: charge.failure_code,
      risk_level: 'normal',
      seller_message: paid ? 'Payment complete.' : 'The bank did not return any further details with this decline.',
      type: paid ? 'authorized' : 'issuer_declined',
    },
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      card: {
        brand: method.brand,
        country: 'US',
        exp_month: method.exp_month,
        exp_year: method.exp_year,
        fingerprint: method.fingerprint,
        funding: 'credit',
        last4: method.last4,
        network: method.brand,
      },
      type: 'card',
    },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: paid && refunded === charge.amount,
    review: null,
    shipping: intent.shipping,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: charge.status,
    transfer_data: null,
    transfer_group: null,
  };
}
