import { expect, it } from 'vitest';
import { roomToFurnish } from './index.ts';

it('is furnished as it was measured', () => {
  const room = roomToFurnish({
    type_of_furniture: 'living-room',
    'wall-a': '14 ft 0 in',
    'wall-b': '12 ft 0 in',
    'doorway-width': '2 ft 8 in',
    'doorway-height': '6 ft 8 in',
    'doorway-wall': 'opposite-wall-a',
    'doorway-offset': '1 ft 0 in',
    'doorway-swing': 'outward',
  });
  expect(room).toMatchObject({ width: 168, depth: 144, typical: [], doorwayAssumed: false });
  expect(room.doorway).toEqual({ wall: 'opposite-wall-a', offset: 12, width: 32, swing: 'outward' });
});

it('uses typical dimensions for what wasn’t measured, and says which', () => {
  expect(roomToFurnish({ type_of_furniture: 'bedroom' })).toMatchObject({
    ...{ width: 168, depth: 156, doorwayAssumed: true },
    typical: ['wall A', 'wall B', 'the doorway'],
    doorway: { wall: 'wall-b', offset: 62, width: 32, swing: 'inward' },
  });
  expect(roomToFurnish({ 'wall-a': '10 ft 0 in', 'wall-b': 'wide' })).toMatchObject({
    ...{ width: 120, depth: 168 },
    typical: ['wall B', 'the doorway'],
  });
});

it('keeps a doorway within the shortest wall', () => {
  const narrow = roomToFurnish({ 'wall-a': '3 ft 0 in', 'wall-b': '4 ft 0 in', 'doorway-width': '9 ft 0 in' });
  expect(narrow.doorway.width).toBeLessThanOrEqual(36);
});
