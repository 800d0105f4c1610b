import { describe, expect, it } from 'vitest';
import { livingRoom } from '../shape/made-up-room.test-data.ts';
import { fromAbove, type Look } from './looking.ts';
import { inMeters, type Place, roomScene } from './room-scene.ts';
import { furnished } from './scene.test-data.ts';

/** Where a place is on the screen: from -1 to 1 each way. */
function onScreen({ eye, at, degrees }: Look, aspect: number, place: Place): readonly [number, number] {
  const less = (one: Place, other: Place): Place => [one[0] - other[0], one[1] - other[1], one[2] - other[2]];
  const dot = (one: Place, other: Place) => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
  const cross = (a: Place, b: Place): Place => [
    a[1] * b[2] - a[2] * b[1],
    a[2] * b[0] - a[0] * b[2],
    a[0] * b[1] - a[1] * b[0],
  ];
  const unit = (one: Place): Place =>
    [one[0], one[1], one[2]].map((part) => part / Math.hypot(...one)) as unknown as Place;
  const ahead = unit(less(at, eye));
  const right = unit(cross(ahead, [0, 1, 0]));
  const to = less(place, eye);
  const high = Math.tan((degrees * Math.PI) / 360) * dot(to, ahead);
  return [dot(to, right) / high / aspect, dot(to, cross(right, ahead)) / high];
}

describe('from above', () => {
  it.each([1280 / 800, 1, 375 / 812])('all of the floor is on the screen, as large as it can be (%f)', (aspect) => {
    for (const scene of [furnished(1), furnished(4), roomScene(livingRoom, [], [])])
      for (const around of [0.3, 1.2, 2.4, 4, 5.5]) {
        const look = fromAbove(scene, around, aspect);
        const places = scene.shape.outline.map(({ x, y }) => onScreen(look, aspect, [inMeters(x), 0, inMeters(y)]));
        const [across, up] = [places.map(([x]) => Math.abs(x)), places.map(([, y]) => Math.abs(y))];
        expect(Math.max(...across)).toBeLessThan(0.97);
        expect(Math.max(...up)).toBeLessThan(0.87);
        expect(Math.max(Math.max(...across) / 0.95, Math.max(...up) / 0.84)).toBeGreaterThan(0.75);
      }
  });
});
