import type { Clock } from '#server/clock.ts';
import type { ConnectionSettings } from '#server/db/connection.ts';

export interface CardSandboxSettings {
  /** The database for its own schema. It opens its own connections. */
  databaseUrl: string;
  /** How its connections are opened. */
  connection?: ConnectionSettings;
  /** Starts with `sk_`. */
  secretKey: string;
  /** Starts with `pk_`. */
  publishableKey: string;
  /** Starts with `whsec_`. */
  webhookSecret: string;
  /** Where events are sent; null sends none. */
  webhookUrl: string | null;
  /** The event types to send, like a Stripe endpoint's subscription. Defaults to all. */
  webhookEvents?: readonly string[];
  clock?: Clock;
  /** The delay after each failed delivery. */
  webhookRetriesMs?: readonly number[];
}
