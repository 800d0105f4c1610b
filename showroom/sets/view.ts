import type { Scene } from './scene.ts';

/** Where the camera is and where it looks, in meters as Blender has them: x right, y away from the viewer, z up. */
export interface SceneView {
  from: [number, number, number];
  to: [number, number, number];
  /** Millimeters, on a sensor 36 mm wide. */
  lens: number;
  /** How far the lens is moved up, as a share of the picture's width: walls stay upright. */
  shift?: number;
  /** Only what is at this distance is sharp. */
  focus?: { distance: number; stop: number };
  /** Near enough to see the weave. */
  near?: boolean;
}

export const pictureSize = { width: 1080, height: 720 } as const;
/** Of the rooms with an architecture of their own. */
export const largePictureSize = { width: 2000, height: 1334 } as const;
/** Of those of them that Home opens with. */
export const heroPictureSize = { width: 2400, height: 1600 } as const;

export function viewOf({ from = 0.62, mirrored, room, closeUp }: Scene): SceneView {
  const x = mirrored ? -from : from;
  const high = room === 'bedroom' || room === 'dining-room' ? 1.32 : 1.15;
  if (closeUp) {
    const [atX, atY, atZ] = closeUp.at;
    return { from: [x, -3.3, high], to: [atX, -atZ, atY], lens: closeUp.lens };
  }
  return { from: [x, -3.75, high], to: [x * 0.16, 0.6, 0.92], lens: 31 };
}
