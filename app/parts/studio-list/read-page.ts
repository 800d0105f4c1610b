import type { Page } from '#server/db/page.ts';

const rowsPerPage = 50;
const lastPage = 10_000;

/** Which part of a list its address asks for. What makes no sense is the beginning. */
export function readPage(search: URLSearchParams): Page {
  const asked = Number(search.get('page') ?? 1);
  const number = Number.isInteger(asked) && asked >= 1 && asked <= lastPage ? asked : 1;
  return { number, size: rowsPerPage };
}

/** What an address says of a filter: one of those offered, or nothing. */
export function readChoice<Value extends string>(
  search: URLSearchParams,
  name: string,
  offered: readonly Value[],
): Value | undefined {
  const asked = search.get(name);
  return offered.find((value) => value === asked);
}

const longestSearch = 200;

/** Nobody types a null sign, and the database takes none. */
const readText = (search: URLSearchParams, name: string): string =>
  (search.get(name) ?? '').replaceAll('\0', '').trim().slice(0, longestSearch);
export const readWords = (search: URLSearchParams): string => readText(search, 'q');

/** What every list reads of its address; its filters, each by the values that are offered. */
export function readListAddress(request: Request) {
  const { searchParams } = new URL(request.url);
  return {
    asked: { words: readWords(searchParams), page: readPage(searchParams) },
    choice: <Value extends string>(name: string, offered: readonly Value[]) => readChoice(searchParams, name, offered),
    text: (name: string) => readText(searchParams, name),
  };
}
