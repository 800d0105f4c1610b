/** The page on which a room is measured, drawn and photographed on site. */
export const pageOnSite = (surveyId: string): string => `/studio/projects/${surveyId}/room`;

const path = /^\/studio\/projects\/[\w-]+\/room$/;
export const isPageOnSite = (pathname: string): boolean => path.test(pathname);

/** How long a browser keeps a copy of it, and how many: a visit is over by the evening. */
export const copiesOnSite = { milliseconds: 16 * 60 * 60 * 1000, most: 12 } as const;

/** What a page asks the service worker to do with those copies. */
export type CopiesMessage =
  | { visits: 'keep'; path: string; uid: string }
  | { visits: 'drop'; path: string }
  /** This person is signed in now: copies of anyone else go. */
  | { visits: 'only'; uid: string }
  | { visits: 'forget' };
