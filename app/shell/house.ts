import { useRouteLoaderData } from 'react-router';
import type { House } from '#server/settings/house-now.ts';

interface RootData {
  house?: House & { origin: string };
}

const closed: House & { origin: string } = {
  ...{ offer: null, outside: null, newsletter: true, onSiteVisits: true, origin: '' },
  socialPages: { instagram: null, pinterest: null },
};

/** What every page knows of the house; without root data (the root itself failed) it has nothing to offer. */
export const useHouse = () => (useRouteLoaderData('root') as RootData | undefined)?.house ?? closed;
