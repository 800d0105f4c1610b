import { Kit } from '../models/parts.ts';
import { Furnishing } from './furnish.ts';
import { livingRoom } from './living-room.ts';
import type { Scene } from './scene.ts';
import { shell } from './shell.ts';

export interface BuiltScene {
  kit: Kit;
  /** x, y, z and watts, in the models' axes. */
  lamps: [number, number, number, number][];
}

/** The whole room of a scene, furnished. */
export function buildScene(scene: Scene): BuiltScene {
  const dark = scene.style === 'Axelrod';
  const kit = new Kit().addKit(
    shell(
      scene.wall,
      scene.floor,
      dark ? 'paint:#2a2a2a' : 'trim',
      scene.style === 'Moody dark' ? 'sheer:#d8cfc0' : 'sheer',
    ),
  );
  const room = new Furnishing(scene, kit);
  livingRoom(room);
  return { kit, lamps: room.lamps };
}
