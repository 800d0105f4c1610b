import { expect, it } from 'vitest';
import { type RoomScene, roomOfPlan, roomScene } from '#core/room/index.ts';
import { above, between, carriedOver, lookOf, pictureHeight, sitting, standing, stepped, turned } from './viewpoint.ts';

const room = roomOfPlan(
  {
    ...{ width: 168, depth: 144, typical: [], doorwayAssumed: false },
    doorway: { wall: 'wall-b', offset: 96, width: 32, swing: 'inward' },
  },
  null,
);
const sofa = { id: 'sofa', kind: 'sofa', width: 84, depth: 36, height: 33 };
const scene: RoomScene = roomScene(room, [sofa], [{ id: 'sofa', x: 84, y: 19, turn: 0 }]);

it('walks ahead the way it looks, and to the right of it', () => {
  const view = { kind: 'standing', at: { x: 2, z: 2 }, heading: 0 } as const;
  expect(stepped(scene, view, 0.3, 0)).toMatchObject({ at: { x: expect.closeTo(2), z: expect.closeTo(2.3) } });
  // Looking away from wall A, the right hand is toward the wall on the left of the plan.
  expect(stepped(scene, view, 0, 0.3)).toMatchObject({ at: { x: expect.closeTo(1.7), z: expect.closeTo(2) } });
  expect(lookOf(scene, turned(view, Math.PI / 2), 1.5).at[0]).toBeLessThan(2);
});

it('neither walks through the sofa nor while sitting on it', () => {
  const view = { kind: 'standing', at: { x: 2.1, z: 1.4 }, heading: Math.PI } as const;
  const after = stepped(scene, view, 3, 0);
  expect(after.kind === 'standing' && after.at.z).toBeGreaterThan(37 * 0.0254);
  const seated = sitting(scene, 'sofa');
  if (!seated) throw new Error('one can sit on a sofa');
  expect(stepped(scene, seated, 1, 0)).toEqual(seated);
  expect(lookOf(scene, seated, 1.5).at[2]).toBeGreaterThan(lookOf(scene, seated, 1.5).eye[2]);
});

it('stays seated while the seat is there, and gets up when it’s gone', () => {
  const seated = sitting(scene, 'sofa') ?? above(scene);
  expect(carriedOver(scene, seated)).toEqual(seated);
  const empty = roomScene(room, [], []);
  expect(carriedOver(empty, seated)).toEqual(standing(empty));
  expect(carriedOver(empty, above(scene))).toEqual(above(scene));
});

it('flies from one look to another and arrives', () => {
  const [from, to] = [lookOf(scene, above(scene), 1.5), lookOf(scene, standing(scene) ?? above(scene), 1.5)];
  expect(between(from, to, 0)).toEqual(from);
  expect(between(from, to, 1)).toEqual(to);
});

it('is pictured as it’s seen, but never taller than a phone can draw', () => {
  expect(pictureHeight(2400, 4 / 3)).toBe(1800);
  expect(pictureHeight(2400, 375 / 812)).toBe(3200);
});
