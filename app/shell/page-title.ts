import { productName } from '#core/settings/index.ts';

/** What a page is called in the window, and what a search engine says of it. */
export const pageTitle = (title: string, description?: string) => [
  { title: `${title} · ${productName}` },
  ...(description === undefined ? [] : [{ name: 'description', content: description }]),
];
