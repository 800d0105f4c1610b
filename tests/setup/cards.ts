import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import Stripe from 'stripe';
import type { Database } from '#server/db/database.ts';
import type { Payments } from '#server/gateways/payments/port.ts';
import { stripePayments } from '#server/gateways/payments/stripe.ts';
import { type CardSandbox, openCardSandbox } from '#server/sandbox/stripe/index.ts';
import { afterThisFile } from './after-file.ts';

const keys = { secretKey: 'sk_test_tests', publishableKey: 'pk_test_tests', webhookSecret: 'whsec_tests' };

export interface TestCards {
  /** For the context: `createTestContext(database, { payments: cards.payments })`. */
  payments: Payments;
  sandbox: CardSandbox;
  /** The official library, without retries: what an operator sees at the provider. */
  stripe: Stripe;
  /** What the customer's browser does with a card; the shop's server never sees one. */
  pay(paymentId: string, card?: string): Promise<Stripe.PaymentIntent>;
  /** A webhook about a payment as the provider would send it: its body and the header that signs it. */
  webhook(
    paymentId: string,
    given?: { secret?: string; timestamp?: number; type?: string },
  ): { body: string; signature: string };
  /** Days later the bank sends a refund back. */
  failRefund(refundId: string): Promise<void>;
}

/** The card sandbox, with books of its own in the test's database, behind the shop's own adapter. */
export async function startTestCards(
  database: Pick<Database, 'url'>,
  given: { timeoutMs?: number } = {},
): Promise<TestCards> {
  const sandbox = await openCardSandbox({ databaseUrl: database.url, ...keys, webhookUrl: null });
  const server = await new Promise<Server>((resolve) => {
    const made = serve({ fetch: sandbox.app.fetch, hostname: '127.0.0.1', port: 0 }, () => resolve(made as Server));
  });
  const { port } = server.address() as AddressInfo;
  afterThisFile(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await sandbox.close();
  });
  const stripe = new Stripe(keys.secretKey, {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
  return {
    payments: stripePayments({ ...keys, apiBase: `http://127.0.0.1:${port}`, ...given }),
    sandbox,
    stripe,
    pay: (paymentId, card = 'pm_card_visa') => stripe.paymentIntents.confirm(paymentId, { payment_method: card }),
    async failRefund(refundId) {
      const headers = { Authorization: `Bearer ${keys.secretKey}` };
      const answer = await sandbox.app.request(`/sandbox/cards/refunds/${refundId}/fail`, { method: 'POST', headers });
      if (!answer.ok) throw new Error(await answer.text());
    },
    webhook(paymentId, { type = 'payment_intent.succeeded', ...signed } = {}) {
      const isRefund = type.startsWith('refund.');
      const object = isRefund
        ? { id: `re_of_${paymentId}`, object: 'refund', payment_intent: paymentId }
        : { id: paymentId, object: 'payment_intent' };
      const body = JSON.stringify({ id: `evt_${paymentId}`, type, data: { object } });
      const signature = stripe.webhooks.generateTestHeaderString({
        payload: body,
        secret: keys.webhookSecret,
        ...signed,
      });
      return { body, signature };
    },
  };
}
