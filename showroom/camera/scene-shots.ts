import type { StyleLabel } from '../../core/catalog/index.ts';
import { buildScene } from '../sets/build-scene.ts';
import type { Scene } from '../sets/scene.ts';
import { heroPictureSize, largePictureSize, pictureSize } from '../sets/view.ts';
import type { Assignment, RoomLight } from './assignment.ts';
import type { Meter } from './develop.ts';

/** A pale room is exposed for its cloth, a dark one for its walls. */
const EXPOSURE: Record<StyleLabel, number> = { Draper: 0.88, Axelrod: 0.95, 'Moody light': 0.76, 'Moody dark': 1.1 };
const SAMPLES = 9;
/** Few are enough for a large picture: the denoiser cleans the rest. */
const LARGE_SAMPLES = 4;
const DRAWING_SAMPLES = 3;
/** A hero is exposed whole: where light and drawing are apart, a molding far away is softer. */
const HERO_SAMPLES = 4;
/** The middle tone of a room by day; an evening is darker, but never black. */
const KEY: Record<StyleLabel, Meter> = {
  Draper: { key: 0.235, contrast: 0.24, lift: 0.012 },
  Axelrod: { key: 0.185, contrast: 0.22, lift: 0.02 },
  'Moody light': { key: 0.37, contrast: 0.24, lift: 0.01 },
  'Moody dark': { key: 0.12, contrast: 0.18, lift: 0.03 },
};
/** Before dark slats the meter would brighten everything else. */
const DARK_WALL = 0.62;

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

interface Quality {
  width: number;
  height: number;
  samples: number;
  /** Samples of edges and textures at full size, where the light is exposed at half of it. */
  drawing?: number;
}

/** A room with an architecture of its own; the place for the camera is found while it is built. */
function shellAssignment(scene: Scene, quality: Quality): Assignment {
  const style = KEY[scene.style];
  const meter = { ...style, key: style.key * (scene.set?.shell === 'ranch' ? DARK_WALL : 1) };
  const evening = scene.set?.hour === 'evening';
  const exposure = evening ? { ...meter, key: meter.key * 0.72, lift: meter.lift + 0.01 } : meter;
  return {
    id: scene.publicId,
    pictures: 1,
    build: () => {
      const { kit, light, view } = buildScene(scene);
      const print = { publicId: scene.publicId, alt: scene.alt };
      const { drawing, ...whole } = quality;
      // Out of focus there is no sharp drawing to keep: such a picture is exposed whole.
      const halved = view.focus === undefined && drawing !== undefined;
      const chosen = halved ? { ...whole, drawing } : whole;
      return {
        kit,
        ...(light ? { light } : {}),
        shots: [{ set: 'room', view: { ...chosen, ...view }, print, exposure }],
      };
    },
  };
}

/** A small and quick one, to look at before the picture is taken. */
export const proofAssignment = (scene: Scene): Assignment =>
  shellAssignment(scene, { width: 780, height: 520, samples: 3, drawing: 2 });

export function sceneAssignment(scene: Scene): Assignment {
  if (scene.set) {
    if (scene.publicId.startsWith('hero/'))
      return shellAssignment(scene, { ...heroPictureSize, samples: HERO_SAMPLES });
    return shellAssignment(scene, { ...largePictureSize, samples: LARGE_SAMPLES, drawing: DRAWING_SAMPLES });
  }
  return {
    id: scene.publicId,
    pictures: 1,
    build: () => {
      const { kit, lamps, view } = buildScene(scene);
      return {
        kit,
        light: lightOf(scene, lamps),
        shots: [
          {
            set: 'room',
            view: { ...pictureSize, samples: SAMPLES, ...view },
            print: { publicId: scene.publicId, alt: scene.alt },
            exposure: EXPOSURE[scene.style] * (scene.evening ? 1.25 : 1),
          },
        ],
      };
    },
  };
}
