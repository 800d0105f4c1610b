import type { Clock } from '#server/clock.ts';

export interface CardSandboxSettings {
  /** Where its own schema lives. It opens its own connections. */
  databaseUrl: string;
  /** Starts with `sk_`. */
  secretKey: string;
  /** Starts with `pk_`. */
  publishableKey: string;
  /** Starts with `whsec_`. */
  webhookSecret: string;
  /** Where events are sent; null sends none. */
  webhookUrl: string | null;
  /** The types of event that are sent, as an endpoint at Stripe is subscribed to them; without it all of them. */
  webhookEvents?: readonly string[];
  clock?: Clock;
  /** How long after each failed delivery the next is tried. */
  webhookRetriesMs?: readonly number[];
}
