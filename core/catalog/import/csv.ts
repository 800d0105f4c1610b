/** A spreadsheet row, with the line of the file it starts on. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export type ParsedCsv =
  | { ok: true; rows: CsvRow[] }
  | { ok: false; reason: 'bad-quote' | 'too-many-rows' | 'too-many-columns'; line: number };

/** A file of nothing but commas and line breaks would take up fifty times its size. */
export interface CsvLimits {
  /** Besides the headings. */
  readonly rows: number;
  readonly columns: number;
}

/**
 * Guards against formula injection: a cell that starts like a formula gets a leading apostrophe, which spreadsheets
 * show as text. Reading removes one again. Plain numbers are left alone. Some spreadsheets take the wide signs of East
 * Asian keyboards for the plain ones.
 */
const defuse = (cell: string) =>
  /^'*[=+\-@\t\r\n＝＋－＠]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell) ? `'${cell}` : cell;
const rearm = (cell: string) => (/^'+[=+\-@\t\r\n＝＋－＠]/.test(cell) ? cell.slice(1) : cell);

/** Where the quote that opened at `from` closes. Two quotes in a row are one quote inside the cell. */
function closingQuote(source: string, from: number): number {
  let at = source.indexOf('"', from + 1);
  while (at !== -1 && source[at + 1] === '"') at = source.indexOf('"', at + 2);
  return at;
}

function endOfPlainCell(source: string, from: number): number {
  let at = from;
  while (at < source.length && source[at] !== ',' && source[at] !== '\n') at++;
  return at;
}

/**
 * Reads comma-separated values. Quoted cells may contain commas, quotes and line breaks; empty lines are skipped. Reads no
 * further than the limits.
 */
export function parseCsv(text: string, limits: CsvLimits): ParsedCsv {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let line = 1;
  let startLine = 1;
  for (let at = 0; at <= source.length; at++) {
    const quoted = source[at] === '"';
    const end = quoted ? closingQuote(source, at) + 1 : endOfPlainCell(source, at);
    const after = source[end];
    if (quoted && (end === 0 || (after !== undefined && after !== ',' && after !== '\n'))) {
      return { ok: false, reason: 'bad-quote', line };
    }
    const cell = quoted ? source.slice(at + 1, end - 1).replaceAll('""', '"') : source.slice(at, end);
    line += cell.split('\n').length - 1;
    cells.push(rearm(cell));
    if (cells.length > limits.columns) return { ok: false, reason: 'too-many-columns', line: startLine };
    at = end;
    if (after === ',') continue;
    if (cells.some((each) => each !== '')) {
      if (rows.length > limits.rows) return { ok: false, reason: 'too-many-rows', line: startLine };
      rows.push({ line: startLine, cells });
    }
    cells = [];
    line++;
    startLine = line;
  }
  return { ok: true, rows };
}

function printCell(value: string): string {
  const cell = defuse(value);
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

export function printCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(printCell).join(',')}\r\n`).join('');
}
