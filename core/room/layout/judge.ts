import type { Floor } from './floor/floor.ts';
import { mainOf } from './kinds.ts';
import type { LayoutPiece } from './layout-types.ts';
import { judgeEating } from './rules/eating.ts';
import type { Judged } from './rules/judged.ts';
import { judgeLooking } from './rules/looking.ts';
import { judgeRugs } from './rules/rugs.ts';
import { judgeSitting } from './rules/sitting.ts';
import { judgeSleeping } from './rules/sleeping.ts';
import { judgeWalking } from './rules/walking.ts';
import { judgeWalls } from './rules/walls.ts';
import type { Standing } from './standing.ts';

/** Everything except the walkways. */
export const judgePlaces = (floor: Floor, standing: readonly Standing[]): Judged[] =>
  judgeSitting(floor, standing).concat(
    judgeLooking(floor, standing),
    judgeSleeping(floor, standing),
    judgeEating(floor, standing),
    judgeRugs(floor, standing),
    judgeWalls(floor, standing),
  );

export const judgeAll = (floor: Floor, standing: readonly Standing[]): Judged[] => [
  ...judgeWalking(floor, standing),
  ...judgePlaces(floor, standing),
];

/** How much of the possible weight is met, 0 to 1. */
export function quality(judged: readonly Judged[]): number {
  let had = 0;
  let all = 0;
  for (const { weight, met } of judged) {
    had += weight * met;
    all += weight;
  }
  return all === 0 ? 1 : had / all;
}

/** Below this, a chair isn't at its table. */
const stranded = 0.25;

/** The most a plan can score that no one would live with. */
const unlivable = 0.6;

/** A plan without its main piece, or with a chair away from its table, isn't one however neat the rest is. */
const isLivable = (
  judged: readonly Judged[],
  standing: readonly Standing[],
  wanted: readonly LayoutPiece[],
): boolean => {
  const main = mainOf(wanted);
  if (main && !standing.some(({ piece }) => piece.id === main.id)) return false;
  return !judged.some(
    ({ rule, met, about }) => rule === 'at-table' && met < stranded && about[0]?.piece.kind !== 'bench',
  );
};

/** 0 to 100. A piece without a place counts as if everything about it were wrong. */
export function scoreOf(
  judged: readonly Judged[],
  standing: readonly Standing[],
  wanted: readonly LayoutPiece[],
): number {
  if (wanted.length === 0) return 100;
  const most = isLivable(judged, standing, wanted) ? 1 : unlivable;
  return Math.round(1000 * most * quality(judged) * (standing.length / wanted.length)) / 10;
}
