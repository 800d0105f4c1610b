import {
  arcLamp,
  blanketBasket,
  books,
  bowl,
  branches,
  candles,
  floorLamp,
  framedArt,
  oliveTree,
  roundMirror,
  rubberPlant,
  snakePlant,
  tableLamp,
  tray,
  tripodLamp,
  vase,
} from '../models/props/index.ts';
import type { Furnishing } from './furnish.ts';
import { ROOM } from './shell.ts';

const WALL = ROOM.back;

export function standingLamp(room: Furnishing, x: number, z: number): void {
  const { lamp } = room.scene;
  const watts = room.scene.evening ? 16 : 7;
  if (lamp === 'floor') {
    room.add(floorLamp(room.scene.style === 'Axelrod' ? 'metal:black' : 'metal:brass'), { x, z });
    room.lamp(x, 1.46, z, watts);
  }
  if (lamp === 'tripod') {
    room.add(tripodLamp(room.scene.style === 'Moody light' ? 'wood:oak' : 'wood:walnut'), { x, z });
    room.lamp(x, 1.4, z, watts);
  }
  if (lamp === 'arc') {
    room.add(arcLamp(), { x, z, ry: -Math.PI * 0.86 });
    room.lamp(x - 0.92, 1.64, z + 0.42, watts);
  }
}

export function plant(room: Furnishing, x: number, z: number): void {
  const kinds = {
    rubber: () => rubberPlant(1.55),
    olive: () => oliveTree(1.95),
    snake: () => snakePlant(0.95),
    none: null,
  };
  const grow = kinds[room.scene.plant];
  if (grow) room.add(grow(), { x, z });
}

export function wallArt(room: Furnishing, x: number, y: number): void {
  const frame = room.scene.style === 'Axelrod' || room.scene.style === 'Moody dark' ? 'wood:black' : 'wood:oak';
  if (room.scene.mirror) {
    room.add(roundMirror(0.46, room.scene.style === 'Axelrod' ? 'metal:black' : 'metal:brass'), {
      x,
      y: y + 0.02,
      z: WALL + 0.02,
    });
    return;
  }
  room.scene.prints.forEach((print, i) => {
    room.add(framedArt(0.76, 0.99, print, frame), { x: x + (i - 0.5) * 0.88, y, z: WALL + 0.017 });
  });
}

function onTable(room: Furnishing, x: number, top: number, z: number): void {
  const dark = room.scene.style === 'Axelrod' || room.scene.style === 'Moody dark';
  if (room.scene.style === 'Moody light') room.add(bowl('ceramic:#e6dfd2'), { x: x + 0.14, y: top, z: z - 0.08 });
  else
    room.add(vase(dark ? 'ceramic:#4b4a48' : 'ceramic:#b9a58c'), {
      x: x + 0.2,
      y: room.scene.evening ? top + 0.012 : top,
      z: z - 0.1,
    });
  if (room.scene.evening) {
    room.add(tray('wood:walnut'), { x: x + 0.12, y: top, z: z - 0.04, ry: 0.2 });
    room.add(candles(), { x: x + 0.02, y: top + 0.012, z: z - 0.02 });
  }
  room.add(books(dark ? 5 : 2), { x: x - 0.14, y: top, z: z + 0.06, ry: 0.3 });
}

/** A sofa against the wall, a table before it, a chair turned towards both. */
function aroundSofa(room: Furnishing): void {
  const sofa = room.piece('sofa');
  if (!sofa) return;
  const rug = room.piece('rug');
  const lift = rug ? rug.size.h : 0;
  const front = WALL + 0.1 + sofa.size.d;
  const bulky = sofa.size.d > 1.3;
  const seatFront = bulky ? WALL + 0.1 + 0.95 : front;
  sofa.put({ x: 0, z: WALL + 0.1 + sofa.size.d / 2 });
  const table = room.piece('coffee_table');
  const tableX = bulky ? -0.42 : 0.05;
  const tableZ = seatFront + 0.4 + (table ? table.size.d / 2 : 0.4);
  table?.put({ x: tableX, y: lift, z: tableZ });
  if (table) onTable(room, tableX, lift + table.size.h, tableZ);
  rug?.put({ x: 0.05, z: seatFront - 0.35 + rug.size.d / 2 });
  const chair = room.piece('lounge_chair');
  chair?.put(bulky ? { x: -1.72, z: tableZ + 0.42, ry: 1.1 } : { x: 1.62, z: tableZ + 0.02, ry: -0.95 });
  const end = room.piece('end_table');
  const endX = -(sofa.size.w / 2 + (end ? end.size.w / 2 : 0) + 0.08);
  if (end && endX > -ROOM.width / 2 + 0.3) {
    end.put({ x: endX, z: WALL + 0.1 + 0.42 });
    room.add(tableLamp(room.scene.style === 'Moody dark' ? 'ceramic:#4b4a48' : 'ceramic:#cdbfa8'), {
      x: endX,
      y: end.size.h,
      z: WALL + 0.52,
    });
    room.lamp(endX, end.size.h + 0.42, WALL + 0.52, room.scene.evening ? 9 : 4);
  }
  standingLamp(room, Math.min(2.35, sofa.size.w / 2 + 0.42), WALL + 0.34);
  plant(room, end ? -2.3 : -1.85, WALL + (end ? 0.4 : 0.5));
  wallArt(room, 0.06, 1.63);
}

/** A long sideboard on the wall with a reading chair before it. */
function aroundSideboard(room: Furnishing): void {
  const sideboard = room.piece('sideboard');
  if (!sideboard) return;
  const depth = WALL + 0.02 + sideboard.size.d / 2;
  sideboard.put({ x: -0.1, z: depth });
  const top = sideboard.size.h;
  room.add(branches(room.scene.style === 'Axelrod' ? 'ceramic:#3a3938' : 'ceramic:#e3ddd2'), {
    x: -0.62,
    y: top,
    z: depth,
  });
  room.add(books(4), { x: 0.28, y: top, z: depth + 0.02, ry: 0.1 });
  room.add(candles(), { x: 0.55, y: top, z: depth - 0.03 });
  wallArt(room, -0.06, 1.62);
  const rug = room.piece('rug');
  const lift = rug ? rug.size.h : 0;
  rug?.put({ x: 0.1, z: WALL + 0.75 + rug.size.d / 2 });
  room.piece('lounge_chair')?.put({ x: 1.35, y: lift, z: -0.25, ry: -0.75 });
  room.piece('lounge_chair_2')?.put({ x: -1.25, y: lift, z: -0.2, ry: 0.8 });
  const end = room.piece('end_table');
  end?.put({ x: 0.62, y: lift, z: -0.35 });
  if (end) room.add(vase('ceramic:#8f7d66'), { x: 0.62, y: lift + end.size.h, z: -0.35 });
  standingLamp(room, 1.75, WALL + 0.42);
  plant(room, -2.05, WALL + 0.5);
  room.add(blanketBasket(), { x: 2.25, z: WALL + 1.05 });
}

export function livingRoom(room: Furnishing): void {
  if (room.scene.pieces.sofa) aroundSofa(room);
  else aroundSideboard(room);
}
