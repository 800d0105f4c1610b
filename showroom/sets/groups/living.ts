import type { Placement } from '../../models/parts.ts';
import { blanketBasket } from '../../models/props/index.ts';
import type { Placed } from '../furnish.ts';
import type { Dressing } from './dressing.ts';

/** A sectional or a modular sofa reaches into the room on its right. */
const bulky = (sofa: Placed) => sofa.size.d > 1.3;

function chairs({ room }: Dressing, at: Placement & { x: number; z: number }, second: Placement): void {
  room.piece('lounge_chair')?.put(at);
  room.piece('lounge_chair_2')?.put(second);
}

/** A sofa with its back to the wall, a table before it, chairs turned towards both. */
function aroundSofa(dressing: Dressing, sofa: Placed): void {
  const { room, shell } = dressing;
  const rug = room.piece('rug');
  const lift = rug ? rug.size.h : 0;
  const large = bulky(sofa);
  const seatFront = 0.1 + (large ? 0.95 : sofa.size.d);
  const place = { x: 0, z: 0.1 + sofa.size.d / 2 };
  sofa.put(place);
  dressing.throwOn(sofa, place, -sofa.size.w * (large ? 0.08 : 0.02), 0.46);
  const table = room.piece('coffee_table');
  const tableX = large ? -0.4 : 0.04;
  const tableZ = seatFront + 0.38 + (table ? table.size.d / 2 : 0.35);
  table?.put({ x: tableX, y: lift, z: tableZ });
  if (table) dressing.onTable(tableX, lift + table.size.h, tableZ, table.size.w * 0.3);
  rug?.put({ x: 0, z: seatFront - 0.3 + rug.size.d / 2 });
  if (large) chairs(dressing, { x: -1.85, z: tableZ + 0.1, ry: 1.15 }, { x: -1.75, z: tableZ + 1.15, ry: 1.5 });
  else chairs(dressing, { x: 1.5, y: lift, z: tableZ + 0.15, ry: -1 }, { x: -1.5, y: lift, z: tableZ + 0.2, ry: 1.05 });
  const end = room.piece('end_table');
  const endX = -(sofa.size.w / 2 + (end ? end.size.w / 2 : 0) + 0.07);
  if (end) {
    // Seen along a deep sofa, its arm would hide the table.
    const endZ = large && room.scene.set?.way === 'along' ? 0.95 : 0.5;
    end.put({ x: endX, z: endZ });
    dressing.tableLamp(endX, end.size.h, endZ - 0.02);
    if (end.size.w > 0.42) dressing.onStand(endX + 0.08, end.size.h, endZ + 0.1);
  }
  const half = shell.width / 2 - Math.abs(shell.center);
  dressing.floorLamp(Math.min(half - 0.35, sofa.size.w / 2 + 0.36), 0.32);
  const side = room.piece('sideboard');
  if (side) alongWall(dressing, side);
  else if (!end && half > sofa.size.w / 2 + 0.7) dressing.plant(-Math.min(half - 0.4, sofa.size.w / 2 + 0.5), 0.42);
  dressing.art(0, Math.max(1.16, sofa.size.h + 0.24), sofa.size.w);
}

/** A sideboard along the wall that the light comes from or goes to. */
function alongWall(dressing: Dressing, side: Placed): void {
  const { room, shell } = dressing;
  const x = shell.width / 2 - shell.center * room.side - 0.03 - side.size.d / 2;
  side.put({ x, z: 1.75, ry: -Math.PI / 2 });
  dressing.onConsole(x, side.size.h, 1.75, side.size.w / 2, -Math.PI / 2);
}

/** Where the end table hides nothing: at the wall, at the near end of the sofa, or beside the chair opposite. */
type EndPlace = 'wall' | 'sofa' | 'chair';

function endPlaceOf({ room }: Dressing, other: Placed | null): EndPlace {
  const way = room.scene.set?.way;
  if (other || way === 'low') return 'wall';
  return way === 'along' || way === 'straight' ? 'sofa' : 'chair';
}

/** Two sofas that face each other over a table, or a sofa and its chairs. */
function faceToFace(dressing: Dressing, sofa: Placed, other: Placed | null): void {
  const { room } = dressing;
  const rug = room.piece('rug');
  const table = room.piece('coffee_table');
  const lift = rug ? rug.size.h : 0;
  // A single sofa stays near its table: the chairs opposite are small beside it.
  const apart = (other ? 0.5 : 0.36) + (table ? Math.min(table.size.w, table.size.d) / 2 : 0.35);
  const end = room.piece('end_table');
  const endPlace = endPlaceOf(dressing, other);
  const behind = end && endPlace === 'wall' ? 0.1 + end.size.d : 0.25;
  const z = behind + Math.max(sofa.size.w, other?.size.w ?? 0) / 2;
  rug?.put({ x: 0, z });
  const left = { x: -(apart + sofa.size.d / 2), z, ry: Math.PI / 2 };
  sofa.put(left);
  dressing.throwOn(sofa, left, sofa.size.w * 0.2);
  const deep = other?.size.d ?? 0.9;
  if (other) other.put({ x: apart + deep / 2, z, ry: -Math.PI / 2 });
  else
    chairs(
      dressing,
      { x: apart + deep / 2, y: lift, z: z - 0.1, ry: -Math.PI / 2 - 0.25 },
      { x: apart + deep / 2, y: lift, z: z + 0.95, ry: -1.9 },
    );
  if (table) {
    const turned = table.size.w > table.size.d + 0.1;
    table.put({ x: 0, y: lift, z, ry: turned ? Math.PI / 2 : 0 });
    dressing.onTable(0, lift + table.size.h, z, 0.24);
  }
  if (end) {
    const at = {
      wall: { x: -(apart + end.size.w * 0.3), z: 0.04 + end.size.d / 2 },
      sofa: { x: -(apart + sofa.size.d / 2), z: z + sofa.size.w / 2 + 0.06 + end.size.d / 2 },
      chair: { x: apart + deep / 2, z: z + 0.45 + end.size.d / 2 },
    }[endPlace];
    end.put(at);
    dressing.tableLamp(at.x, end.size.h, at.z);
  }
  dressing.floorLamp(apart + deep + 0.1, 0.12);
  if (other) room.piece('lounge_chair')?.put({ x: 0.1, y: lift, z: z + 1.75, ry: Math.PI - 0.3 });
}

/** A reading corner: one or two chairs before a sideboard. */
function aroundChairs(dressing: Dressing): void {
  const { room, shell } = dressing;
  const side = room.piece('sideboard');
  if (side) {
    side.put({ x: 0, z: 0.04 + side.size.d / 2 });
    dressing.onConsole(0, side.size.h, 0.04 + side.size.d / 2, side.size.w / 2);
    dressing.art(0, side.size.h + 0.32, side.size.w);
  } else dressing.art(0, 1.2, 1.4);
  const rug = room.piece('rug');
  const lift = rug ? rug.size.h : 0;
  const front = side ? side.size.d + 0.2 : 0.25;
  rug?.put({ x: 0, z: front + 0.1 + rug.size.d / 2 });
  const z = front + 0.85;
  const end = room.piece('end_table') ?? room.piece('coffee_table');
  const two = room.scene.pieces.lounge_chair_2 !== undefined;
  const out = two ? 0.78 : 0.3;
  chairs(dressing, { x: out, y: lift, z, ry: two ? -0.5 : -0.35 }, { x: -out, y: lift, z: z + 0.05, ry: 0.55 });
  const chair = room.piece('lounge_chair');
  if (chair && !two) dressing.throwOn(chair, { x: out, y: lift, z, ry: -0.35 }, chair.size.w * 0.08, 0.34);
  if (end) {
    const x = two ? 0 : -0.42;
    end.put({ x, y: lift, z: z + 0.1 });
    dressing.onStand(x, lift + end.size.h, z + 0.06);
  }
  dressing.floorLamp(
    Math.min(shell.width / 2 - Math.abs(shell.center) - 0.3, side ? side.size.w / 2 + 0.32 : 1.15),
    0.3,
  );
  dressing.plant(-Math.min(shell.width / 2 - Math.abs(shell.center) - 0.4, side ? side.size.w / 2 + 0.45 : 1.2), 0.4);
  if (!side) room.add(blanketBasket(), { x: 1.05, z: z + 0.35 });
}

export function livingGroup(dressing: Dressing): void {
  const { room } = dressing;
  const sofa = room.piece('sofa');
  const other = room.piece('sofa_2');
  if (sofa && (other || dressing.shell.fire)) faceToFace(dressing, sofa, other);
  else if (sofa) aroundSofa(dressing, sofa);
  else aroundChairs(dressing);
}
