import type { PaymentMethodRow } from '../books/rows.ts';
import type { Json } from '../wire/refusal.ts';
import { seconds } from './seconds.ts';

export const emptyAddress = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };

export const paymentMethodObject = (row: PaymentMethodRow): Json => ({
  id: row.id,
  object: 'payment_method',
  allow_redisplay: 'unspecified',
  billing_details: row.billing_details,
  card: {
    brand: row.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'unchecked' },
    country: 'US',
    display_brand: row.brand,
    exp_month: row.exp_month,
    exp_year: row.exp_year,
    fingerprint: row.fingerprint,
    funding: 'credit',
    generated_from: null,
    last4: row.last4,
    networks: { available: [row.brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  },
  created: seconds(row.created),
  customer: row.customer_id,
  customer_account: null,
  livemode: false,
  metadata: {},
  type: 'card',
});
