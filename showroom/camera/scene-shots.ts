import type { StyleLabel } from '../../core/catalog/index.ts';
import { buildScene } from '../sets/build-scene.ts';
import type { Scene } from '../sets/scene.ts';
import type { Assignment, RoomLight, RoomView } from './assignment.ts';

/** A pale room is exposed for its cloth, a dark one for its walls. */
const EXPOSURE: Record<StyleLabel, number> = { Draper: 0.88, Axelrod: 0.95, 'Moody light': 0.76, 'Moody dark': 1.1 };
const SIZE = { width: 1080, height: 720, samples: 9 };

function viewOf({ from = 0.62, mirrored, room, closeUp }: Scene): RoomView {
  const x = mirrored ? -from : from;
  const high = room === 'bedroom' || room === 'dining-room' ? 1.32 : 1.15;
  if (closeUp) {
    const [atX, atY, atZ] = closeUp.at;
    return { ...SIZE, from: [x, -3.3, high], to: [atX, -atZ, atY], lens: closeUp.lens };
  }
  return { ...SIZE, from: [x, -3.75, high], to: [x * 0.16, 0.6, 0.92], lens: 31 };
}

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
        view: viewOf(scene),
        print: { publicId: scene.publicId, alt: scene.alt },
        exposure: EXPOSURE[scene.style] * (scene.evening ? 1.25 : 1),
      },
    ],
  };
}
