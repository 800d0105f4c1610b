import { PlaneGeometry } from 'three';
import { Kit, lathe, softBox } from '../models/parts.ts';
import { curtain } from '../models/props/index.ts';

export const ROOM = { width: 5.6, depth: 5.2, height: 2.75, back: -2 } as const;
const WINDOW = { from: -1.25, to: 0.85, sill: 0.35, head: 2.35 } as const;
const MIDDLE = 0.6;
const EDGE = { radius: 0.001 } as const;

/** Floor, walls and ceiling. Walls overlap each other: where they only met, light would leak in a hairline. */
function walls(kit: Kit, wall: string, floor: string): void {
  const { width, depth, height, back } = ROOM;
  const boards = new PlaneGeometry(width, depth).rotateX(-Math.PI / 2);
  const uv = boards.getAttribute('uv');
  const position = boards.getAttribute('position');
  for (let i = 0; i < position.count; i++) uv.setXY(i, position.getX(i), position.getZ(i));
  kit.add(`floor:${floor}`, boards, { z: MIDDLE });
  const paint = `wall:${wall}`;
  kit.add(paint, softBox(width + 0.5, height + 0.3, 0.1, EDGE), { y: height / 2, z: back - 0.05 });
  kit.add(paint, softBox(0.1, height + 0.3, depth + 0.2, EDGE), { x: width / 2 + 0.05, y: height / 2, z: MIDDLE });
  kit.add('ceiling', softBox(width + 0.5, 0.1, depth + 0.2, EDGE), { y: height + 0.05, z: MIDDLE });
  const left = -width / 2;
  const thick = 0.16;
  const { from, to, sill, head } = WINDOW;
  const x = left - thick / 2;
  kit.add(paint, softBox(thick, height, from - back, EDGE), { x, y: height / 2, z: (back + from) / 2 });
  kit.add(paint, softBox(thick, height, 9 - to, EDGE), { x, y: height / 2, z: (9 + to) / 2 });
  kit.add(paint, softBox(thick, sill, to - from, EDGE), { x, y: sill / 2, z: (from + to) / 2 });
  kit.add(paint, softBox(thick, height - head, to - from, EDGE), { x, y: (height + head) / 2, z: (from + to) / 2 });
}

function windowFrame(kit: Kit, frame: string): void {
  const left = -ROOM.width / 2;
  const { from, to, sill, head } = WINDOW;
  const bar = 0.045;
  for (const z of [from + bar / 2, (from + to) / 2, to - bar / 2])
    kit.add(frame, softBox(0.05, head - sill, bar, { radius: 0.004 }), { x: left - 0.08, y: (sill + head) / 2, z });
  for (const y of [sill + bar / 2, sill + (head - sill) * 0.62, head - bar / 2])
    kit.add(frame, softBox(0.046, bar, to - from, { radius: 0.004 }), { x: left - 0.08, y, z: (from + to) / 2 });
  kit.add('trim', softBox(0.22, 0.03, to - from + 0.12, { radius: 0.006 }), {
    x: left - 0.02,
    y: sill - 0.01,
    z: (from + to) / 2,
  });
}

function skirting(kit: Kit): void {
  const { width, depth, back } = ROOM;
  kit.add('trim', softBox(width, 0.11, 0.018, { radius: 0.004 }), { y: 0.055, z: back + 0.009 });
  for (const side of [-1, 1])
    kit.add('trim', softBox(0.018, 0.11, depth, { radius: 0.004 }), {
      x: side * (width / 2 - 0.009),
      y: 0.055,
      z: MIDDLE,
    });
}

/** An empty room with its window on the left; +z is towards the viewer. */
export function shell(wall: string, floor: string, frame: string, cloth: string): Kit {
  const kit = new Kit();
  walls(kit, wall, floor);
  windowFrame(kit, frame);
  skirting(kit);
  const x = -ROOM.width / 2 + 0.11;
  kit.add(
    'metal:brass',
    lathe(
      [
        [0, 1.6],
        [0.011, 1.6],
        [0.011, -1.6],
        [0, -1.6],
      ],
      16,
    ),
    { x, y: 2.5, z: -0.2, rx: Math.PI / 2 },
  );
  kit.addKit(curtain(0.62, 2.45, 1, cloth), { x, y: 1.25, z: WINDOW.from - 0.12, ry: Math.PI / 2 });
  kit.addKit(curtain(0.62, 2.45, 5, cloth), { x, y: 1.25, z: WINDOW.to + 0.2, ry: Math.PI / 2 });
  return kit;
}
