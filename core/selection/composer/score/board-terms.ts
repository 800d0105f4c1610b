import type { CatalogItem } from '../../../catalog/index.ts';
import type { Brief, BriefPiece } from '../../../survey/index.ts';
import type { BoardId } from '../../board.ts';
import type { TasteModel } from '../../learning/taste-model.ts';
import { columnsWithTaste, tasteFor } from '../../learning/with-taste.ts';
import { type Ask, compileAsk } from '../ask.ts';
import { columnsOf } from '../columns.ts';
import { keepsWish } from '../rules.ts';
import { compileTheme, themesOf } from '../theme.ts';
import {
  budgetPoints,
  fitPoints,
  readinessPoints,
  shapePoints,
  themeScore,
  vendorScore,
  woodPoints,
} from './objective.ts';
import { pairTerms } from './pair-tables.ts';
import { points, type Term, termNames, termWords } from './terms.ts';

/** What a term gives a whole board, explained in a sentence. */
export interface BoardTerm {
  readonly term: Term;
  readonly name: string;
  readonly words: string;
  readonly points: number;
}

interface FilledWith {
  readonly piece: BriefPiece;
  readonly item: CatalogItem;
}

function askOf(brief: Brief, { piece, item }: FilledWith, model: TasteModel | null = null): Ask {
  const columns = columnsOf(item.kind, [item], new Map());
  const own = model ? columnsWithTaste(columns, tasteFor(model, brief)) : columns;
  return compileAsk(brief, { ...piece, kind: item.kind }, own);
}

/** The board's score, apart by term. The terms add up to what the composer maximizes. */
export function boardTerms(
  brief: Brief,
  board: BoardId,
  filled: readonly FilledWith[],
  model: TasteModel | null = null,
): BoardTerm[] {
  const shown = termNames.filter((term) => term !== 'learned' || model !== null);
  const sums = new Map<Term, number>(shown.map((term) => [term, 0]));
  const add = (term: Term, value: number) => sums.set(term, (sums.get(term) ?? 0) + value);
  const theme = compileTheme(themesOf(brief)[board]);
  const asks = filled.map((one) => askOf(brief, one, model));
  for (const [place, ask] of asks.entries()) {
    const { columns } = ask;
    add(
      'style',
      (ask.stylePoints[columns.styles[0] ?? 0] ?? 0) + themeScore({ ...theme, colors: 0, materials: 0 }, columns, 0),
    );
    add(
      'color',
      (ask.colorPoints[columns.color[0] ?? 0] ?? 0) + themeScore({ ...theme, styles: 0, materials: 0 }, columns, 0),
    );
    add(
      'material',
      (ask.materialPoints[columns.materials[0] ?? 0] ?? 0) + themeScore({ ...theme, styles: 0, colors: 0 }, columns, 0),
    );
    add('budget', budgetPoints(ask, 0));
    add('shape', shapePoints(ask, 0));
    add('woods', woodPoints(ask, 0));
    add('readiness', readinessPoints(ask, 0));
    add('fit', fitPoints(ask, 0));
    if (ask.learned) add('learned', ask.learned[0] ?? 0);
    for (const other of asks.slice(0, place)) {
      const pair = pairTerms(columns.look[0] ?? 0, other.columns.look[0] ?? 0);
      for (const term of ['style', 'palette', 'woods', 'lines'] as const) add(term, pair[term]);
      const learned = columns.learned?.pairs(columns.look[0] ?? 0, other.columns.look[0] ?? 0);
      if (learned !== undefined) add('learned', learned);
    }
  }
  add('makers', vendorScore(new Set(filled.map(({ item }) => item.vendor.name)).size));
  return shown.map((term) => ({ term, ...termWords[term], points: sums.get(term) ?? 0 }));
}

/** What a piece's compromises cost its board, in points next to a piece that keeps the wish. */
export function compromisesOf(brief: Brief, filled: FilledWith): { readonly term: Term; readonly cost: number }[] {
  const ask = askOf(brief, filled);
  const { columns } = ask;
  const most = (values: Int32Array) => values.reduce((best, value) => Math.max(best, value), 0);
  const styles = most(ask.stylePoints) - (ask.stylePoints[columns.styles[0] ?? 0] ?? 0);
  const color = points.color.wanted - (ask.colorPoints[columns.color[0] ?? 0] ?? 0);
  const material = points.material.wanted - (ask.materialPoints[columns.materials[0] ?? 0] ?? 0);
  return [
    ...(keepsWish.style(ask, 0) ? [] : [{ term: 'style' as const, cost: styles }]),
    ...(keepsWish.tier(ask, 0) ? [] : [{ term: 'budget' as const, cost: points.budget.inTier - budgetPoints(ask, 0) }]),
    ...(keepsWish.material(ask, 0) ? [] : [{ term: 'material' as const, cost: material }]),
    ...(keepsWish.color(ask, 0) ? [] : [{ term: 'color' as const, cost: color }]),
  ];
}
