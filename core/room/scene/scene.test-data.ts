import { madeUpRoom } from '../layout/made-up.test-data.ts';
import { suggestLayout } from '../layout/suggest-layout.ts';
import { type RoomScene, roomOfPlan, roomScene } from './room-scene.ts';

export const measured = {
  ...{ width: 168, depth: 144, typical: [], doorwayAssumed: false },
  doorway: { wall: 'wall-b', offset: 96, width: 32, swing: 'inward' },
} as const;

export function furnished(seed: number): RoomScene {
  const { room, pieces } = madeUpRoom(seed);
  const plan = suggestLayout(room, pieces, 1);
  return roomScene(roomOfPlan({ ...room, typical: [], doorwayAssumed: false }, null), pieces, plan.placements);
}
