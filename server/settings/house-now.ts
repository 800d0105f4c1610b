import type { Offer } from '#core/promotion/index.ts';
import type { Settings } from '#core/settings/index.ts';
import type { Ctx } from '../context.ts';
import { offerNow } from '../promotion/promotion-now.ts';
import { getSettings } from './get-settings.ts';

/** What every page knows of the house, whoever reads it. */
export interface House {
  /** The promotion that runs, or the last one that is over. */
  offer: Offer | null;
  /** Loaded only where the reader says yes; null where nothing is configured. */
  outside: Settings['outsideServices'] | null;
  newsletter: boolean;
}

export async function houseNow(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<House> {
  const { outsideServices, switches } = await getSettings(ctx);
  const configured = Object.values(outsideServices).some((id) => id !== null);
  return {
    offer: (await offerNow(ctx)) ?? null,
    outside: configured ? outsideServices : null,
    newsletter: switches.newsletter,
  };
}
