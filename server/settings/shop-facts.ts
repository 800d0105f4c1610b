import { currentOffer, type Offer } from '#core/promotion/index.ts';
import type { Settings } from '#core/settings/index.ts';
import type { Ctx } from '../context.ts';
import { askedTogether } from '../db/asked-together.ts';
import { promotionRows } from '../promotion/promotion-rows.ts';
import { settingRows, settingsOf } from './get-settings.ts';

/** What every page knows of the house, whoever reads it. */
export interface ShopFacts {
  /** The promotion that runs, or the last one that is over. */
  offer: Offer | null;
  /** Loaded only where the reader says yes; null where nothing is configured. */
  outside: Settings['outsideServices'] | null;
  newsletter: boolean;
  /** May a customer ask us to come and measure? */
  onSiteVisits: boolean;
  /** Our pages elsewhere, as an admin set them; null where the setting says nothing. */
  socialPages: Settings['socialPages'];
}

export const shopFactRows = { settings: settingRows, promotions: promotionRows };
type ShopFactRows = Awaited<ReturnType<typeof askedTogether<typeof shopFactRows>>>;

export function shopFactsOf({ settings, promotions }: ShopFactRows, now: Date): ShopFacts {
  const { outsideServices, switches, socialPages } = settingsOf(settings);
  const configured = Object.values(outsideServices).some((id) => id !== null);
  return {
    offer: currentOffer(promotions, now) ?? null,
    outside: configured ? outsideServices : null,
    newsletter: switches.newsletter,
    onSiteVisits: switches.onSiteVisits,
    socialPages,
  };
}

export const shopFactsNow = async ({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<ShopFacts> =>
  shopFactsOf(await askedTogether(db, shopFactRows), clock.now());
