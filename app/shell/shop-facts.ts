import { useRouteLoaderData } from 'react-router';
import type { ShopFacts } from '#server/settings/shop-facts.ts';

interface RootData {
  house?: ShopFacts & { origin: string };
}

const closed: ShopFacts & { origin: string } = {
  ...{ offer: null, outside: null, newsletter: true, onSiteVisits: true, origin: '' },
  socialPages: { instagram: null, pinterest: null },
};

/** What every page knows of the house; without root data (the root itself failed) it has nothing to offer. */
export const useShopFacts = () => (useRouteLoaderData('root') as RootData | undefined)?.house ?? closed;
