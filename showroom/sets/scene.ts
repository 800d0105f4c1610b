import type { PieceKind, Room, StyleLabel } from '#core/catalog/index.ts';
import type { Hour, ShellName, Way } from './names.ts';

/** The pieces of a scene by the place they take; the key is the kind, a number after it a second of the kind. */
export type ScenePieces = Partial<Record<PieceKind | `${PieceKind}_2`, string>>;

export type Lamp = 'floor' | 'tripod' | 'arc' | 'none';
export type Plant = 'rubber' | 'olive' | 'snake' | 'none';

export interface Scene {
  /** Its first address; others show the same picture. */
  publicId: string;
  also?: string[];
  alt: string;
  room: Room;
  style: StyleLabel;
  pieces: ScenePieces;
  wall: `#${string}`;
  floor: 'oak' | 'pale' | 'dark';
  prints: [string, string];
  lamp: Lamp;
  plant: Plant;
  /** Chair on the left, plant on the right. */
  mirrored?: boolean;
  /** A mirror over the sideboard, the bed or the table instead of prints. */
  mirror?: boolean;
  /** Where the camera is: further to the left (-1) or to the right (1). */
  from?: number;
  /** A measuring picture: an empty room with a tape along the thing to be measured. */
  guide?: 'wall-a' | 'wall-b' | 'doorway-height' | 'doorway-width';
  /** Nearer to one thing: where it is (x, y, z in metres) and the lens. */
  closeUp?: { at: [number, number, number]; lens: number };
  /** Late light: less sky, more lamp. */
  evening?: boolean;
  /** A room with an architecture of its own. */
  set?: SceneSet;
}

/** Where, how and when a room is photographed; the seed draws its finishes, its art and its small things. */
export interface SceneSet {
  shell: ShellName;
  way: Way;
  hour: Hour;
  seed: number;
}

export const recordIdsOf = (scene: Scene): string[] => Object.values(scene.pieces);
