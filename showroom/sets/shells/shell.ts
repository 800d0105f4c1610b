import type { Kit } from '../../models/parts.ts';

/** The finishes of a room: what a stylist chooses for it. Surfaces by name, as the camera paints them. */
export interface Finish {
  wall: `#${string}`;
  /** A second paint, for panels, shelves and the room behind. */
  deep: `#${string}`;
  floor: Floor;
  trim: string;
  /** Curtains. */
  cloth: string;
  /** Beams, slats and shelves. */
  wood: string;
  metal: string;
}

export type Floor = 'oak' | 'pale' | 'dark' | 'smoked' | 'walnut' | 'white';

/** A window that lets daylight in: its middle, its size, and which way the light goes (radians from +z towards +x). */
export interface Daylight {
  at: [number, number, number];
  width: number;
  height: number;
  turn: number;
  /** Downward, for a skylight. */
  tilt?: number;
}

/** A room without furniture; +z is towards the viewer, the floor is at y = 0. */
export interface Shell {
  kit: Kit;
  width: number;
  height: number;
  /** Where the furniture's back is: the wall, or some way before it. */
  back: number;
  /** The middle of the furniture, across. */
  center: number;
  /** How far the wall behind the furniture is free to its right; without it, nothing else is put there. */
  free?: number;
  /** Whether pictures can hang behind the furniture. */
  art: boolean;
  /** A fireplace is behind the furniture, so nothing turns its back to it. */
  fire?: boolean;
  windows: Daylight[];
  /** Where the sun goes at ten in the morning. */
  sun: [number, number, number];
  /** The side that most light comes from. */
  lit: 1 | -1;
}

export type BuildShell = (finish: Finish, seed: number) => Shell;

/** The open end of every shell, behind the camera: walls go on so that the sun only enters by the windows. */
export const FRONT = 8.5;
