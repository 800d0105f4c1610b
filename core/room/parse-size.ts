import { inchesPerFoot } from './measurement.ts';
import type { Size } from './size.ts';
import { quantities, withoutRepeats } from './size-quantities.ts';
import { type SizeLabel, type SizeUnit, sizeTokens } from './size-tokens.ts';

const vulgarFractions: Readonly<Record<string, string>> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

/** Measurements of a part, the carton or the weight: not the outer size of the piece. */
const PARTS =
  /\b(?:seats?|arms?|legs?|back height|cushions?|box(?:es)?|cartons?|pack(?:age|aged|aging|ed)|clearance|weigh(?:t|s)|shelf|shelves|drawers?|interior|inside|mattress|headboard|footboard|apron|thick(?:ness)?)\b/;

const COUNTS = /\b(?:set|pack|pair) of \d+\b|\b\d+[ -]?(?:pieces?|pcs?|seater|seat|drawers?|doors?|person|panels?)\b/g;

/** Longer than any size a maker writes; we ignore the rest of the text. */
const longestText = 400;

const isOutside = (clause: string): string => {
  const part = PARTS.exec(clause);
  if (!part) return clause;
  const before = clause.slice(0, part.index);
  return (before.match(/\d+/g) ?? []).length >= 2 ? before : '';
};

/** Normalizes quotes, crosses, dashes and fractions, and keeps only what describes the outer size. */
function cleanSize(text: string): string {
  const spelled = text
    .slice(0, longestText)
    .toLowerCase()
    .replace(/[½¼¾⅓⅔⅛⅜⅝⅞]/g, (sign) => ` ${vulgarFractions[sign]}`)
    .replaceAll('⁄', '/')
    .replace(/[′’‘`´]/g, "'")
    .replace(/″|”|“|''/g, '"')
    .replace(/[×✕✖⨯*]/g, 'x')
    .replace(/[‐‑–—−]/g, '-')
    .replace(/[⌀∅]/g, 'ø')
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\bdiag(?:onal|\.)? ?depth\b/g, 'dd')
    .replace(COUNTS, ' ');
  // (213 x 97 x 84 cm) repeats the numbers outside the parentheses; (W) labels them.
  const inner = spelled.replace(/\([^()]*\)/g, ' ');
  const open = spelled.replace(/\(([^()]*)\)/g, (_, inside: string) =>
    /\d/.test(inside) && /\d/.test(inner) ? ' ' : ` ${inside} `,
  );
  return open
    .split(/[;|\n,]|(?<!\b(?:in|ft|cm|mm|lbs?|dia|diam|[wdhl]))\. (?=[a-z])/)
    .map(isOutside)
    .filter((clause) => clause.trim())
    .join(' , ');
}

const inchesIn: Readonly<Record<Exclude<SizeUnit, 'weight'>, number>> = {
  in: 1,
  ft: inchesPerFoot,
  cm: 1 / 2.54,
  mm: 1 / 25.4,
  m: 100 / 2.54,
};

/** Longer than any piece: such a number is a mistake. */
const longestPiece = 1200;

/** Reads the outer size from a maker's text, in the many ways they write it; null if there isn't one. */
export function parseSize(text: string): Size | null {
  const { list, unitOfAll } = quantities(sizeTokens(cleanSize(text)));
  const kept = withoutRepeats(list);
  const told = new Set(kept.flatMap(({ unit }) => unit ?? []));
  const usual = (told.size === 1 ? [...told][0] : unitOfAll) ?? 'in';
  const inches: [SizeLabel | null, number][] = kept.flatMap(({ value, unit, label }) => {
    const by = unit ?? usual;
    const length = by === 'weight' ? 0 : Math.round(value * inchesIn[by] * 100) / 100;
    return length > 0 && length <= longestPiece ? [[label, length]] : [];
  });
  return sizeOf(inches);
}

type Labelled = readonly [SizeLabel | null, number];

function sizeOf(all: readonly Labelled[]): Size | null {
  const labelled = (label: SizeLabel) => all.find(([one]) => one === label)?.[1];
  const bare = all.filter(([label]) => label === null).map(([, length]) => length);
  const across = all.filter(([label]) => label === 'width' || label === 'length');
  const alone = across.length === 0 && bare.length === 0 && labelled('depth') === undefined;
  const diameter = labelled('diameter') ?? (alone ? labelled('d') : undefined);
  const first = across[0];
  const other = across.find(([label]) => label !== first?.[0]);
  const width = diameter ?? first?.[1] ?? bare.shift();
  const depth = diameter ?? labelled('depth') ?? labelled('d') ?? other?.[1] ?? bare.shift();
  const height = labelled('height') ?? bare.shift();
  const diagonalDepth = labelled('diagonal');
  const size: Size = {
    ...(width !== undefined && { width }),
    ...(depth !== undefined && { depth }),
    ...(height !== undefined && { height }),
    ...(diagonalDepth !== undefined && { diagonalDepth }),
    ...(diameter !== undefined && { round: true as const }),
  };
  return Object.keys(size).length === 0 ? null : size;
}
