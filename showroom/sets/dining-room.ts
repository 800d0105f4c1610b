import { bowl, branches, candles, pendantLamp, vase } from '../models/props/index.ts';
import type { Furnishing, Placed } from './furnish.ts';
import { plant, wallArt } from './living-room.ts';
import { ROOM } from './shell.ts';

const WALL = ROOM.back;
const TABLE_Z = -0.15;

function seats(room: Furnishing, table: Placed, chair: Placed, lift: number): void {
  const reach = table.size.d / 2 + chair.size.d * 0.28;
  const round = Math.abs(table.size.w - table.size.d) < 0.05;
  if (round) {
    for (const angle of [0.7, 2.3, 3.9, 5.5])
      chair.put({ x: Math.sin(angle) * reach, y: lift, z: TABLE_Z + Math.cos(angle) * reach, ry: angle + Math.PI });
    return;
  }
  const columns = table.size.w > 1.7 ? [-0.28, 0.28] : [-0.22, 0.22];
  for (const x of columns) {
    chair.put({ x: x * table.size.w, y: lift, z: TABLE_Z - reach, ry: 0.03 });
    chair.put({ x: x * table.size.w, y: lift, z: TABLE_Z + reach, ry: Math.PI + (x > 0 ? 0.18 : -0.06) });
  }
  const end = room.piece('dining_chair_2') ?? chair;
  end.put({ x: table.size.w / 2 + chair.size.d * 0.34, y: lift, z: TABLE_Z, ry: -Math.PI / 2 - 0.08 });
}

/** A laid-out table under a lamp, with a sideboard behind it; or a high table with its stools. */
export function diningRoom(room: Furnishing): void {
  const high = room.piece('bar_table');
  const table = room.piece('dining_table') ?? high;
  if (!table) return;
  const rug = room.piece('rug');
  const lift = rug ? rug.size.h : 0;
  rug?.put({ x: 0, z: TABLE_Z });
  table.put({ x: 0, y: lift, z: TABLE_Z });
  const chair = room.piece('dining_chair');
  const stool = room.piece('stool');
  if (chair && !high) seats(room, table, chair, lift);
  if (stool && high)
    for (const x of [-0.27, 0.27])
      for (const side of [-1, 1])
        stool.put({
          x: x * table.size.w,
          y: lift,
          z: TABLE_Z + side * (table.size.d / 2 + 0.12),
          ry: side > 0 ? Math.PI + x : x,
        });
  const top = lift + table.size.h;
  const dark = room.scene.style === 'Axelrod' || room.scene.style === 'Moody dark';
  room.add(bowl(dark ? 'ceramic:#4b4a48' : 'ceramic:#d9d2c6'), { x: -0.12, y: top, z: TABLE_Z });
  room.add(branches(dark ? 'ceramic:#3a3938' : 'ceramic:#e3ddd2'), { x: 0.24, y: top, z: TABLE_Z - 0.05 });
  const hang = 1.72;
  const shades = table.size.w > 1.6 ? [-0.42, 0.42] : [0];
  for (const x of shades) {
    room.add(
      pendantLamp(
        dark ? 'metal:black' : room.scene.style === 'Draper' ? 'metal:brass' : 'knit:#c9b48f',
        ROOM.height - hang,
      ),
      { x, y: hang, z: TABLE_Z },
    );
    room.lamp(x, hang - 0.03, TABLE_Z, room.scene.evening ? 14 : 7);
  }
  const sideboard = room.piece('sideboard');
  if (sideboard) {
    const z = WALL + 0.02 + sideboard.size.d / 2;
    sideboard.put({ x: 0.1, z });
    room.add(vase(dark ? 'ceramic:#6a4a38' : 'ceramic:#b9a58c'), { x: -0.5, y: sideboard.size.h, z });
    room.add(candles(), { x: 0.55, y: sideboard.size.h, z: z - 0.03 });
  }
  wallArt(room, 0.1, 1.66);
  plant(room, -2.2, WALL + 0.5);
}
