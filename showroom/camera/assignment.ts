import type { Kit } from '../models/index.ts';
import type { ShellLight } from '../sets/hours.ts';
import type { Meter } from './develop.ts';

/** Metres and degrees, as Blender takes them: x right, y away from the viewer, z up. */
export interface StudioView {
  turn: number;
  elevation: number;
  lens: number;
  fill: number;
  width: number;
  height: number;
  samples: number;
  paperSamples: number;
  /** Everything in one pass: fringe is too fine to be cut out. */
  whole?: boolean;
  /** A close look at this place, as shares of the box, and how many metres it spans. */
  detail?: [number, number, number];
  span?: number;
}

export interface RoomView {
  from: [number, number, number];
  to: [number, number, number];
  lens: number;
  shift?: number;
  focus?: { distance: number; stop: number };
  near?: boolean;
  /** Samples of edges and textures at full size; the light is then exposed at half of it. */
  drawing?: number;
  width: number;
  height: number;
  samples: number;
}

export interface RoomLight {
  window: [number, number, number];
  sky: number;
  sun: number;
  sunDirection: [number, number, number];
  fill: number;
  /** x, y, z and watts of each lamp. */
  lamps: [number, number, number, number][];
}

export interface Print {
  publicId: string;
  alt: string;
}

export type Shot =
  | { set: 'studio'; view: StudioView; print: Print; cutOut?: Print }
  | { set: 'room'; view: RoomView; print: Print; exposure: number | Meter };

/** One model (or room) and the pictures wanted of it. */
export interface Assignment {
  id: string;
  pictures: number;
  /** Made only when it is its turn: all of them together would fill the memory. */
  build: () => { kit: Kit; light?: RoomLight | ShellLight; shots: Shot[] };
}
