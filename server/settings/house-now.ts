import { currentOffer, type Offer } from '#core/promotion/index.ts';
import type { Settings } from '#core/settings/index.ts';
import type { Ctx } from '../context.ts';
import { askedTogether } from '../db/asked-together.ts';
import { promotionRows } from '../promotion/promotion-rows.ts';
import { settingRows, settingsOf } from './get-settings.ts';

/** What every page knows of the house, whoever reads it. */
export interface House {
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

export const houseFacts = { settings: settingRows, promotions: promotionRows };
type HouseFacts = Awaited<ReturnType<typeof askedTogether<typeof houseFacts>>>;

export function houseOf({ settings, promotions }: HouseFacts, now: Date): House {
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

export const houseNow = async ({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<House> =>
  houseOf(await askedTogether(db, houseFacts), clock.now());
