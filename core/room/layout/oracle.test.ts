import { describe, expect, it } from 'vitest';
import { checkLayout, suggestLayout } from '../index.ts';
import type { Floor } from './floor/floor.ts';
import { frameOf } from './floor/frame.ts';
import { allReached, standsFree } from './hard-rules.ts';
import { type LayoutPiece, type LayoutRoom, turns } from './layout-types.ts';
import { walkFrom } from './reach.ts';
import { seeded } from './search/luck.ts';
import { type Standing, stand } from './standing.ts';

/** Brute force: every place on a six-inch grid, every turn, every piece. */
function anyPlanOnGrid(floor: Floor, pieces: readonly LayoutPiece[], standing: readonly Standing[] = []): boolean {
  const [piece, ...rest] = pieces;
  if (!piece) return allReached(standing, floor);
  for (const turn of turns) {
    const [wide, deep] = turn % 180 === 0 ? [piece.width, piece.depth] : [piece.depth, piece.width];
    for (let x = wide / 2; x <= floor.width - wide / 2; x += 6)
      for (let y = deep / 2; y <= floor.depth - deep / 2; y += 6) {
        const one = stand(piece, x, y, turn);
        if (standsFree(one, standing, floor) && anyPlanOnGrid(floor, rest, [...standing, one])) return true;
      }
  }
  return false;
}

describe('against a search that tries everything', () => {
  it('finds a plan wherever there is one, in rooms that are almost too small', () => {
    let possible = 0;
    for (let seed = 1; seed <= 40; seed += 1) {
      const next = seeded(seed);
      const between = (low: number, high: number) => low + Math.floor(next() * (high - low));
      const room: LayoutRoom = {
        width: between(72, 110),
        depth: between(72, 110),
        doorway: { wall: 'wall-b', offset: between(0, 40), width: 30, swing: 'inward' },
      };
      const pieces: LayoutPiece[] = [
        { id: 'one', kind: 'dresser', width: between(40, 70), depth: between(18, 30), height: 30 },
        { id: 'two', kind: 'coffee_table', width: between(30, 60), depth: between(24, 44), height: 30 },
        { id: 'three', kind: 'lounge_chair', width: between(28, 36), depth: between(28, 36), height: 30 },
      ];
      if (!anyPlanOnGrid(frameOf(room).floor, pieces)) continue;
      possible += 1;
      const plan = suggestLayout(room, pieces, 1);
      expect(plan.leftOut, `seed ${seed}`).toEqual([]);
      expect(checkLayout(room, pieces, plan.placements).violations).toEqual([]);
    }
    expect(possible).toBeGreaterThan(10);
  });
});

describe('the way to a piece', () => {
  const floor = frameOf({
    width: 120,
    depth: 120,
    doorway: { wall: 'opposite-wall-a', offset: 44, width: 32, swing: 'none' },
  }).floor;
  const wall = (gap: number) => [
    stand({ id: 'left', kind: 'sideboard', width: 100, depth: 10, height: 30 }, 50, 60, 0),
    stand({ id: 'right', kind: 'sideboard', width: 20 - gap, depth: 10, height: 30 }, 120 - (20 - gap) / 2, 60, 0),
    stand({ id: 'chair', kind: 'lounge_chair', width: 30, depth: 30, height: 30 }, 20, 20, 0),
  ];

  it('needs a gap as wide as the person', () => {
    expect(walkFrom(floor, wall(18), 18).pieces).toEqual([true, true, true]);
    expect(walkFrom(floor, wall(17), 18).pieces).toEqual([true, true, false]);
    expect(walkFrom(floor, wall(17), 16).pieces).toEqual([true, true, true]);
  });

  it('leads to the front of what has drawers, not to its back', () => {
    const turnedAway = wall(18)
      .slice(0, 1)
      .map((one) => stand(one.piece, 50, 10, 180));
    expect(walkFrom(floor, turnedAway, 18).pieces).toEqual([false]);
  });
});
