import { archMirror, blanketBasket, books, candles, snakePlant, tableLamp, vase } from '../models/props/index.ts';
import type { Furnishing } from './furnish.ts';
import { plant, standingLamp, wallArt } from './living-room.ts';
import { ROOM } from './shell.ts';

const WALL = ROOM.back;

/** A desk along the wall with its chair turned a little, as someone just got up. */
export function office(room: Furnishing): void {
  const desk = room.piece('desk') ?? room.piece('standing_desk');
  if (!desk) return;
  const rug = room.piece('rug');
  const lift = rug ? rug.size.h : 0;
  rug?.put({ x: 0.1, z: WALL + 0.6 + rug.size.d / 2 });
  const z = WALL + 0.08 + desk.size.d / 2;
  desk.put({ x: 0, z });
  room.piece('desk_chair')?.put({ x: 0.18, y: lift, z: z + desk.size.d / 2 + 0.3, ry: Math.PI - 0.5 });
  const top = desk.size.h;
  const dark = room.scene.style === 'Axelrod' || room.scene.style === 'Moody dark';
  room.add(tableLamp(dark ? 'ceramic:#4b4a48' : 'ceramic:#cdbfa8'), { x: -desk.size.w / 2 + 0.22, y: top, z });
  room.lamp(-desk.size.w / 2 + 0.22, top + 0.42, z, room.scene.evening ? 9 : 4);
  room.add(books(6), { x: desk.size.w / 2 - 0.25, y: top, z, ry: 0.2 });
  room.add(vase('ceramic:#8f7d66'), { x: desk.size.w / 2 - 0.52, y: top, z: z - 0.12 });
  wallArt(room, 0, Math.max(1.7, top + 0.78));
  room.add(archMirror(0.62, 1.7, dark ? 'metal:black' : 'metal:brass'), {
    x: ROOM.width / 2 - 0.12,
    y: 0.87,
    z: -0.5,
    ry: -Math.PI / 2,
  });
  plant(room, -1.75, WALL + 0.5);
  standingLamp(room, 1.7, WALL + 0.4);
  room.add(blanketBasket(), { x: 1.25, z: WALL + 0.36 });
  if (room.scene.plant !== 'snake') room.add(snakePlant(0.6), { x: 2.3, z: WALL + 0.45 });
  room.add(candles(), { x: -0.1, y: top, z: z - 0.16 });
}
