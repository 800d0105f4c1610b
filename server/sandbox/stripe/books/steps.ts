/** The sandbox's own migrations, applied in order. Never edit a released step. */
export const steps: readonly string[] = [
  `
  create table card_sandbox.customers (
    id text primary key,
    created timestamptz not null,
    name text,
    email text,
    phone text,
    description text,
    shipping jsonb,
    metadata jsonb not null
  );

  create table card_sandbox.payment_methods (
    id text primary key,
    created timestamptz not null,
    customer_id text references card_sandbox.customers,
    behaviour text not null,
    brand text not null,
    last4 text not null,
    exp_month integer not null,
    exp_year integer not null,
    fingerprint text not null,
    billing_details jsonb not null,
    spent boolean not null
  );
  create index on card_sandbox.payment_methods (customer_id, created desc);

  create table card_sandbox.payment_intents (
    id text primary key,
    created timestamptz not null,
    amount integer not null check (amount > 0),
    amount_received integer not null check (amount_received in (0, amount)),
    currency text not null,
    status text not null,
    client_secret text not null,
    customer_id text references card_sandbox.customers,
    payment_method_id text references card_sandbox.payment_methods,
    latest_charge_id text,
    description text,
    receipt_email text,
    setup_future_usage text,
    shipping jsonb,
    metadata jsonb not null,
    return_url text,
    authentication_url text,
    authentication_token text,
    last_payment_error jsonb,
    settles_at timestamptz,
    canceled_at timestamptz,
    cancellation_reason text
  );
  create index on card_sandbox.payment_intents (settles_at) where status = 'processing';

  create table card_sandbox.charges (
    id text primary key,
    created timestamptz not null,
    payment_intent_id text not null references card_sandbox.payment_intents,
    payment_method_id text not null references card_sandbox.payment_methods,
    amount integer not null,
    status text not null,
    failure_code text,
    failure_message text
  );
  -- Whatever else goes wrong, the card is charged once.
  create unique index one_payment_per_intent on card_sandbox.charges (payment_intent_id) where status = 'succeeded';

  create table card_sandbox.refunds (
    id text primary key,
    created timestamptz not null,
    charge_id text not null references card_sandbox.charges,
    payment_intent_id text not null references card_sandbox.payment_intents,
    amount integer not null check (amount > 0),
    reason text,
    metadata jsonb not null
  );
  create index on card_sandbox.refunds (charge_id);

  create table card_sandbox.entries (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    payment_intent_id text not null references card_sandbox.payment_intents,
    charge_id text not null references card_sandbox.charges,
    refund_id text references card_sandbox.refunds,
    account text not null check (account in ('cardholder', 'merchant')),
    cents integer not null
  );
  create index on card_sandbox.entries (payment_intent_id);

  create view card_sandbox.ledger as
    select
      intent.id as payment_intent_id,
      intent.metadata ->> 'order_id' as order_id,
      intent.status,
      coalesce(sum(entry.cents) filter (where account = 'merchant' and refund_id is null), 0)::integer as captured,
      coalesce(-sum(entry.cents) filter (where account = 'merchant' and refund_id is not null), 0)::integer as refunded,
      coalesce(sum(entry.cents), 0)::integer as imbalance
    from card_sandbox.payment_intents intent
    left join card_sandbox.entries entry on entry.payment_intent_id = intent.id
    group by intent.id;

  create table card_sandbox.idempotency_keys (
    key text primary key,
    created timestamptz not null,
    fingerprint text not null,
    status integer not null,
    body text not null
  );

  create table card_sandbox.events (
    id text primary key,
    sequence bigint generated always as identity unique,
    created timestamptz not null,
    type text not null,
    object jsonb not null,
    request_id text,
    idempotency_key text
  );

  create table card_sandbox.deliveries (
    id bigint generated always as identity primary key,
    event_id text not null references card_sandbox.events,
    due_at timestamptz not null,
    attempts integer not null default 0,
    claimed_until timestamptz,
    done_at timestamptz,
    last_error text
  );
  create index on card_sandbox.deliveries (due_at) where done_at is null;
  `,
  // A bank may send a refund back.
  `
  alter table card_sandbox.refunds add column status text not null default 'succeeded'
    check (status in ('succeeded', 'failed'));
  create index on card_sandbox.refunds (payment_intent_id);
  `,
];
