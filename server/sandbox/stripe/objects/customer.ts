import type { CustomerRow } from '../books/rows.ts';
import type { Json } from '../wire/refusal.ts';
import { seconds } from './seconds.ts';

export const customerObject = (row: CustomerRow): Json => ({
  id: row.id,
  object: 'customer',
  address: null,
  balance: 0,
  created: seconds(row.created),
  currency: null,
  customer_account: null,
  default_source: null,
  delinquent: false,
  description: row.description,
  discount: null,
  email: row.email,
  invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
  livemode: false,
  metadata: row.metadata,
  name: row.name,
  phone: row.phone,
  preferred_locales: [],
  shipping: row.shipping,
  tax_exempt: 'none',
  test_clock: null,
});
