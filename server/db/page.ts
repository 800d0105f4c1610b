/** A part of a list: the page's number, from 1, and how many rows a page has. */
export interface Page {
  number: number;
  size: number;
}

export interface PageOf<Row> {
  rows: Row[];
  /** Of all pages. */
  total: number;
  page: Page;
}

export const bounds = ({ number, size }: Page) => ({ limit: size, offset: (number - 1) * size });

/** What was typed, for a search with `ilike`: found anywhere, its own % and _ meaning themselves. */
export const anywhere = (words: string): string => `%${words.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
