import { useMatches } from 'react-router';

/** What a route says of the frame around it. */
export interface RouteHandle {
  /** 'transparent': fixed over the page, with the large logo. Without it the inner header. */
  header?: 'transparent' | 'none';
  /** Light letters on a dark picture. */
  inverted?: boolean;
  footer?: 'none';
  /** The public id of the picture this page is shared with. */
  share?: string;
  /** The page needs no script: it is shown under other addresses too, where nothing of it would match. */
  still?: boolean;
}

export function useRouteHandle(): RouteHandle {
  return Object.assign({}, ...useMatches().map((match) => match.handle as RouteHandle | undefined));
}
