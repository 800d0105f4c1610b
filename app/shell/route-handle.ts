import { useMatches } from 'react-router';

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
}

export function useRouteHandle(): RouteHandle {
  return Object.assign({}, ...useMatches().map((match) => match.handle as RouteHandle | undefined));
}
