import { productName } from '#core/settings/index.ts';

/** The page's window title, plus the title and description for search engines and shared links. */
export const pageTitle = (title: string, description?: string) => fullTitle(`${title} · ${productName}`, description);

/** The same, for a title that already contains our name. */
export const fullTitle = (title: string, description?: string) => [
  { title },
  { property: 'og:title', content: title },
  ...(description === undefined
    ? []
    : [
        { name: 'description', content: description },
        { property: 'og:description', content: description },
      ]),
];
