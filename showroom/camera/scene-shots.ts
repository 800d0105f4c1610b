import type { StyleLabel } from '../../core/catalog/index.ts';
import { buildScene } from '../sets/build-scene.ts';
import type { Scene } from '../sets/scene.ts';
import { pictureSize, viewOf } from '../sets/view.ts';
import type { Assignment, RoomLight } from './assignment.ts';

/** A pale room is exposed for its cloth, a dark one for its walls. */
const EXPOSURE: Record<StyleLabel, number> = { Draper: 0.88, Axelrod: 0.95, 'Moody light': 0.76, 'Moody dark': 1.1 };
const SAMPLES = 9;

/** The window is always on the left; models have z towards the viewer, Blender has y away from it. */
function lightOf({ evening }: Scene, lamps: [number, number, number, number][]): RoomLight {
  return {
    window: [-2.99, 0.2, 1.35],
    sky: evening ? 70 : 150,
    sun: evening ? 2 : 7,
    sunDirection: [1, 0.3, -0.6],
    fill: evening ? 30 : 45,
    lamps: lamps.map(([x, y, z, watts]) => [x, -z, y, watts]),
  };
}

export function sceneAssignment(scene: Scene): Assignment {
  return {
    id: scene.publicId,
    build: () => {
      const { kit, lamps } = buildScene(scene);
      return { kit, light: lightOf(scene, lamps) };
    },
    shots: [
      {
        set: 'room',
        view: { ...pictureSize, samples: SAMPLES, ...viewOf(scene) },
        print: { publicId: scene.publicId, alt: scene.alt },
        exposure: EXPOSURE[scene.style] * (scene.evening ? 1.25 : 1),
      },
    ],
  };
}
