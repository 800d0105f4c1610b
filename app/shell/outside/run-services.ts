import { countedPage } from '#core/settings/index.ts';
import {
  configuredServices,
  type OutsideIds,
  type OutsideService,
  type OutsideWorld,
  type Purchase,
} from './adapters.ts';
import type { Consent } from './consent.ts';

/** Here nothing from outside is started: the address is a secret, or staff are at work. */
const quiet = [
  ...['/shared-selection/', '/reset-password', '/invitation', '/verify-email', '/email-change', '/enter'],
  ...['/newsletter/', '/studio', '/dev/', '/maker/', '/registration'],
];
export const isQuiet = (path: string) => quiet.some((start) => path.startsWith(start));

export interface Visit {
  consent: Consent;
  ids: OutsideIds | null;
  path: string;
  purchase: Purchase | null;
}

/**
 * Starts the configured services once there is consent and tells them of pages and purchases, each once. Without
 * consent nothing is loaded, and a page that was seen before isn't told afterward.
 */
export function runServices(world: OutsideWorld): (visit: Visit) => void {
  let running: readonly OutsideService[] | null = null;
  let lastPath: string | null = null;
  const bought = new Set<string>();
  return ({ consent, ids, path, purchase }) => {
    if (consent !== 'yes' || !ids || isQuiet(path)) return;
    if (running === null) {
      running = configuredServices(ids, world);
      for (const service of running) service.start();
    }
    if (path !== lastPath) {
      lastPath = path;
      for (const service of running) service.pageView(countedPage(path));
    }
    if (purchase && !bought.has(purchase.number)) {
      bought.add(purchase.number);
      for (const service of running) service.purchase(purchase);
    }
  };
}
