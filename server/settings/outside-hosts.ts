import type { Ctx } from '../context.ts';
import { getSettings } from './get-settings.ts';

const google = ['https://*.googletagmanager.com', 'https://*.google-analytics.com'] as const;

/** Where the services' scripts come from and where they report to. */
const hosts = {
  tagManagerId: google,
  analyticsId: [...google, 'https://*.analytics.google.com'],
  messengerId: ['https://*.intercom.io', 'https://*.intercomcdn.com', 'wss://*.intercom.io'],
} as const;

const askedEvery = 15_000;

/**
 * The outside hosts a page may reach: none until an admin configures a service. Answers at once with what is known,
 * because a slow database must not hold up a page's headers.
 */
export function outsideHosts(ctx: Pick<Ctx, 'db'>): () => readonly string[] {
  let known: readonly string[] = [];
  let askedAt = Number.NEGATIVE_INFINITY;
  async function ask() {
    const ids = (await getSettings(ctx)).outsideServices;
    const configured = (Object.keys(hosts) as (keyof typeof hosts)[]).filter((name) => ids[name] !== null);
    known = [...new Set(configured.flatMap((name) => hosts[name]))];
  }
  return () => {
    if (performance.now() - askedAt >= askedEvery) {
      askedAt = performance.now();
      ask().catch(() => undefined);
    }
    return known;
  };
}
