import { type CsvRow, parseCsv } from '../catalog/index.ts';
import { isState, type State, stateName, stateOfZip } from '../places/index.ts';
import { type Day, isDay } from '../promotion/index.ts';
import { formatNumber, isStorable } from '../texts/index.ts';
import { millionthsOf, type PlaceTax, type TaxLevel, type TaxPart, taxLevels } from './rates.ts';

/** The whole country has some 42,000 zips. Everything beyond is refused before it's read. */
export const taxFileLimits = { bytes: 12 * 1024 * 1024, rows: 90_000, columns: 20, name: 60 } as const;

/** A line of the file: what's charged in a zip from a day on, or in a whole state where it has no line of its own. */
export interface TaxRow extends PlaceTax {
  /** Empty for the whole state. */
  readonly zip: string;
  readonly state: State;
  readonly from: Day;
}

export interface TaxFileProblem {
  readonly line: number;
  /** Null: the whole line, or the whole file. */
  readonly column: string | null;
  readonly message: string;
}

export interface TaxFileRead {
  readonly rows: readonly TaxRow[];
  readonly problems: readonly TaxFileProblem[];
}

const needed = ['zip', 'state', 'from', 'stateRate', 'shippingTaxed'] as const;
const optional = ['county', 'countyRate', 'city', 'cityRate', 'special', 'specialRate'] as const;
export const taxFileColumns = [...needed, ...optional] as const;
type Column = (typeof taxFileColumns)[number];

/** A higher sales tax is a misplaced decimal point: the highest in the country is under 14%. */
const highest = 150_000;
/** No state takes so little, so it's a fraction and not a percentage. */
const lowestOfState = 1_000;

export const taxFileWords = {
  'bad-quote': 'A quotation mark isn’t closed.',
  'too-many-rows': `This file has more than ${formatNumber(taxFileLimits.rows)} lines.`,
  'too-many-columns': `This line has more than ${taxFileLimits.columns} cells.`,
  empty: 'There are no rates in this file.',
  missing: (columns: readonly string[]) => `The first line has to name these columns too: ${columns.join(', ')}.`,
  strange: (columns: readonly string[]) => `We don’t know these columns: ${columns.join(', ')}.`,
  zip: 'Enter five digits, or nothing for the whole state.',
  state: 'Enter a state’s two letters, such as MA.',
  otherState: (zip: string, state: string) => `${zip} isn’t in ${state}.`,
  from: 'Enter a day such as 2027-01-01.',
  rate: 'Enter a percentage with at most four decimals, such as 6.25.',
  fraction: 'Rates are percentages: enter 6.25, not 0.0625.',
  tooHigh: 'All rates of a line together may be 15 percent at most.',
  name: (column: string) => `Whose rate is it? Fill in ${column}.`,
  longName: `Use at most ${taxFileLimits.name} characters.`,
  shipping: 'Enter yes or no.',
  twice: (line: number) => `Line ${line} is for the same place and day.`,
  noState: (state: string) =>
    `${state} needs a line without a zip, for the rest of the state. It has to begin no later than the state’s first zip.`,
} as const;

const nothing = (line: number, message: string): TaxFileRead => ({
  rows: [],
  problems: [{ line, column: null, message }],
});

/** Reads a file of rates. If anything is wrong with it, the problems say where and why, and none of it may be used. */
export function readTaxFile(text: string): TaxFileRead {
  const parsed = parseCsv(text, taxFileLimits);
  if (!parsed.ok) return nothing(parsed.line, taxFileWords[parsed.reason]);
  const [head, ...lines] = parsed.rows;
  if (!head || lines.length === 0) return nothing(1, taxFileWords.empty);
  const places = placesOf(head);
  if (!places.ok) return nothing(head.line, places.message);
  const problems: TaxFileProblem[] = [];
  const seen = new Map<string, number>();
  const rows = lines.flatMap((row): TaxRow[] => {
    const found = readRow((column) => row.cells[places.at.get(column) ?? -1]?.trim() ?? '');
    if (!found.ok) {
      problems.push(...found.problems.map((problem) => ({ line: row.line, ...problem })));
      return [];
    }
    const { zip, state, from } = found.row;
    const key = `${state} ${zip} ${from}`;
    const before = seen.get(key);
    if (before !== undefined) {
      problems.push({ line: row.line, column: null, message: taxFileWords.twice(before) });
      return [];
    }
    seen.set(key, row.line);
    return [found.row];
  });
  if (problems.length > 0) return { rows: [], problems };
  const open = statesWithoutRow(rows);
  if (open.length === 0) return { rows, problems };
  return {
    rows: [],
    problems: open.map((state) => ({
      ...{ line: seen.get(firstOf(rows, state)) ?? 1, column: 'zip', message: taxFileWords.noState(stateName(state)) },
    })),
  };
}

function placesOf(head: CsvRow): { ok: true; at: ReadonlyMap<Column, number> } | { ok: false; message: string } {
  const at = new Map<Column, number>();
  const strange: string[] = [];
  head.cells.forEach((cell, index) => {
    const heading = cell.trim();
    const column = taxFileColumns.find((one) => one.toLowerCase() === heading.toLowerCase());
    if (column) at.set(column, index);
    else if (heading !== '') strange.push(heading.slice(0, 40).toWellFormed());
  });
  if (strange.length > 0) return { ok: false, message: taxFileWords.strange(strange) };
  const missing = needed.filter((column) => !at.has(column));
  return missing.length > 0 ? { ok: false, message: taxFileWords.missing(missing) } : { ok: true, at };
}

type RowProblem = Omit<TaxFileProblem, 'line'>;

function readRow(cell: (column: Column) => string): { ok: true; row: TaxRow } | { ok: false; problems: RowProblem[] } {
  const problems: RowProblem[] = [];
  const wrong = (column: Column | null, message: string) => void problems.push({ column, message });
  const zip = cell('zip');
  const state = cell('state').toUpperCase();
  const from = cell('from');
  if (!isState(state)) wrong('state', taxFileWords.state);
  if (zip !== '' && !/^\d{5}$/.test(zip)) wrong('zip', taxFileWords.zip);
  else if (zip !== '' && isState(state) && stateOfZip(zip) !== state)
    wrong('zip', taxFileWords.otherState(zip, stateName(state)));
  if (!isDay(from)) wrong('from', taxFileWords.from);
  const shipping = /^(yes|no)$/i.exec(cell('shippingTaxed'))?.[0]?.toLowerCase();
  if (shipping === undefined) wrong('shippingTaxed', taxFileWords.shipping);
  const parts = taxLevels.map((level) => readPart(level, cell, wrong));
  if (millionthsOf(parts) > highest) wrong(null, taxFileWords.tooHigh);
  if (problems.length > 0 || !isState(state)) return { ok: false, problems };
  const row = { zip, state, from, shipping: shipping === 'yes' };
  return { ok: true, row: { ...row, parts: parts.filter(({ millionths }) => millionths > 0).map(named(state)) } };
}

const named =
  (state: State) =>
  (part: TaxPart): TaxPart =>
    part.level === 'state' ? { ...part, name: stateName(state) } : part;

function readPart(
  level: TaxLevel,
  cell: (column: Column) => string,
  wrong: (column: Column, message: string) => void,
): TaxPart {
  const column = `${level}Rate` as const;
  const cellText = cell(column);
  const typed = cellText.endsWith('%') ? cellText.slice(0, -1).trimEnd() : cellText;
  const isRate = typed === '' ? level !== 'state' : /^\d{1,2}(?:\.\d{1,4})?$/.test(typed);
  const millionths = isRate && typed !== '' ? Math.round(Number(typed) * 10_000) : 0;
  if (!isRate) wrong(column, taxFileWords.rate);
  if (level === 'state' && millionths > 0 && millionths < lowestOfState) wrong(column, taxFileWords.fraction);
  if (level === 'state') return { level, name: '', millionths };
  const name = cell(level);
  if (millionths > 0 && name === '') wrong(level, taxFileWords.name(level));
  if (name.length > taxFileLimits.name || !isStorable(name)) wrong(level, taxFileWords.longName);
  return { level, name, millionths };
}

const keyOf = ({ state, zip, from }: TaxRow) => `${state} ${zip} ${from}`;

/** A place without a line of its own must never be without tax by mistake, on any day the file speaks of its state. */
function statesWithoutRow(rows: readonly TaxRow[]): State[] {
  const byState = Map.groupBy(rows, ({ state }) => state);
  return [...byState].flatMap(([state, own]) => {
    const first = own.map(({ from }) => from).toSorted()[0] ?? '';
    return own.some(({ zip, from }) => zip === '' && from <= first) ? [] : [state];
  });
}

function firstOf(rows: readonly TaxRow[], state: State): string {
  const row = rows.find((one) => one.state === state);
  return row ? keyOf(row) : '';
}
