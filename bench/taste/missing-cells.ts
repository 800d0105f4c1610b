import { isOffStyle, isOutsideTier, lacksMaterial, type Placed } from './figures.ts';

/** What one new piece would have to be: kind, type, style, tier, material and size. */
function cellOf({ brief, piece }: Placed): string {
  return [
    piece.kind,
    piece.types.join('/') || 'any type',
    brief.styles[0] ?? 'any style',
    piece.tier ?? 'any tier',
    piece.materials.join('/') || 'any material',
    piece.size ?? 'any size',
  ].join(', ');
}

/** The cells that surveys ask for and the range has nothing for, the most wanted first. */
export function missingCells(placed: readonly Placed[], most: number): string[] {
  const counts = new Map<string, number>();
  for (const one of placed) {
    if (!isOffStyle(one) && !isOutsideTier(one) && !lacksMaterial(one)) continue;
    counts.set(cellOf(one), (counts.get(cellOf(one)) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([cell, count]) => `  ${count} × ${cell}`);
}
