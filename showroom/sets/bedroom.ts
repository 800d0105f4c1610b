import { blanketBasket, books, branches, candles, tableLamp, vase } from '../models/props/index.ts';
import type { Furnishing } from './furnish.ts';
import { plant, wallArt } from './living-room.ts';
import { ROOM } from './shell.ts';

const WALL = ROOM.back;

function bedside(room: Furnishing, x: number, z: number): void {
  const stand = room.piece('nightstand');
  if (!stand) return;
  for (const side of [-1, 1]) {
    const at = side * (x + stand.size.w / 2 + 0.06);
    stand.put({ x: at, z: z + stand.size.d / 2 });
    const dark = room.scene.style === 'Moody dark' || room.scene.style === 'Axelrod';
    room.add(tableLamp(dark ? 'ceramic:#4b4a48' : 'ceramic:#cdbfa8'), {
      x: at,
      y: stand.size.h,
      z: z + stand.size.d / 2 - 0.02,
    });
    room.lamp(at, stand.size.h + 0.42, z + stand.size.d / 2, room.scene.evening ? 9 : 4);
    if (side > 0) room.add(books(3), { x: at + 0.02, y: stand.size.h, z: z + stand.size.d / 2 + 0.12, ry: 0.3 });
  }
}

/** A bed in the middle of the wall, a stand at each side, a bench at its foot, a dresser along the right wall. */
export function bedroom(room: Furnishing): void {
  const bed = room.piece('bed');
  if (!bed) return;
  const rug = room.piece('rug');
  rug?.put({ x: 0, z: WALL + 0.75 + rug.size.d / 2 });
  const lift = rug ? Math.min(rug.size.h, 0.012) : 0;
  bed.put({ x: 0, y: lift, z: WALL + 0.03 + bed.size.d / 2 });
  bedside(room, bed.size.w / 2, WALL + 0.04);
  const bench = room.piece('bench');
  bench?.put({ x: 0, y: lift, z: WALL + 0.03 + bed.size.d + 0.12 + bench.size.d / 2 });
  const dresser = room.piece('dresser');
  if (dresser) {
    const x = ROOM.width / 2 - 0.03 - dresser.size.d / 2;
    dresser.put({ x, z: -0.15, ry: -Math.PI / 2 });
    room.add(branches(), { x, y: dresser.size.h, z: -0.5 });
    room.add(candles(), { x, y: dresser.size.h, z: 0.1 });
  }
  wallArt(room, 0, Math.max(1.72, bed.size.h + 0.62));
  plant(room, -2.35, WALL + 0.42);
  if (!dresser) room.add(blanketBasket(), { x: 2.3, z: WALL + 0.5 });
  if (room.scene.plant === 'none') room.add(vase('ceramic:#8f7d66'), { x: -2.3, z: WALL + 0.4 });
}
