import { blanketBasket, bookRow, bookStack, cup, laptop, pencils } from '../../models/props/index.ts';
import type { Placed } from '../furnish.ts';
import type { Dressing } from './dressing.ts';

function onDesk(dressing: Dressing, desk: Placed, x: number, z: number): void {
  const { room, seed } = dressing;
  const top = desk.size.h;
  dressing.tableLamp(x - desk.size.w / 2 + 0.2, top, z - 0.08);
  room.add(laptop(), { x: x + 0.06, y: top, z: z + 0.02, ry: Math.PI * (seed % 2 ? 0.02 : -0.03) });
  room.add(bookStack(3, seed), { x: x + desk.size.w / 2 - 0.24, y: top, z: z + 0.02, ry: 0.2 });
  room.add(pencils(seed), { x: x + desk.size.w / 2 - 0.46, y: top, z: z - 0.12 });
  room.add(cup(seed), { x: x - 0.24, y: top, z: z + 0.14, ry: 1 });
  if (seed % 3 === 0) room.add(bookRow(0.26, seed), { x: x - 0.1, y: top, z: z - desk.size.d / 2 + 0.12 });
}

/** A desk at the wall with its chair turned, as someone just got up; a sofa beside it, where one may also sleep. */
export function officeGroup(dressing: Dressing): void {
  const { room, shell } = dressing;
  const desk = room.piece('desk') ?? room.piece('standing_desk');
  if (!desk) return;
  const sofa = room.piece('sofa');
  const rug = room.piece('rug');
  const lift = rug ? rug.size.h : 0;
  const right = shell.width / 2 - shell.center * room.side;
  const x = sofa ? -0.75 : 0;
  const z = 0.08 + desk.size.d / 2;
  desk.put({ x, z });
  onDesk(dressing, desk, x, z);
  room.piece('desk_chair')?.put({ x: x + 0.2, y: lift, z: z + desk.size.d / 2 + 0.28, ry: Math.PI - 0.6 });
  rug?.put({ x: x + 0.2, z: 0.7 + rug.size.d / 2 });
  if (sofa) {
    // Near enough to the desk that both fill the picture, with a way between them; seen from far, a narrow one.
    const way = room.scene.set?.way;
    const between = way === 'high' || way === 'straight' ? 0.6 : 0.95;
    const near = x + desk.size.w / 2 + between + sofa.size.d / 2;
    const place = { x: Math.min(right - 0.06 - sofa.size.d / 2, near), z: 0.3 + sofa.size.w / 2, ry: -Math.PI / 2 };
    sofa.put(place);
    dressing.throwOn(sofa, place, -sofa.size.w * 0.2);
  }
  const chair = room.piece('lounge_chair');
  chair?.put({ x: -1.65, z: 1.5, ry: 0.85 });
  const side = room.piece('sideboard');
  if (side) {
    const sideX = Math.max(-right + 0.1 + side.size.w / 2, x - desk.size.w / 2 - 0.3 - side.size.w / 2);
    if (sideX + side.size.w / 2 < x - desk.size.w / 2) {
      side.put({ x: sideX, z: 0.04 + side.size.d / 2 });
      dressing.onConsole(sideX, side.size.h, 0.04 + side.size.d / 2, side.size.w / 2);
    } else {
      const at = { x: -(shell.width / 2 + shell.center * room.side) + 0.04 + side.size.d / 2, z: 1.5, ry: Math.PI / 2 };
      side.put(at);
      dressing.onConsole(at.x, side.size.h, at.z, side.size.w / 2, Math.PI / 2);
    }
  }
  dressing.art(x, Math.max(1.28, desk.size.h + 0.62), desk.size.w);
  dressing.floorLamp(x + desk.size.w / 2 + 0.34, 0.34);
  if (!side) dressing.plant(x - desk.size.w / 2 - 0.42, 0.42);
  if (!sofa && !chair) room.add(blanketBasket(), { x: x + desk.size.w / 2 + 0.55, z: 0.85 });
}
