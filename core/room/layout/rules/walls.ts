import { beforeWall, type Floor, type Stretch } from '../floor/floor.ts';
import { type Area, frontAt, overlaps } from '../geometry.ts';
import { coversWindow } from '../hard-rules.ts';
import { isDesk, isRug, isStorage } from '../kinds.ts';
import { layoutNumbers } from '../numbers.ts';
import type { Standing } from '../standing.ts';
import { ahead, behind, freeFrom, type Judged, ofKind, upTo } from './judged.ts';

const wallWeights: Readonly<Record<string, number>> = {
  sofa: 1.2,
  bed: 2.2,
  dresser: 1.6,
  sideboard: 1.6,
  desk: 0.8,
  standing_desk: 0.8,
  nightstand: 0.6,
};

/** Backs belong against a wall; a sofa or desk may also float if there's a walkway behind it. */
function backToWall(floor: Floor, one: Standing, standing: readonly Standing[]): Judged[] {
  const weight = wallWeights[one.piece.kind];
  if (weight === undefined) return [];
  const free = freeFrom(floor, one.area, behind(one.turn), []);
  const mayFloat = one.piece.kind === 'sofa' || isDesk(one.piece);
  const floating = mayFloat && freeFrom(floor, one.area, behind(one.turn), standing) >= layoutNumbers.behindFloating;
  const met = upTo(-free, -layoutNumbers.againstWall - 12, -layoutNumbers.againstWall);
  return [{ rule: 'back-to-wall', weight, met: Math.max(met, floating ? 0.7 : 0), inches: free, about: [one] }];
}

function frontFree(floor: Floor, one: Standing, standing: readonly Standing[]): Judged[] {
  if (one.piece.kind !== 'dresser' && one.piece.kind !== 'sideboard') return [];
  const free = freeFrom(floor, one.area, ahead(one.turn), standing);
  const met = upTo(free, 6, layoutNumbers.inFrontOfDrawers);
  return [{ rule: 'front-free', weight: 1.4, met, inches: free, about: [one] }];
}

/** How far into the room the way in from the door should stay clear. */
const lane = 60;

/** People coming in shouldn't run into a piece of furniture. */
function outOfTheWay(floor: Floor, standing: readonly Standing[]): Judged[] {
  const solid = standing.filter(({ piece }) => !isRug(piece));
  if (solid.length === 0) return [];
  return floor.doors.map((door) => {
    const sill = beforeWall(door, 0);
    const into = frontAt[door.turn];
    const first = freeFrom(floor, sill, into, solid);
    const met = upTo(first, 24, Math.min(lane, freeFrom(floor, sill, into, [])));
    return { rule: 'out-of-the-way', weight: 1.2 / floor.doors.length, met, inches: first, about: [] };
  });
}

/** The furniture shouldn't all be in one half of the room. */
function balance(floor: Floor, standing: readonly Standing[]): Judged[] {
  const solid = standing.filter(({ piece }) => !isRug(piece));
  if (solid.length < 3) return [];
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
  return [{ rule: 'balance', weight: 0.8, met: Math.max(0, 1 - off / 0.4), inches: null, about: [] }];
}

/** Storage looks best across from the sofa or bed. */
function acrossFromSeat(standing: readonly Standing[]): Judged[] {
  const main = ofKind(standing, 'sofa')[0] ?? ofKind(standing, 'bed')[0];
  const store = standing.find(({ piece }) => piece.kind === 'sideboard' || piece.kind === 'dresser');
  if (!main || !store) return [];
  const facing = (main.turn + 180) % 360 === store.turn ? 1 : main.turn === store.turn ? 0.4 : 0.6;
  return [{ rule: 'balance', weight: 0.6, met: facing, inches: null, about: [main, store] }];
}

/** The nearest wall that a piece has its back to. */
const wallBehind = ({ walls }: Floor, { turn, x, y }: Standing): Stretch | undefined => {
  const level = turn % 180 === 0;
  const [along, out] = level ? [x, y] : [y, x];
  return walls
    .filter((wall) => wall.turn === turn && wall.from <= along && wall.to >= along)
    .sort((one, other) => Math.abs(one.at - out) - Math.abs(other.at - out))[0];
};

/** The main piece belongs in the middle of its wall. */
function inTheMiddle(floor: Floor, standing: readonly Standing[]): Judged[] {
  const main = ofKind(standing, 'bed')[0] ?? ofKind(standing, 'sofa')[0];
  if (!main) return [];
  const at = main.turn % 180 === 0 ? main.x : main.y;
  const wall = wallBehind(floor, main) ?? { from: 0, to: main.turn % 180 === 0 ? floor.width : floor.depth };
  const off = Math.abs(at - (wall.from + wall.to) / 2) / ((wall.to - wall.from) / 2);
  return [{ rule: 'balance', weight: 1, met: Math.max(0, 1 - 1.4 * off), inches: null, about: [main] }];
}

/** Storage stays clear of windows, and of radiators, which it would hide and heat up. */
function clearOf(floor: Floor, one: Standing): Judged[] {
  if (!isStorage(one.piece)) return [];
  const warm = floor.radiators.some((radiator) => overlaps(one.area, grown(radiator, layoutNumbers.beforeRadiator)));
  const judged: Judged[] = [];
  if (floor.windows.length > 0)
    judged.push({ rule: 'window-free', weight: 2, met: coversWindow(one, floor) ? 0 : 1, inches: null, about: [one] });
  if (floor.radiators.length > 0)
    judged.push({ rule: 'radiator-free', weight: 3, met: warm ? 0 : 1, inches: null, about: [one] });
  return judged;
}

const grown = ({ left, top, right, bottom }: Area, by: number): Area => ({
  ...{ left: left - by, top: top - by, right: right + by, bottom: bottom + by },
});

export const judgeWalls = (floor: Floor, standing: readonly Standing[]): Judged[] => [
  ...standing.flatMap((one) => [
    ...backToWall(floor, one, standing),
    ...frontFree(floor, one, standing),
    ...clearOf(floor, one),
  ]),
  ...outOfTheWay(floor, standing),
  ...balance(floor, standing),
  ...acrossFromSeat(standing),
  ...inTheMiddle(floor, standing),
];
