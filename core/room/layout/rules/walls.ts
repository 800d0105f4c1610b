import { beforeWall, type Floor, type Stretch } from '../floor/floor.ts';
import { type Area, frontAt, overlaps, type Vector } from '../geometry.ts';
import { coversWindow } from '../hard-rules.ts';
import { isDesk, isStorage } from '../kinds.ts';
import { layoutNumbers } from '../numbers.ts';
import type { Standing } from '../standing.ts';
import type { Cast } from './cast.ts';
import { ahead, behind, freeFrom, upTo } from './judged.ts';
import type { Tally } from './tally.ts';

const wallWeights: Readonly<Record<string, number>> = {
  sofa: 1.2,
  bed: 2.2,
  dresser: 4,
  sideboard: 4,
  desk: 0.8,
  standing_desk: 0.8,
  nightstand: 0.6,
};

/** Backs belong against a wall; a sofa or desk may also float if there's a walkway behind it. */
function backToWall(tally: Tally, floor: Floor, one: Standing, standing: readonly Standing[]): void {
  const weight = wallWeights[one.piece.kind];
  if (weight === undefined) return;
  const free = freeFrom(floor, one.area, behind(one.turn), []);
  const close = upTo(-free, -layoutNumbers.againstWall - 12, -layoutNumbers.againstWall);
  const mayFloat = close < afloat && (one.piece.kind === 'sofa' || isDesk(one.piece));
  const floating = mayFloat && freeFrom(floor, one.area, behind(one.turn), standing) >= layoutNumbers.behindFloating;
  if (tally.add(weight, floating ? afloat : close)) tally.keep({ rule: 'back-to-wall', inches: free, about: [one] });
}
const afloat = 0.7;

function frontFree(tally: Tally, floor: Floor, one: Standing, standing: readonly Standing[]): void {
  if (!isStorage(one.piece)) return;
  const free = freeFrom(floor, one.area, ahead(one.turn), standing);
  const { toOpenDrawers, inFrontOfDrawers } = layoutNumbers;
  const opens = 0.75 * upTo(free, 6, toOpenDrawers) + 0.25 * upTo(free, toOpenDrawers, inFrontOfDrawers);
  if (tally.add(4, opens)) tally.keep({ rule: 'front-free', inches: free, about: [one] });
}

/** How far into the room the way in from the door should stay clear. */
const lane = 60;

/** A line on a wall, the way into the room from it, and how far the room goes that way without furniture. */
interface Threshold {
  readonly area: Area;
  readonly into: Vector;
  readonly most: number;
}

const thresholdsAt = (floor: Floor, stretches: readonly Stretch[]): Threshold[] =>
  stretches.map((stretch) => {
    const [area, into] = [beforeWall(stretch, 0), frontAt[stretch.turn]];
    return { area, into, most: freeFrom(floor, area, into, []) };
  });

/** Of a room's doors and fires. They stay where they are, and a search asks thousands of times. */
const thresholds = new WeakMap<Floor, { readonly doors: Threshold[]; readonly fires: Threshold[] }>();

function thresholdsOf(floor: Floor) {
  let known = thresholds.get(floor);
  if (!known) {
    known = { doors: thresholdsAt(floor, floor.doors), fires: thresholdsAt(floor, floor.fires) };
    thresholds.set(floor, known);
  }
  return known;
}

/** People coming in shouldn't run into a piece of furniture. */
function outOfTheWay(tally: Tally, floor: Floor, { solid }: Cast): void {
  if (solid.length === 0) return;
  for (const { area, into, most } of thresholdsOf(floor).doors) {
    const first = freeFrom(floor, area, into, solid);
    const met = upTo(first, 24, Math.min(lane, most));
    if (tally.add(1.2 / floor.doors.length, met)) tally.keep({ rule: 'out-of-the-way', inches: first, about: [] });
  }
}

/** The furniture shouldn't all be in one half of the room. */
function balance(tally: Tally, floor: Floor, { solid }: Cast): void {
  if (solid.length < 3) return;
  let mass = 0;
  let x = 0;
  let y = 0;
  for (const one of solid) {
    const area = one.piece.width * one.piece.depth;
    mass += area;
    x += area * one.x;
    y += area * one.y;
  }
  const off = Math.hypot((x / mass - floor.middle.x) / floor.width, (y / mass - floor.middle.y) / floor.depth);
  if (tally.add(0.8, Math.max(0, 1 - off / 0.4))) tally.keep({ rule: 'balance', inches: null, about: [] });
}

/** Storage looks best across from the sofa or bed. */
function acrossFromSeat(tally: Tally, { sofas, beds, all }: Cast): void {
  const main = sofas[0] ?? beds[0];
  const store = main && all.find(({ piece }) => isStorage(piece));
  if (!main || !store) return;
  const facing = (main.turn + 180) % 360 === store.turn ? 1 : main.turn === store.turn ? 0.4 : 0.6;
  if (tally.add(0.6, facing)) tally.keep({ rule: 'symmetry', inches: null, about: [main, store] });
}

/** The nearest wall that a piece has its back to. */
function wallBehind({ walls }: Floor, { turn, x, y }: Standing): Stretch | undefined {
  const [along, out] = turn % 180 === 0 ? [x, y] : [y, x];
  let best: Stretch | undefined;
  for (const wall of walls)
    if (wall.turn === turn && wall.from <= along && wall.to >= along)
      if (!best || Math.abs(wall.at - out) < Math.abs(best.at - out)) best = wall;
  return best;
}

/** The main piece belongs in the middle of its wall. */
function inTheMiddle(tally: Tally, floor: Floor, { beds, sofas }: Cast): void {
  const main = beds[0] ?? sofas[0];
  if (!main) return;
  const at = main.turn % 180 === 0 ? main.x : main.y;
  const wall = wallBehind(floor, main) ?? { from: 0, to: main.turn % 180 === 0 ? floor.width : floor.depth };
  const off = Math.abs(at - (wall.from + wall.to) / 2) / ((wall.to - wall.from) / 2);
  if (tally.add(1, Math.max(0, 1 - 1.4 * off))) tally.keep({ rule: 'symmetry', inches: null, about: [main] });
}

/** Storage stays clear of windows, and of radiators, which it would hide and heat up. */
function clearOf(tally: Tally, floor: Floor, one: Standing): void {
  if (!isStorage(one.piece)) return;
  if (floor.windows.length > 0 && tally.add(2, coversWindow(one, floor) ? 0 : 1))
    tally.keep({ rule: 'window-free', inches: null, about: [one] });
  if (floor.radiators.length === 0) return;
  const warm = floor.radiators.some((radiator) => isNear(one.area, radiator, layoutNumbers.beforeRadiator));
  if (tally.add(3, warm ? 0 : 1)) tally.keep({ rule: 'radiator-free', inches: null, about: [one] });
}

/** Sparks and heat need clear floor, and furniture before a fire hides it. */
function clearOfFires(tally: Tally, floor: Floor, { solid }: Cast): void {
  if (floor.fires.length === 0) return;
  for (const { area, into, most } of thresholdsOf(floor).fires) {
    const free = freeFrom(floor, area, into, solid);
    const { danger, clear } = layoutNumbers.beforeFire;
    if (tally.add(5, upTo(free, danger, Math.min(clear, most))))
      tally.keep({ rule: 'fire-free', inches: free, about: [] });
  }
}

const isNear = (area: Area, { left, top, right, bottom }: Area, by: number): boolean =>
  overlaps(area, { left: left - by, top: top - by, right: right + by, bottom: bottom + by });

export function judgeWalls(tally: Tally, floor: Floor, cast: Cast): void {
  for (const one of cast.solid) {
    backToWall(tally, floor, one, cast.all);
    frontFree(tally, floor, one, cast.all);
    clearOf(tally, floor, one);
  }
  clearOfFires(tally, floor, cast);
  outOfTheWay(tally, floor, cast);
  balance(tally, floor, cast);
  acrossFromSeat(tally, cast);
  inTheMiddle(tally, floor, cast);
}
