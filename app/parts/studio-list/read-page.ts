import type { Page } from '#server/db/page.ts';

const rowsPerPage = 50;
const lastPage = 10_000;

/** The page number from the URL. Anything invalid means page 1. */
export function readPage(search: URLSearchParams): Page {
  const asked = Number(search.get('page') ?? 1);
  const number = Number.isInteger(asked) && asked >= 1 && asked <= lastPage ? asked : 1;
  return { number, size: rowsPerPage };
}

/** A filter value from the URL, if it's one of those offered. */
export function readChoice<Value extends string>(
  search: URLSearchParams,
  name: string,
  offered: readonly Value[],
): Value | undefined {
  const asked = search.get(name);
  return offered.find((value) => value === asked);
}

const longestSearch = 200;

/** Strips null characters, which Postgres doesn't accept in text. */
const readText = (search: URLSearchParams, name: string): string =>
  (search.get(name) ?? '').replaceAll('\0', '').trim().slice(0, longestSearch);
export const readWords = (search: URLSearchParams): string => readText(search, 'q');

/** Reads what every list takes from its URL. Filters accept only the offered values. */
export function readListAddress(request: Request) {
  const { searchParams } = new URL(request.url);
  return {
    asked: { words: readWords(searchParams), page: readPage(searchParams) },
    choice: <Value extends string>(name: string, offered: readonly Value[]) => readChoice(searchParams, name, offered),
    text: (name: string) => readText(searchParams, name),
  };
}
