import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { systemClock } from '#server/clock.ts';
import { customerEndpoints } from './acts/customers.ts';
import { eventEndpoints } from './acts/events.ts';
import { paymentIntentEndpoints } from './acts/payment-intents.ts';
import { paymentMethodEndpoints } from './acts/payment-methods.ts';
import { refundEndpoints } from './acts/refunds.ts';
import { openBooks } from './books/open-books.ts';
import type { LedgerRow } from './books/rows.ts';
import { control } from './control.ts';
import { startDueWork } from './due-work.ts';
import { createFaults, type Faults } from './faults.ts';
import { nextDue } from './next-due.ts';
import { authenticatePage } from './pages/authenticate.ts';
import type { Sandbox } from './sandbox.ts';
import type { CardSandboxSettings } from './settings.ts';
import { settleProcessing } from './settle-processing.ts';
import { type Courier, deliverDue } from './webhooks/deliver.ts';
import { Refusal } from './wire/refusal.ts';
import { serve } from './wire/serve.ts';

export interface CardSandbox {
  /** Serves `/v1/…` and `/sandbox/cards/…`: mount it at the root, or run it alone. */
  app: Hono;
  faults: Faults;
  /** What was captured and refunded, according to the sandbox's own books. */
  ledger(): Promise<LedgerRow[]>;
  close(): Promise<void>;
}

const second = 1000;
const retries = [1, 2, 5, 10, 30, 60, 120, 300, 600, 1800, 3600].map((seconds) => seconds * second);

export async function openCardSandbox(settings: CardSandboxSettings): Promise<CardSandbox> {
  const { secretKey, publishableKey, webhookSecret, webhookUrl, webhookEvents, webhookRetriesMs = retries } = settings;
  const isSent = (type: string) => webhookUrl !== null && (webhookEvents?.includes(type) ?? true);
  const { now } = settings.clock ?? systemClock();
  const books = await openBooks(settings.databaseUrl, settings.connection);
  const faults = createFaults();
  const sandbox: Sandbox = {
    books,
    faults,
    keys: { secretKey, publishableKey },
    now,
    async inMoment(request, act) {
      let anything = false;
      const hasDue = () => {
        anything = true;
      };
      const value = await books.inTransaction((tx) => act({ ...request, tx, now: now(), faults, isSent, hasDue }));
      if (anything) due.wake();
      return value;
    },
    looking: (request, act) =>
      books.reading((tx) => act({ ...request, tx, now: now(), faults, isSent, hasDue: () => undefined })),
  };
  const courier: Courier | null = webhookUrl
    ? { pool: books.pool, url: webhookUrl, secret: webhookSecret, retriesMs: webhookRetriesMs, now }
    : null;
  const due = startDueWork({
    now,
    async work() {
      const settled = await settleProcessing(sandbox);
      const delivered = courier ? await deliverDue(courier) : false;
      return settled || delivered;
    },
    next: () => nextDue(books.pool, { deliveries: courier !== null }),
  });
  due.wake();
  let closed: Promise<void> | undefined;
  return {
    app: routes(sandbox),
    faults,
    ledger: books.ledger,
    close() {
      closed ??= due.stop().then(() => books.close());
      return closed;
    },
  };
}

function routes(sandbox: Sandbox): Hono {
  const app = new Hono();
  app.onError((error, context) => {
    const refusal = error instanceof Refusal ? error : new Refusal(500, { type: 'api_error', message: 'Sorry.' });
    if (refusal !== error) console.error('card sandbox:', error);
    return context.json({ error: refusal.body }, refusal.status);
  });
  // Like Stripe: any origin may call, and the key decides what it may do. Only browsers need the CORS headers.
  const anyPage = cors({ origin: '*', exposeHeaders: ['Request-Id', 'Idempotent-Replayed'] });
  app.use('/v1/*', (context, next) => (context.req.header('origin') ? anyPage(context, next) : next()));
  for (const endpoint of [
    ...paymentIntentEndpoints,
    ...paymentMethodEndpoints,
    ...customerEndpoints,
    ...refundEndpoints,
    ...eventEndpoints,
  ]) {
    app.on(endpoint.method, endpoint.path, (context) => serve(sandbox, endpoint, context));
  }
  app.all('/v1/*', ({ req }) => {
    throw new Refusal(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${req.method}: ${req.path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
    });
  });
  app.route('/', authenticatePage(sandbox));
  app.route('/', control(sandbox));
  return app;
}
