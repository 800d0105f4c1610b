import type { Floor } from './floor/floor.ts';
import { mainOf } from './kinds.ts';
import type { LayoutPiece } from './layout-types.ts';
import { castOf } from './rules/cast.ts';
import { judgeEating } from './rules/eating.ts';
import type { Judged } from './rules/judged.ts';
import { judgeLooking } from './rules/looking.ts';
import { judgeRugs } from './rules/rugs.ts';
import { judgeSitting } from './rules/sitting.ts';
import { judgeSleeping } from './rules/sleeping.ts';
import { Tally } from './rules/tally.ts';
import { judgeWalking, walkingWeight } from './rules/walking.ts';
import { judgeWalls } from './rules/walls.ts';
import type { Standing } from './standing.ts';

/** Everything except the walkways. */
function judgePlaces(tally: Tally, floor: Floor, standing: readonly Standing[]): Tally {
  const cast = castOf(standing);
  judgeSitting(tally, floor, cast);
  judgeLooking(tally, floor, cast);
  judgeSleeping(tally, floor, cast);
  judgeEating(tally, floor, cast);
  judgeRugs(tally, floor, cast);
  judgeWalls(tally, floor, cast);
  return tally;
}

/** Every rule with its details, for people to read. */
export function judgeAll(floor: Floor, standing: readonly Standing[]): Judged[] {
  const tally = new Tally(true);
  judgeWalking(tally, floor, standing);
  return judgePlaces(tally, floor, standing).judged;
}

/** How well the pieces are placed, 0 to 1, without the walkways. */
export const qualityOfPlaces = (floor: Floor, standing: readonly Standing[]): number =>
  judgePlaces(new Tally(false), floor, standing).quality;

/** How well one can walk, 0 to 1. */
export function qualityOfWays(floor: Floor, standing: readonly Standing[]): number {
  const tally = new Tally(false);
  judgeWalking(tally, floor, standing);
  return tally.quality;
}

/**
 * All of it, 0 to 1. Walkways are slow to judge, so a plan that isn't above `least` even with the best ones is only
 * known to be no better than that.
 */
export function qualityOf(floor: Floor, standing: readonly Standing[], least = Number.NEGATIVE_INFINITY): number {
  const tally = judgePlaces(new Tally(false), floor, standing);
  const most = (tally.had + walkingWeight) / (tally.all + walkingWeight);
  if (most <= least) return most;
  judgeWalking(tally, floor, standing);
  return tally.quality;
}

/** How much of the possible weight is met, 0 to 1. */
function metBy(judged: readonly Judged[]): number {
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
  return Math.round(1000 * most * metBy(judged) * (standing.length / wanted.length)) / 10;
}
