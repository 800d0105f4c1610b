import type { Ctx } from '../context.ts';
import { getSettings } from './get-settings.ts';

/** Where the services' scripts come from and where they report to. */
const hosts = {
  tagManagerId: ['https://*.googletagmanager.com', 'https://*.google-analytics.com'],
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
    const { tagManagerId, messengerId } = (await getSettings(ctx)).outsideServices;
    known = [...(tagManagerId ? hosts.tagManagerId : []), ...(messengerId ? hosts.messengerId : [])];
  }
  return () => {
    if (performance.now() - askedAt >= askedEvery) {
      askedAt = performance.now();
      ask().catch(() => undefined);
    }
    return known;
  };
}
