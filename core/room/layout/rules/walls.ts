import type { Floor } from '../floor.ts';
import { isDesk, isRug } from '../kinds.ts';
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
  const first = solid.reduce((open, { area }) => {
    const inLane = area.left < floor.door.right && area.right > floor.door.left;
    return inLane ? Math.min(open, floor.depth - area.bottom) : open;
  }, floor.depth);
  return [
    {
      rule: 'out-of-the-way',
      weight: 1.2,
      met: upTo(first, 24, Math.min(lane, floor.depth)),
      inches: first,
      about: [],
    },
  ];
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
  const off = Math.hypot(x / mass / floor.width - 0.5, y / mass / floor.depth - 0.5);
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

/** The main piece belongs in the middle of its wall. */
function inTheMiddle(floor: Floor, standing: readonly Standing[]): Judged[] {
  const main = ofKind(standing, 'bed')[0] ?? ofKind(standing, 'sofa')[0];
  if (!main) return [];
  const [at, long] = main.turn % 180 === 0 ? [main.x, floor.width] : [main.y, floor.depth];
  const off = Math.abs(at - long / 2) / (long / 2);
  return [{ rule: 'balance', weight: 1, met: Math.max(0, 1 - 1.4 * off), inches: null, about: [main] }];
}

export const judgeWalls = (floor: Floor, standing: readonly Standing[]): Judged[] => [
  ...standing.flatMap((one) => [...backToWall(floor, one, standing), ...frontFree(floor, one, standing)]),
  ...outOfTheWay(floor, standing),
  ...balance(floor, standing),
  ...acrossFromSeat(standing),
  ...inTheMiddle(floor, standing),
];
