import type { Kit } from '../models/index.ts';
import type { ShellLight } from '../sets/hours.ts';
import type { Meter } from './develop.ts';
import type { StudioView } from './studio-view.ts';

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
  /** A cut-out may be smaller than the picture that it's part of. */
  | { set: 'studio'; view: StudioView; print: Print; cutOut?: Print; cutOutScale?: number }
  | { set: 'room'; view: RoomView; print: Print; exposure: number | Meter };

/** One model (or room) and the pictures wanted of it. */
export interface Assignment {
  id: string;
  pictures: number;
  /** Made only when it is its turn: all of them together would fill the memory. */
  build: () => { kit: Kit; light?: RoomLight | ShellLight; shots: Shot[] };
}
