import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlaps } from '../layout/geometry.ts';
import { containsArea } from '../shape/outline.ts';
import { dressingOf } from './dressing.ts';
import { bestAround, facesEye, fromAbove, headingIn, standingAt } from './looking.ts';
import { metersPerInch, type RoomScene, roomOfPlan, roomScene, sceneSize } from './room-scene.ts';
import { furnished, measured } from './scene.test-data.ts';
import { startingPlace } from './starting-place.ts';
import { bodyRadius, footprint, isFreeFloor, seatsOf, walked } from './walking.ts';

const scenes = [1, 2, 3, 4, 5, 6].map(furnished);
const anyScene = fc.constantFrom(...scenes);

describe('walking', () => {
  const step = fc.double({ min: -3, max: 3, noNaN: true });

  it('never enters a piece and never leaves the room', () => {
    fc.assert(
      fc.property(anyScene, fc.array(fc.tuple(step, step), { minLength: 1, maxLength: 12 }), (scene, steps) => {
        let at = startingPlace(scene);
        if (!at) return;
        for (const [dx, dz] of steps) {
          at = walked(scene, at, dx, dz);
          const half = (bodyRadius - 0.001) / metersPerInch;
          const [x, y] = [at.x / metersPerInch, at.z / metersPerInch];
          const body = { left: x - half, right: x + half, top: y - half, bottom: y + half };
          expect(isFreeFloor(scene, at)).toBe(true);
          expect(containsArea(scene.shape.outline, body)).toBe(true);
          for (const piece of scene.pieces)
            if (piece.kind !== 'rug') expect(overlaps(body, footprint(piece))).toBe(false);
        }
      }),
    );
  });

  it('slides along what is in the way', () => {
    const box = { id: 'box', kind: 'sideboard', width: 40, depth: 40, height: 30 };
    const scene = roomScene(roomOfPlan(measured, null), [box], [{ id: 'box', x: 84, y: 72, turn: 0 }]);
    const before = { x: 84 * metersPerInch, z: (72 - 20) * metersPerInch - bodyRadius - 0.02 };
    const after = walked(scene, before, 0.4, 0.4);
    expect(after.x).toBeCloseTo(before.x + 0.4, 5);
    expect(after.z).toBeLessThan(before.z + 0.02);
    expect(walked(scene, before, Number.NaN, 0)).toEqual(before);
  });

  it('begins on free floor, or not at all in a room that is full', () => {
    for (const scene of scenes) {
      const at = startingPlace(scene);
      if (at) expect(isFreeFloor(scene, at)).toBe(true);
    }
    const full = { id: 'box', kind: 'bed', width: 168, depth: 144, height: 30 };
    const crammed = roomScene(roomOfPlan(measured, null), [full], [{ id: 'box', x: 84, y: 72, turn: 0 }]);
    expect(startingPlace(crammed)).toBeNull();
  });
});

describe('the first look', () => {
  it('has no lampshade, plant or open door right before the eyes', () => {
    let looked = 0;
    for (const scene of scenes) {
      const at = startingPlace(scene);
      if (!at) continue;
      const heading = headingIn(scene, at);
      for (const { what, place } of dressingOf(scene)) {
        if (what !== 'lamp' && what !== 'plant') continue;
        const [dx, dz] = [place[0] - at.x, place[2] - at.z];
        const aside = Math.atan2(Math.sin(Math.atan2(dx, dz) - heading), Math.cos(Math.atan2(dx, dz) - heading));
        looked += 1;
        expect(Math.hypot(dx, dz) < 0.8 && Math.abs(aside) < 0.5, what).toBe(false);
      }
    }
    expect(looked).toBeGreaterThan(0);
  });
});

describe('looking', () => {
  it('sits where the seat is, and faces as it does', () => {
    const sofa = { id: 'sofa', kind: 'sofa', width: 84, depth: 36, height: 33 };
    const [seat] = seatsOf(roomScene(roomOfPlan(measured, null), [sofa], [{ id: 'sofa', x: 60, y: 19, turn: 180 }]));
    expect(seat?.facing).toEqual([0, -1]);
    expect(seat?.eye[1]).toBeCloseTo(1.17, 2);
    expect(seatsOf(scenes[0] as RoomScene).every(({ piece }) => piece.kind !== 'rug')).toBe(true);
  });

  it('leaves out the walls it would look through from above, and never from inside', () => {
    for (const scene of scenes) {
      const { eye } = fromAbove(scene, bestAround(scene), 1.6);
      const hidden = [0, 1, 2, 3].filter((wall) => !facesEye(scene, wall, eye));
      expect(hidden).toHaveLength(2);
      const [x, , z] = sceneSize(scene);
      const inside = standingAt({ x: x / 2, z: z / 2 }, headingIn(scene, { x: x / 2, z: z / 2 }), 0.5);
      expect([0, 1, 2, 3].every((wall) => facesEye(scene, wall, inside.eye))).toBe(true);
    }
  });

  it('sees the whole floor from above on any screen', () => {
    fc.assert(
      fc.property(anyScene, fc.double({ min: 0.4, max: 2.5, noNaN: true }), (scene, aspect) => {
        const { eye, at, degrees } = fromAbove(scene, bestAround(scene), aspect);
        const [x, , z] = sceneSize(scene);
        const ahead = [at[0] - eye[0], at[1] - eye[1], at[2] - eye[2]] as const;
        const far = Math.hypot(...ahead);
        const half = (degrees * Math.PI) / 360;
        const allowed = Math.max(half, Math.atan(Math.tan(half) * aspect)) * 1.5;
        for (const [cx, cz] of [
          [0, 0],
          [x, 0],
          [0, z],
          [x, z],
        ] as const) {
          const to = [cx - eye[0], -eye[1], cz - eye[2]] as const;
          const cosine = (to[0] * ahead[0] + to[1] * ahead[1] + to[2] * ahead[2]) / (Math.hypot(...to) * far);
          expect(Math.acos(cosine)).toBeLessThan(allowed);
        }
      }),
    );
  });
});
