import { type EditableItem, editableItemSchema, recordIdSchema } from '../item.ts';
import { itemWords as words } from '../item-words.ts';
import { type ParsedCsv, parseCsv, printCsv } from './csv.ts';
import { cellsOf } from './edit.ts';
import { columnHeading, columnNames, columnOf, type ImportColumn } from './import-columns.ts';

/** A row of a file, keyed by heading; the line tells people where to find it. */
export interface ImportRow {
  readonly line: number;
  readonly values: Readonly<Record<string, unknown>>;
}

export interface ImportProblem {
  readonly line: number;
  /** The column's heading; null means the whole line or the whole file. */
  readonly heading: string | null;
  /** A full sentence. */
  readonly message: string;
}

export interface Import {
  readonly items: readonly EditableItem[];
  readonly problems: readonly ImportProblem[];
}

const known = new Map<string, ImportColumn>(columnNames.map((name) => [columnHeading(name).toLowerCase(), name]));

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(cellText).join(';');
  return typeof value === 'object' ? JSON.stringify(value) : String(value).trim();
}

function put(record: Record<string, unknown>, path: string, value: unknown): void {
  const [outer = path, inner] = path.split('.');
  if (inner === undefined) record[outer] = value;
  else record[outer] = { ...(record[outer] as Record<string, unknown> | undefined), [inner]: value };
}

export interface FieldProblem {
  readonly heading: string;
  readonly message: string;
}

export type ReadItem = { ok: true; item: EditableItem } | { ok: false; problems: readonly FieldProblem[] };

/** Reads one piece from its cells by heading, whether from a file or from the studio's form. */
export function readItem(values: Readonly<Record<string, unknown>>): ReadItem {
  const cells = new Map(
    Object.entries(values).map(([heading, value]) => [heading.trim().toLowerCase(), cellText(value)]),
  );
  const record: Record<string, unknown> = {};
  const problems: FieldProblem[] = [];
  for (const name of columnNames) {
    const column = columnOf(name);
    const heading = columnHeading(name);
    const cell = cells.get(heading.toLowerCase()) ?? '';
    if (cell === '' && 'empty' in column) put(record, name, column.empty);
    else if (cell === '') problems.push({ heading, message: words.empty });
    else {
      const read = column.read(cell);
      if (read.ok) put(record, name, read.value);
      else problems.push({ heading, message: read.message });
    }
  }
  if (problems.length > 0) return { ok: false, problems };
  const parsed = editableItemSchema.safeParse(record);
  if (parsed.success) return { ok: true, item: parsed.data };
  for (const issue of parsed.error.issues) {
    const heading = columnHeading(issue.path.filter((step) => typeof step === 'string').join('.'));
    problems.push({ heading, message: issue.message });
  }
  return { ok: false, problems };
}

/**
 * Keeps the good rows and says what's wrong with each bad one. When a piece appears twice, the second is the bad one.
 */
export function readImport(rows: readonly ImportRow[]): Import {
  const items = new Map<string, { line: number; item: EditableItem }>();
  const problems: ImportProblem[] = [];
  for (const row of rows) {
    const result = readItem(row.values);
    const { line } = row;
    if (!result.ok) {
      problems.push(...result.problems.map((problem) => ({ line, ...problem })));
      continue;
    }
    const { recordId } = result.item;
    const first = items.get(recordId);
    if (first) problems.push({ line, heading: 'recordId', message: words.twice(recordId, first.line) });
    else items.set(recordId, { line, item: result.item });
  }
  return { items: [...items.values()].map(({ item }) => item), problems };
}

/** The rows of a file, and what's wrong with those that are none. */
export interface ImportRows {
  readonly rows: readonly ImportRow[];
  readonly problems: readonly ImportProblem[];
}

const nothingFrom = (line: number, message: string): ImportRows => ({
  rows: [],
  problems: [{ line, heading: null, message }],
});

/** Far more than a catalog has. */
const longest = { rows: 100_000, columns: 200 } as const;

export function rowsOfCsv(text: string): ImportRows {
  const parsed: ParsedCsv = parseCsv(text, longest);
  if (!parsed.ok) return nothingFrom(parsed.line, words[parsed.reason]);
  const [head, ...rows] = parsed.rows;
  if (head === undefined) return nothingFrom(1, words.fileEmpty);
  const strange = head.cells.filter((heading) => heading.trim() !== '' && !known.has(heading.trim().toLowerCase()));
  if (strange.length > 0) return nothingFrom(head.line, words.strange(strange));
  return {
    rows: rows.map(({ line, cells }) => ({
      line,
      values: Object.fromEntries(head.cells.map((heading, index) => [heading, cells[index] ?? ''])),
    })),
    problems: [],
  };
}

/** A JSON file is a list of records with the same headings; its 'lines' count the records from 1. */
export function rowsOfJson(text: string): ImportRows {
  let rows: unknown;
  try {
    rows = JSON.parse(text);
  } catch {
    return nothingFrom(1, words.notJson);
  }
  if (!Array.isArray(rows)) return nothingFrom(1, words.notList);
  const problems: ImportProblem[] = [];
  const good = rows.flatMap((values: unknown, index): ImportRow[] => {
    if (typeof values === 'object' && values !== null && !Array.isArray(values)) {
      return [{ line: index + 1, values: values as Record<string, unknown> }];
    }
    problems.push({ line: index + 1, heading: null, message: words.notPiece });
    return [];
  });
  return { rows: good, problems };
}

const headingsIn = ({ values }: ImportRow) =>
  new Map(Object.entries(values).map(([heading, value]) => [heading.trim().toLowerCase(), cellText(value)]));

/** The pieces a file is about, as far as their ids can be read. */
export const recordIdsIn = ({ rows }: ImportRows): string[] => [
  ...new Set(
    rows.flatMap((row) => {
      const read = recordIdSchema.safeParse(headingsIn(row).get('recordid'));
      return read.success ? [read.data] : [];
    }),
  ),
];

/** A column that the file doesn't have leaves a known piece as it is. An empty cell empties it. */
function completed(row: ImportRow, present: ReadonlyMap<string, EditableItem>): ImportRow {
  const given = headingsIn(row);
  const before = present.get(given.get('recordid') ?? '');
  if (!before) return row;
  const missing = Object.entries(cellsOf(before)).filter(([heading]) => !given.has(heading.toLowerCase()));
  return { ...row, values: { ...row.values, ...Object.fromEntries(missing) } };
}

/** Reads a file against the pieces we have. */
export function importRows(file: ImportRows, present: ReadonlyMap<string, EditableItem>): Import {
  const { items, problems } = readImport(file.rows.map((row) => completed(row, present)));
  return { items, problems: [...file.problems, ...problems].sort((a, b) => a.line - b.line) };
}

export const importCsv = (text: string): Import => importRows(rowsOfCsv(text), new Map());
export const importJson = (text: string): Import => importRows(rowsOfJson(text), new Map());

export function exportCsv(items: readonly EditableItem[]): string {
  const headings = columnNames.map(columnHeading);
  return printCsv([headings, ...items.map((item) => columnNames.map((name) => columnOf(name).print(item)))]);
}

export function exportJson(items: readonly EditableItem[]): string {
  return `${JSON.stringify(items.map(cellsOf), null, 2)}\n`;
}
