import type { Hono } from 'hono';
import type { Auth } from '../account/auth.ts';
import { demoAccounts, demoPassword, seedDemoAccounts } from '../account/seed-demo-accounts.ts';
import type { Clock } from '../clock.ts';
import type { Ctx } from '../context.ts';
import type { Db } from '../db/database.ts';
import type { Mailer } from '../gateways/mail/port.ts';
import type { StripeSettings } from '../gateways/payments/stripe.ts';
import { mailboxMailer } from './mailbox/mailbox.ts';
import { openCardSandbox } from './stripe/index.ts';

/** What stands in for the outside world, so that one machine without any account runs the whole shop. */
export interface DemoWorld {
  mail: Mailer;
  cards: StripeSettings & { publishableKey: string };
  app: Hono;
  seed(ctx: Ctx, auth: Auth): Promise<void>;
  greeting: string;
  close(): Promise<void>;
}

export interface DemoSettings {
  db: Db;
  clock: Clock;
  databaseUrl: string;
  /** How this process reaches itself. */
  ownAddress: string;
}

const keys = { secretKey: 'sk_test_sandbox', publishableKey: 'pk_test_sandbox', webhookSecret: 'whsec_sandbox' };

export async function openDemoWorld({ db, clock, databaseUrl, ownAddress }: DemoSettings): Promise<DemoWorld> {
  const cards = await openCardSandbox({ databaseUrl, ...keys, webhookUrl: `${ownAddress}/webhooks/stripe`, clock });
  return {
    mail: mailboxMailer(db, clock),
    cards: { ...keys, apiBase: ownAddress },
    app: cards.app,
    seed: (ctx, auth) => seedDemoAccounts(ctx, auth),
    greeting: [
      'This is the demo: cards, mail and social sign-in stay on this machine.',
      `Sign in as ${demoAccounts.map(({ email }) => email).join(', ')} with the password ${demoPassword}.`,
    ].join('\n'),
    close: () => cards.close(),
  };
}
