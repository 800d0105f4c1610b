import { type PriceList, priceListAt } from '#core/price-list/index.ts';
import { currentOffer, type Offer } from '#core/promotion/index.ts';
import type { Settings } from '#core/settings/index.ts';
import type { Ctx } from '../context.ts';
import { askedTogether } from '../db/asked-together.ts';
import { promotionRows } from '../promotion/promotion-rows.ts';
import { settingRows, settingsOf } from './get-settings.ts';
import { priceListRows, priceListsOf } from './price-lists.ts';

/** What every page knows about the shop. The same for every visitor. */
export interface ShopFacts {
  /** The running promotion, or else the last one that ended. */
  offer: Offer | null;
  /** Loaded only if the visitor consents; null if nothing is configured. */
  outside: Settings['outsideServices'] | null;
  newsletter: boolean;
  /** Can a customer ask us to come and measure? */
  onSiteVisits: boolean;
  /** Our social media pages, as set by an admin; null where not set. */
  socialPages: Settings['socialPages'];
  /** What the fee and shipping cost now. */
  prices: PriceList;
}

export const shopFactRows = { settings: settingRows, promotions: promotionRows, priceLists: priceListRows };
type ShopFactRows = Awaited<ReturnType<typeof askedTogether<typeof shopFactRows>>>;

export function shopFactsOf({ settings, promotions, priceLists }: ShopFactRows, now: Date): ShopFacts {
  const { outsideServices, switches, socialPages } = settingsOf(settings);
  const configured = Object.values(outsideServices).some((id) => id !== null);
  return {
    offer: currentOffer(promotions, now) ?? null,
    outside: configured ? outsideServices : null,
    newsletter: switches.newsletter,
    onSiteVisits: switches.onSiteVisits,
    socialPages,
    prices: priceListAt(priceListsOf(priceLists), now),
  };
}

export const shopFactsNow = async ({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<ShopFacts> =>
  shopFactsOf(await askedTogether(db, shopFactRows), clock.now());
