import { Hono } from 'hono';
import type { Auth } from '../account/auth.ts';
import { demoAccounts, demoPassword } from '../account/staff/seed-demo-accounts.ts';
import type { Clock } from '../clock.ts';
import type { Ctx } from '../context.ts';
import type { ConnectionSettings } from '../db/connection.ts';
import type { Db } from '../db/database.ts';
import type { SocialProviders } from '../gateways/identity/port.ts';
import type { Mailer } from '../gateways/mail/port.ts';
import type { StripeSettings } from '../gateways/payments/stripe.ts';
import { webhookEvents } from '../gateways/payments/webhook-events.ts';
import type { Sweep } from '../jobs/worker.ts';
import { answerAutomatically } from '../selection/desk/answer-automatically.ts';
import { mailboxMailer } from './mailbox/mailbox.ts';
import { payAsCustomer } from './seed/pay-as-customer.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { openCardSandbox } from './stripe/index.ts';
import { openTaxSandbox } from './tax/tax-sandbox.ts';

/** Replaces every outside service, so that one machine can run the whole shop without any accounts elsewhere. */
export interface DemoWorld {
  mail: Mailer;
  cards: StripeSettings & { publishableKey: string };
  app: Hono;
  social: SocialProviders;
  seed(ctx: Ctx, auth: Auth): Promise<void>;
  /** Answers for the specialists when none is at work. */
  sweeps: Record<string, Sweep>;
  greeting: string;
  close(): Promise<void>;
}

export interface DemoSettings {
  boardsAfterSeconds: number;
  db: Db;
  clock: Clock;
  databaseUrl: string;
  /** The same, past any pooler. */
  directUrl: string;
  connection: ConnectionSettings;
  /** How this process reaches itself. */
  ownAddress: string;
  /** Another card provider than the demo's own, if one is configured. */
  otherCards: { address: string; secretKey: string } | null;
  /** How a browser reaches this process. */
  origin: string;
}

/** With the shop's own address as TAX_SERVICE_URL, the demo asks itself for rates. */
const taxKey = 'tax_test_sandbox';
const keys = { secretKey: 'sk_test_sandbox', publishableKey: 'pk_test_sandbox', webhookSecret: 'whsec_sandbox' };

export async function openDemoWorld({
  db,
  clock,
  databaseUrl,
  directUrl,
  connection,
  ownAddress,
  origin,
  boardsAfterSeconds,
  otherCards,
}: DemoSettings): Promise<DemoWorld> {
  const cards = await openCardSandbox({
    databaseUrl,
    connection,
    ...keys,
    webhookUrl: `${ownAddress}/webhooks/stripe`,
    webhookEvents,
    clock,
  });
  // Loaded on demand, because production never uses this library.
  const { openIdentitySandbox } = await import('./identity/identity-sandbox.ts');
  const identity = openIdentitySandbox({ origin, ownAddress });
  return {
    mail: mailboxMailer(db, clock),
    cards: { ...keys, apiBase: ownAddress },
    app: new Hono()
      .route('/', identity.app)
      .route('/', cards.app)
      .route('/', openTaxSandbox({ key: taxKey })),
    social: identity.providers,
    seed: seedDemo(payAsCustomer(otherCards ?? { address: ownAddress, secretKey: keys.secretKey }), directUrl),
    sweeps: { 'automatic boards': answerAutomatically(boardsAfterSeconds) },
    greeting: [
      'This is the demo: cards, mail and social sign-in stay on this machine.',
      `Sign in as ${demoAccounts.map(({ email }) => email).join(', ')} with the password ${demoPassword}.`,
    ].join('\n'),
    close: () => cards.close(),
  };
}
