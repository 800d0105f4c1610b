import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

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

/** One of several lists that are shown as one: its first rows, of those that fit the words. */
export interface Beginning {
  words: string;
  limit: number;
}

export interface Begun<Row> {
  rows: Row[];
  /** Of all that fit. */
  total: number;
}

/** Selected beside a row: how many there are without the limit. */
export const howMany = sql<number>`count(*) over ()`.mapWith(Number);

export const begun = <Row extends { howMany: number }>(rows: Row[]): Begun<Row> => ({
  rows,
  total: rows[0]?.howMany ?? 0,
});

/** Is what was typed found in one of these? */
export const fits = (words: string, ...columns: SQLWrapper[]): SQL | undefined =>
  words === '' ? undefined : sql`concat_ws(' ', ${sql.join(columns, sql`, `)}) ilike ${anywhere(words)}`;

/** What was typed, for a search with `ilike`: found anywhere, its own % and _ meaning themselves. */
export const anywhere = (words: string): string => `%${words.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
