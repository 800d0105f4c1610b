import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** One page of a list: its number, starting at 1, and the rows per page. */
export interface Page {
  number: number;
  size: number;
}

export interface PageOf<Row> {
  rows: Row[];
  /** Across all pages. */
  total: number;
  page: Page;
}

export const bounds = ({ number, size }: Page) => ({ limit: size, offset: (number - 1) * size });

/** Asks one of several lists that are shown as one for its first matching rows. */
export interface Beginning {
  words: string;
  limit: number;
}

export interface Begun<Row> {
  rows: Row[];
  /** All matching rows. */
  total: number;
}

/** Selected alongside a row: how many there are without the limit. */
export const howMany = sql<number>`count(*) over ()`.mapWith(Number);

export const begun = <Row extends { howMany: number }>(rows: Row[]): Begun<Row> => ({
  rows,
  total: rows[0]?.howMany ?? 0,
});

/** Does the search text occur in one of these columns? */
export const fits = (words: string, ...columns: SQLWrapper[]): SQL | undefined =>
  words === '' ? undefined : sql`concat_ws(' ', ${sql.join(columns, sql`, `)}) ilike ${anywhere(words)}`;

/** The search text as an `ilike` pattern: matches anywhere, with its own % and _ taken literally. */
export const anywhere = (words: string): string => `%${words.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
