/** The widths of a barcode's bars and gaps, in turn, beginning with a bar. */
export type Bars = readonly number[];

const wide = 3;
const narrow = 1;

/**
 * Code 39: every character is five bars and four gaps. Two bars are wide, which say the column, and one gap, which says
 * the row.
 */
const rows = [
  { gap: 3, characters: '1234567890' },
  { gap: 5, characters: 'ABCDEFGHIJ' },
  { gap: 7, characters: 'KLMNOPQRST' },
  { gap: 1, characters: 'UVWXYZ-. *' },
] as const;
const columns = [
  ...[
    [0, 8],
    [2, 8],
    [0, 2],
    [4, 8],
    [0, 4],
  ],
  ...[
    [2, 4],
    [6, 8],
    [0, 6],
    [2, 6],
    [4, 6],
  ],
] as const;

function barsOf(character: string): Bars {
  const row = rows.find(({ characters }) => characters.includes(character));
  const pair = row && columns[row.characters.indexOf(character)];
  if (!pair) throw new RangeError(`no barcode for '${character}'`);
  const isWide = (at: number) => at === row.gap || pair.some((one) => one === at);
  return Array.from({ length: 9 }, (_, at) => (isWide(at) ? wide : narrow));
}

/** A whole barcode with its start and stop, for capitals, digits, spaces, periods and hyphens. */
export function code39(text: string): Bars {
  const framed = `*${text}*`;
  if (text.includes('*')) throw new RangeError('only a frame has stars');
  return [...framed].flatMap((character, at) => (at === 0 ? barsOf(character) : [narrow, ...barsOf(character)]));
}
