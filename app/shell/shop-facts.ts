import { useRouteLoaderData } from 'react-router';
import { standardPriceList } from '#core/price-list/index.ts';
import type { ShopFacts } from '#server/settings/shop-facts.ts';

interface RootData {
  company?: ShopFacts & { origin: string };
}

const closed: ShopFacts & { origin: string } = {
  ...{ offer: null, outside: null, newsletter: true, onSiteVisits: true, origin: '' },
  socialPages: { instagram: null, pinterest: null },
  prices: standardPriceList,
};

/** What every page knows about the shop. Without root data (the root itself failed), the shop has nothing to offer. */
export const useShopFacts = () => (useRouteLoaderData('root') as RootData | undefined)?.company ?? closed;
