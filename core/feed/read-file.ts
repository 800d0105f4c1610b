import { type CsvRow, parseCsv } from '../catalog/index.ts';
import { isStorable } from '../texts/index.ts';
import { feedLimits } from './columns.ts';
import { feedWords as words } from './words.ts';

/** Why a row wasn't used. Every other row is. */
export interface FeedProblem {
  readonly kind: 'unreadable' | 'unknown' | 'other-maker';
  readonly line: number;
  /** The maker's heading; null means the whole row. */
  readonly heading: string | null;
  /** A full sentence. */
  readonly message: string;
}

export interface FeedFile {
  readonly headings: readonly string[];
  readonly rows: readonly CsvRow[];
}

export type ReadFile = { ok: true; file: FeedFile } | { ok: false; message: string };

const problems = {
  ...{ 'bad-quote': words.badQuote, 'too-many-rows': words.tooManyRows, 'too-many-columns': words.tooManyColumns },
};

const refused = (message: string): ReadFile => ({ ok: false, message });

/** Reads a maker's CSV file as far as it can be read without knowing its columns. */
export function readFeedFile(text: string): ReadFile {
  if (text.length > feedLimits.bytes) return refused(words.tooLarge);
  if (!isStorable(text)) return refused(words.notText);
  const parsed = parseCsv(text, feedLimits);
  if (!parsed.ok) return refused(problems[parsed.reason]);
  const [head, ...rows] = parsed.rows;
  if (!head) return refused(words.fileEmpty);
  if (rows.length === 0) return refused(words.onlyHeadings);
  return { ok: true, file: { headings: head.cells.map(nameOfColumn), rows } };
}

const nameOfColumn = (cell: string): string => cell.trim().slice(0, feedLimits.heading).toWellFormed();
