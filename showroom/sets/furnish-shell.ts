import { Box3, type Vector3 } from 'three';
import type { PieceKind, Room } from '#core/catalog/index.ts';
import { cornersOf, Kit } from '../models/parts.ts';
import { finishOf } from './finishes.ts';
import { Furnishing, type Standing } from './furnish.ts';
import { bedroomGroup } from './groups/bedroom.ts';
import { diningGroup } from './groups/dining.ts';
import { Dressing } from './groups/dressing.ts';
import { livingGroup } from './groups/living.ts';
import { officeGroup } from './groups/office.ts';
import { lightOf, type ShellLight } from './hours.ts';
import type { Way } from './names.ts';
import type { Scene, SceneSet } from './scene.ts';
import { type Shell, shells } from './shells/index.ts';
import type { SceneView } from './view.ts';
import { type Sitters, viewOfWay } from './ways.ts';

export interface FurnishedShell {
  kit: Kit;
  light: ShellLight;
  view: SceneView;
}

const groups: Record<Room, (dressing: Dressing) => void> = {
  'living-room': livingGroup,
  bedroom: bedroomGroup,
  'dining-room': diningGroup,
  office: officeGroup,
};

/** What a close picture is of, and what a low one looks across: the first of these that the room has. */
const CLOSE: PieceKind[] = [
  'end_table',
  'lounge_chair',
  'nightstand',
  'desk_chair',
  'stool',
  'dining_chair',
  'coffee_table',
];
const ACROSS: PieceKind[] = ['coffee_table', 'dining_table', 'bar_table', 'desk', 'standing_desk', 'bench', 'bed'];

/** Of what is along a side wall the picture needs only the near part: all of it would make the rest small. */
function cornersIn({ kind, box, corners }: Standing, { center, width }: Shell): Vector3[] {
  const middle = (box.min.x + box.max.x) / 2;
  if ((kind !== 'dresser' && kind !== 'sideboard') || Math.abs(middle) < width / 2 - 0.4) return corners;
  const inner = box.clone();
  if (middle > center) inner.max.x = inner.min.x + 0.1;
  else inner.min.x = inner.max.x - 0.1;
  inner.max.z = (box.min.z + box.max.z) / 2;
  return cornersOf(inner);
}

function sittersOf({ standing }: Furnishing, shell: Shell): Sitters {
  const points = standing.flatMap((one) => (one.kind === 'rug' ? [] : cornersIn(one, shell)));
  const group = new Box3().setFromPoints(points);
  const first = (kinds: PieceKind[]) =>
    kinds.flatMap((kind) => standing.filter((one) => one.kind === kind)).at(0)?.box ?? group;
  const close = first(CLOSE).clone();
  const corner = close.clone();
  corner.min.x -= 0.3;
  corner.max.x += 0.3;
  corner.max.y = Math.max(corner.max.y, 1);
  // The room around the middle one: what is behind the close piece belongs to the picture.
  corner.min.x = Math.max(corner.min.x, 0.1 - shell.width / 2);
  return { group, points, corner, table: first(ACROSS) };
}

/** Where the camera is: away from the light, unless something tall would be between it and the rest. */
function sideOf({ standing, scene }: Furnishing, { group }: Sitters, { lit, fire }: Shell, way: Way): 1 | -1 {
  const tall: PieceKind = scene.room === 'office' ? 'sofa' : 'lounge_chair';
  const blocking = standing.find(({ kind }) => kind === tall);
  if (!blocking || (scene.room !== 'office' && way !== 'along')) return lit === 1 ? -1 : 1;
  // Beside a fire the sofa is opposite the chairs: its back would be in the way, not theirs.
  const right = blocking.box.min.x + blocking.box.max.x > group.min.x + group.max.x !== (fire ?? false);
  return right === (way !== 'across') ? -1 : 1;
}

/** Furnishes a shell, lights it for its hour and places the camera. */
export function furnishShell(scene: Scene, { shell: name, way, hour, seed }: SceneSet): FurnishedShell {
  const finish = finishOf(scene.style, seed);
  const shell = shells[name](finish, seed);
  const room = new Furnishing(scene, new Kit().addKit(shell.kit), { x: shell.center, z: shell.back });
  groups[scene.room](new Dressing(room, shell, finish));
  const sitters = sittersOf(room, shell);
  return {
    kit: room.kit,
    light: lightOf(shell, hour, room.lamps),
    view: viewOfWay(way, sitters, shell, sideOf(room, sitters, shell, way)),
  };
}
