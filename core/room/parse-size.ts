import { inchesPerFoot } from './measurement.ts';
import type { Size } from './size.ts';
import { cleanSize } from './size-clean.ts';
import { quantities, withoutRepeats } from './size-quantities.ts';
import { type SizeLabel, type SizeUnit, sizeTokens } from './size-tokens.ts';

const inchesIn: Readonly<Record<Exclude<SizeUnit, 'weight'>, number>> = {
  in: 1,
  ft: inchesPerFoot,
  cm: 1 / 2.54,
  mm: 1 / 25.4,
  m: 100 / 2.54,
};

/** Longer than any piece: such a figure is a slip. */
const longestPiece = 1200;

/** Reads the outer size from the text of a maker, in the many ways they write it; null when it tells none. */
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
