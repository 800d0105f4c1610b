import { expect, it } from 'vitest';
import type { LayoutRoom } from '#core/room/index.ts';
import { doorwayOnPlan } from './doorway-on-plan.ts';

const plan = (doorway: Partial<LayoutRoom['doorway']>): LayoutRoom => ({
  width: 168,
  depth: 144,
  doorway: { wall: 'wall-b', offset: 100, width: 32, swing: 'inward', ...doorway },
});

it('is in its wall, measured from the left corner as you face it', () => {
  expect(doorwayOnPlan(plan({ wall: 'wall-a' }))).toMatchObject({ from: [100, 0], to: [132, 0] });
  expect(doorwayOnPlan(plan({}))).toMatchObject({ from: [168, 100], to: [168, 132] });
  expect(doorwayOnPlan(plan({ wall: 'opposite-wall-a' }))).toMatchObject({ from: [68, 144], to: [36, 144] });
  expect(doorwayOnPlan(plan({ wall: 'opposite-wall-b' }))).toMatchObject({ from: [0, 44], to: [0, 12] });
});

it('opens into the room, out of it, or not at all', () => {
  expect(doorwayOnPlan(plan({})).leaf).toEqual([136, 132]);
  expect(doorwayOnPlan(plan({ swing: 'outward' })).leaf).toEqual([200, 132]);
  expect(doorwayOnPlan(plan({ swing: 'none' })).leaf).toBeNull();
});
