import type { Floor } from './floor.ts';
import { judgeEating } from './rules/eating.ts';
import type { Judged } from './rules/judged.ts';
import { judgeRugs } from './rules/rugs.ts';
import { judgeSitting } from './rules/sitting.ts';
import { judgeSleeping } from './rules/sleeping.ts';
import { judgeWalking } from './rules/walking.ts';
import { judgeWalls } from './rules/walls.ts';
import type { Standing } from './standing.ts';

/** Everything except the walkways. */
export const judgePlaces = (floor: Floor, standing: readonly Standing[]): Judged[] => [
  ...judgeSitting(floor, standing),
  ...judgeSleeping(floor, standing),
  ...judgeEating(floor, standing),
  ...judgeRugs(floor, standing),
  ...judgeWalls(floor, standing),
];

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

/** 0 to 100. A piece without a place counts as if everything about it were wrong. */
export const scoreOf = (judged: readonly Judged[], placed: number, wanted: number): number =>
  wanted === 0 ? 100 : Math.round(1000 * quality(judged) * (placed / wanted)) / 10;
