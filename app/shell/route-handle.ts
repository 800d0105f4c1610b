import { useMatches } from 'react-router';
import type { Purchase } from './outside/adapters.ts';

/** What a route tells the frame around it. */
export interface RouteHandle {
  /** 'transparent': fixed over the page, with the large logo. 'slim': the inner header, only the logo. If unset, inner. */
  header?: 'transparent' | 'slim' | 'none';
  /** Light text on a dark picture. */
  inverted?: boolean;
  /** 'slim': one line, for pages where a newsletter would distract. */
  footer?: 'slim' | 'none';
  /** The public id of the page's share picture. */
  share?: string;
  /** The page runs no scripts: it is also served under other addresses, where hydration wouldn't match. */
  still?: boolean;
  /** What was bought, once the page's data says that it's paid. Outside services that are allowed are told once. */
  purchase?: (loaded: unknown) => Purchase | null;
}

export function useRouteHandle(): RouteHandle {
  return Object.assign({}, ...useMatches().map((match) => match.handle as RouteHandle | undefined));
}

export function usePurchase(): Purchase | null {
  const matches = useMatches();
  for (const { handle, loaderData } of matches) {
    const bought = (handle as RouteHandle | undefined)?.purchase?.(loaderData);
    if (bought) return bought;
  }
  return null;
}
