import type { Day } from '../promotion/index.ts';
import { millionthsOf, percentWords } from './rates.ts';
import type { TaxRow } from './tax-file.ts';

/** One place and day whose rate a new file changes; null where a file doesn't have it. */
export interface TaxChange {
  readonly zip: string;
  readonly state: string;
  readonly from: Day;
  readonly before: string | null;
  readonly after: string | null;
}

export interface TaxComparison {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly unchanged: number;
  readonly changes: readonly TaxChange[];
}

const keyOf = ({ state, zip, from }: TaxRow) => `${state} ${zip} ${from}`;

/** '8.875%: New York 4%, New York City 4.5%, MCTD 0.375%; delivery taxed' */
export function rowWords({ parts, shipping }: Pick<TaxRow, 'parts' | 'shipping'>): string {
  const all = percentWords(millionthsOf(parts));
  const each = parts.map(({ name, millionths }) => `${name} ${percentWords(millionths)}`).join(', ');
  return `${parts.length > 1 ? `${all}: ${each}` : each || all}; delivery ${shipping ? 'taxed' : 'not taxed'}`;
}

/** What a new file changes about the one in use. It takes its place as a whole. */
export function compareTaxFiles(now: readonly TaxRow[], next: readonly TaxRow[]): TaxComparison {
  const before = new Map(now.map((row) => [keyOf(row), row]));
  const after = new Set(next.map(keyOf));
  const change = (row: TaxRow, was: TaxRow | undefined, is: TaxRow | undefined): TaxChange => {
    const { zip, state, from } = row;
    return { zip, state, from, before: was ? rowWords(was) : null, after: is ? rowWords(is) : null };
  };
  const added: TaxChange[] = [];
  const changed: TaxChange[] = [];
  for (const row of next) {
    const was = before.get(keyOf(row));
    if (!was) added.push(change(row, undefined, row));
    else if (rowWords(was) !== rowWords(row)) changed.push(change(row, was, row));
  }
  const removed = now.filter((row) => !after.has(keyOf(row))).map((row) => change(row, row, undefined));
  return {
    ...{ added: added.length, changed: changed.length, removed: removed.length },
    unchanged: next.length - added.length - changed.length,
    changes: [...changed, ...removed, ...added],
  };
}
