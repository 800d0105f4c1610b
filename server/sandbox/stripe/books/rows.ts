import type { Behaviour } from '../cards.ts';
import type { IntentStatus } from '../lifecycle.ts';
import type { ErrorBody, Json } from '../wire/refusal.ts';

export type Metadata = Record<string, string>;

export interface CustomerRow {
  id: string;
  created: Date;
  name: string | null;
  email: string | null;
  phone: string | null;
  description: string | null;
  shipping: Json | null;
  metadata: Metadata;
}

export interface PaymentMethodRow {
  id: string;
  created: Date;
  customer_id: string | null;
  behaviour: Behaviour;
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
  fingerprint: string;
  billing_details: Json;
  /** Used once without being saved, or removed from its customer: Stripe won't let anyone use it again. */
  spent: boolean;
}

export interface PaymentIntentRow {
  id: string;
  created: Date;
  amount: number;
  amount_received: number;
  currency: string;
  status: IntentStatus;
  client_secret: string;
  customer_id: string | null;
  payment_method_id: string | null;
  latest_charge_id: string | null;
  description: string | null;
  receipt_email: string | null;
  setup_future_usage: string | null;
  shipping: Json | null;
  metadata: Metadata;
  return_url: string | null;
  authentication_url: string | null;
  authentication_token: string | null;
  last_payment_error: ErrorBody | null;
  settles_at: Date | null;
  canceled_at: Date | null;
  cancellation_reason: string | null;
}

export interface ChargeRow {
  id: string;
  created: Date;
  payment_intent_id: string;
  payment_method_id: string;
  amount: number;
  status: 'succeeded' | 'failed';
  failure_code: string | null;
  failure_message: string | null;
}

export interface RefundRow {
  id: string;
  created: Date;
  charge_id: string;
  payment_intent_id: string;
  amount: number;
  reason: string | null;
  metadata: Metadata;
  status: 'succeeded' | 'failed';
}

export interface Tables {
  customers: CustomerRow;
  payment_methods: PaymentMethodRow;
  payment_intents: PaymentIntentRow;
  charges: ChargeRow;
  refunds: RefundRow;
}

export interface LedgerRow {
  payment_intent_id: string;
  order_id: string | null;
  status: IntentStatus;
  captured: number;
  refunded: number;
  /** Must be zero, or the books are broken. */
  imbalance: number;
}
