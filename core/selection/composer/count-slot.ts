import type { Brief, BriefPiece } from '../../survey/index.ts';
import { compileAsk } from './ask.ts';
import { type CatalogIndex, columnsFor } from './columns.ts';
import { keeps, passesDoor } from './rules.ts';

export interface SlotCount {
  /** Items of this kind. */
  readonly all: number;
  /** Those that meet all requirements. */
  readonly pass: number;
  /** Those that pass when color is relaxed, then material too, then the budget too. */
  readonly withoutColor: number;
  readonly withoutMaterial: number;
  readonly withoutTier: number;
}

/** '14 pass, of 312. Relax color: 31 more.' */
export function countSlot(brief: Brief, piece: BriefPiece, index: CatalogIndex): SlotCount {
  const ask = compileAsk(brief, piece, columnsFor(index, piece.kind));
  const counts = [0, 0, 0, 0];
  for (const row of ask.columns.items.keys()) {
    const least = counts.findIndex((_, relaxed) => keeps(ask, row, relaxed));
    if (least < 0 || !passesDoor(ask, row)) continue;
    for (let relaxed = least; relaxed < counts.length; relaxed += 1) counts[relaxed] = (counts[relaxed] ?? 0) + 1;
  }
  const [pass = 0, withoutColor = 0, withoutMaterial = 0, withoutTier = 0] = counts;
  return { all: ask.columns.items.length, pass, withoutColor, withoutMaterial, withoutTier };
}
