import { join } from 'node:path';
import type { Config } from './config.ts';
import { filesInBucket } from './gateways/files/bucket.ts';
import { filesOnDisk } from './gateways/files/disk.ts';
import type { Files } from './gateways/files/port.ts';
import type { SocialProviders } from './gateways/identity/port.ts';
import type { Mailer } from './gateways/mail/port.ts';
import { smtpMailer } from './gateways/mail/smtp.ts';
import type { StripeSettings } from './gateways/payments/stripe.ts';
import type { BrowserCards } from './http/router-context.ts';
import type { DemoWorld } from './sandbox/open-sandbox.ts';

/** Real providers if they have credentials. In the demo, a sandbox for each that doesn't. */
export function chooseSocial({ google, facebook }: Config, demo: DemoWorld | null): SocialProviders {
  return {
    ...demo?.social,
    ...(google ? { google: { kind: 'real', ...google } } : {}),
    ...(facebook ? { facebook: { kind: 'real', ...facebook } } : {}),
  };
}

export const chooseFiles = ({ s3, dataDir }: Config): Files =>
  s3 ? filesInBucket(s3) : filesOnDisk(join(dataDir, 'uploads'));

export function chooseMail({ mail }: Config, demo: DemoWorld | null): Mailer {
  if (mail.smtpUrl) return smtpMailer(mail.smtpUrl, mail);
  if (demo) return demo.mail;
  throw new Error('production without SMTP_URL: the config should have refused it');
}

/** If the demo uses another card provider, its seeded customer pays there too. */
export function otherCards({ stripe }: Config): { address: string; secretKey: string } | null {
  const { secretKey, webhookSecret, apiBase } = stripe;
  return secretKey && webhookSecret ? { address: apiBase ?? 'https://api.stripe.com', secretKey } : null;
}

export function chooseCards({ stripe }: Config, demo: DemoWorld | null): StripeSettings {
  if (stripe.secretKey && stripe.webhookSecret) {
    const { secretKey, webhookSecret, apiBase } = stripe;
    return { secretKey, webhookSecret, ...(apiBase ? { apiBase } : {}) };
  }
  if (demo) return demo.cards;
  throw new Error('production without STRIPE_SECRET_KEY: the config should have refused it');
}

/** The demo's sandbox is at the same origin as the page. */
export function browserCards({ stripe }: Config, demo: DemoWorld | null): BrowserCards {
  if (stripe.secretKey && stripe.publishableKey) {
    return { publishableKey: stripe.publishableKey, apiBase: stripe.apiBase ?? null };
  }
  return { publishableKey: demo?.cards.publishableKey ?? '', apiBase: '' };
}
