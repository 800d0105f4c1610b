import { productName } from '#core/settings/index.ts';

/** What a page is called in the window, and what search engines and those who share it say of it. */
export const pageTitle = (title: string, description?: string) => fullTitle(`${title} · ${productName}`, description);

/** The same, for a title that names us already. */
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
