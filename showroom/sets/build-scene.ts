import type { Room } from '#core/catalog/index.ts';
import { Kit } from '../models/parts.ts';
import { bedroom } from './bedroom.ts';
import { diningRoom } from './dining-room.ts';
import { Furnishing } from './furnish.ts';
import { furnishShell } from './furnish-shell.ts';
import type { ShellLight } from './hours.ts';
import { livingRoom } from './living-room.ts';
import { measuringRoom } from './measuring.ts';
import { office } from './office.ts';
import type { Scene } from './scene.ts';
import { shell } from './shell.ts';
import { type SceneView, viewOf } from './view.ts';

export interface BuiltScene {
  kit: Kit;
  /** x, y, z and watts, in the models' axes. */
  lamps: [number, number, number, number][];
  view: SceneView;
  /** The light of a room with an architecture of its own. */
  light?: ShellLight;
}

const furnish: Record<Room, (room: Furnishing) => void> = {
  'living-room': livingRoom,
  bedroom,
  'dining-room': diningRoom,
  office,
};

/** The whole room of a scene, furnished. */
export function buildScene(scene: Scene): BuiltScene {
  if (scene.set) return { ...furnishShell(scene, scene.set), lamps: [] };
  const frame = scene.style === 'Axelrod' ? 'paint:#2a2a2a' : 'trim';
  const curtains = scene.style === 'Moody dark' ? 'sheer:#d8cfc0' : 'sheer';
  const kit = new Kit().addKit(shell(scene.wall, scene.floor, frame, curtains));
  const room = new Furnishing(scene, kit);
  if (scene.guide) measuringRoom(room);
  else furnish[scene.room](room);
  return { kit, lamps: room.lamps, view: viewOf(scene) };
}
