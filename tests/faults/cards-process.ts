import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import Stripe from 'stripe';
import type { Payments } from '#server/gateways/payments/port.ts';
import { stripePayments } from '#server/gateways/payments/stripe.ts';
import { projectRoot } from '#server/root.ts';
import type { LedgerRow } from '#server/sandbox/stripe/books/rows.ts';
import type { FaultPlan } from '#server/sandbox/stripe/faults.ts';
import { afterThisFile } from '../setup/after-file.ts';

const keys = { secretKey: 'sk_test_tests', publishableKey: 'pk_test_tests', webhookSecret: 'whsec_tests' };

export interface CardsProcess {
  payments: Payments;
  /** What a shop of another process is told about it. */
  settings: Record<string, string>;
  /** It hears nothing and says nothing, until it goes on with what was said meanwhile. */
  freeze(): void;
  goOn(): void;
  setFaults(plan: FaultPlan): Promise<void>;
  /** What was captured and given back, by the provider's own books. */
  ledger(): Promise<LedgerRow[]>;
  /** What the customer's browser does. */
  pay(paymentId: string): Promise<unknown>;
}

/** The card sandbox as a process of its own, with its own database, sending its webhooks to us. */
export async function startCardsProcess(given: { databaseUrl: string; webhookUrl: string }): Promise<CardsProcess> {
  const child = spawn(
    process.execPath,
    [
      join(projectRoot, 'server/sandbox/stripe/main.ts'),
      ...['--database-url', given.databaseUrl, '--webhook-url', given.webhookUrl],
      ...['--secret-key', keys.secretKey, '--publishable-key', keys.publishableKey],
      ...['--webhook-secret', keys.webhookSecret],
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = once(child, 'exit');
  afterThisFile(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  const port = Number(String(line).split(':').at(-1));
  const origin = `http://127.0.0.1:${port}`;
  const stripe = new Stripe(keys.secretKey, {
    ...{ host: '127.0.0.1', port, protocol: 'http' as const },
    ...{ maxNetworkRetries: 0, telemetry: false },
  });
  const headers = { Authorization: `Bearer ${keys.secretKey}`, 'Content-Type': 'application/json' };
  return {
    settings: {
      ...{ STRIPE_API_BASE: origin, STRIPE_SECRET_KEY: keys.secretKey, STRIPE_PUBLISHABLE_KEY: keys.publishableKey },
      STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
    },
    freeze: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
    payments: stripePayments({ ...keys, apiBase: origin, timeoutMs: 2000 }),
    async setFaults(plan) {
      const body = JSON.stringify(plan);
      const answer = await fetch(`${origin}/sandbox/cards/faults`, { method: 'PUT', headers, body });
      if (!answer.ok) throw new Error(await answer.text());
    },
    ledger: async () => (await (await fetch(`${origin}/sandbox/cards/ledger`, { headers })).json()) as LedgerRow[],
    pay: (paymentId) => stripe.paymentIntents.confirm(paymentId, { payment_method: 'pm_card_visa' }),
  };
}
