import { Shape } from 'three';
import { Kit, lathe, softBox } from '../../models/parts.ts';
import { bookRow, bookStack, pottery } from '../../models/props/index.ts';
import { herringbone, panelling, slats } from './details.ts';
import { type BuildShell, FRONT } from './shell.ts';
import { boards, ceiling, crown, daylightOf, type Hole, skirting, wall, wallOf } from './walls.ts';
import { dressWindow, fitWindow, sash } from './windows.ts';

/** Shelves from wall to wall over low cupboards, filled; light from the right. */
export const library: BuildShell = (finish, seed) => {
  const kit = new Kit();
  const box = { width: 5.8, height: 2.8, back: -2.2 };
  const holes: Hole[] = [{ at: 0.3, width: 1.7, sill: 0.5, head: 2.4 }];
  const paint = `wall:${finish.wall}`;
  wall(kit, box, 'back', paint);
  wall(kit, box, 'left', paint);
  wall(kit, box, 'right', paint, holes);
  ceiling(kit, box);
  boards(kit, box, `floor:${finish.floor}`);
  skirting(kit, box, finish.trim, 0.12, ['left', 'right']);
  crown(kit, box, finish.trim, ['left', 'right']);
  for (const hole of holes) {
    fitWindow(kit, box, 'right', hole, { ...sash(3, 3, 'trim') });
    dressWindow(kit, box, 'right', hole, finish.cloth, finish.metal, seed);
  }
  const face = box.back + 0.34;
  const body = `paint:${finish.deep}`;
  const bays = 5;
  const wide = (box.width - 0.04) / bays;
  kit.add(body, softBox(box.width - 0.01, 0.78, 0.42, { radius: 0.004 }), { y: 0.39, z: box.back + 0.22 });
  kit.add(body, softBox(box.width - 0.006, 0.036, 0.47, { radius: 0.006 }), { y: 0.8, z: box.back + 0.235 });
  const shelves = [0.818, 1.2, 1.55, 1.9, 2.25];
  for (let bay = 0; bay <= bays; bay++)
    kit.add(body, softBox(0.036, box.height - 0.7, 0.33, { radius: 0.003 }), {
      x: -box.width / 2 + 0.02 + bay * wide,
      y: 0.75 + (box.height - 0.7) / 2,
      z: box.back + 0.168,
    });
  kit.add(body, softBox(box.width, 0.22, 0.38, { radius: 0.008 }), { y: box.height - 0.1, z: box.back + 0.19 });
  for (let bay = 0; bay < bays; bay++) {
    const x = -box.width / 2 + 0.02 + (bay + 0.5) * wide;
    for (const side of [-1, 1]) {
      kit.add(body, softBox(wide / 2 - 0.02, 0.62, 0.02, { radius: 0.004 }), {
        x: x + (side * wide) / 4,
        y: 0.43,
        z: box.back + 0.438,
      });
      kit.add(
        finish.metal,
        lathe(
          [
            [0, 0.026],
            [0.011, 0.026],
            [0.013, 0.02],
            [0.006, 0.01],
            [0.006, 0],
          ],
          24,
        ),
        { x: x + side * 0.04, y: 0.62, z: box.back + 0.448, rx: Math.PI / 2 },
      );
    }
    shelves.forEach((y, i) => {
      if (i > 0)
        kit.add(body, softBox(wide - 0.03, 0.028, 0.31, { radius: 0.003 }), { x, y: y - 0.014, z: box.back + 0.16 });
      const draw = (bay * 7 + i * 3 + seed) % 5;
      const z = face - 0.16;
      if (draw === 0) kit.addKit(pottery(bay + i + seed), { x: x - 0.05, y, z });
      else if (draw === 1) {
        kit.addKit(bookStack(4, bay * 3 + i + seed), { x: x - 0.2, y, z });
        kit.addKit(bookRow(wide * 0.42, bay * 5 + i + seed), { x: x + 0.22, y, z });
      } else if (draw === 2) {
        kit.addKit(bookRow(wide * 0.55, bay * 5 + i + seed), { x: x - 0.17, y, z });
        kit.addKit(pottery(bay * 2 + i + seed, 1), { x: x + 0.33, y, z });
      } else kit.addKit(bookRow(wide - 0.09, bay * 5 + i + seed), { x, y, z });
    });
  }
  return {
    kit,
    ...box,
    back: box.back + 0.85,
    center: 0,
    art: false,
    windows: holes.map((hole) => daylightOf(box, 'right', hole)),
    sun: [-1, -0.62, -0.3],
    lit: 1,
  };
};

/** An arched opening, and the light of a second room behind it. */
export const arch: BuildShell = (finish, seed) => {
  const kit = new Kit();
  const box = { width: 6.4, height: 2.85, back: -2 };
  const opening: Hole = { at: 2.05, width: 1.5, sill: -0.05, head: 2.4, arch: true };
  const window: Hole = { at: 0.2, width: 1.9, sill: 0.4, head: 2.35 };
  const paint = `wall:${finish.wall}`;
  wall(kit, box, 'back', paint, [opening]);
  wall(kit, box, 'left', paint, [window]);
  wall(kit, box, 'right', paint);
  ceiling(kit, box);
  boards(kit, { ...box, width: 9, back: box.back - 3.4 }, `floor:${finish.floor}`, true);
  kit.add(finish.trim, softBox(4.48, 0.14, 0.02, { radius: 0.005 }), { x: -0.95, y: 0.07, z: box.back + 0.0095 });
  skirting(kit, box, finish.trim, 0.14, ['left', 'right']);
  fitWindow(kit, box, 'left', window, sash(3, 2));
  dressWindow(kit, box, 'left', window, finish.cloth, finish.metal, seed);
  // The room behind: a wall in the deeper paint, a window on its right.
  const behind = { width: 5, height: 2.85, back: box.back - 3.2 };
  const deep = `wall:${finish.deep}`;
  const light: Hole = { at: -3.6, width: 1.5, sill: 0.5, head: 2.3 };
  kit.add(deep, wallOf(rear(6.6, behind.height), []), { x: 1.4, z: behind.back });
  const turned = wallOf(rear(3.2, behind.height), [{ ...light, at: 0 }]);
  kit.add(deep, turned, { x: 4.2, z: box.back - 1.75, ry: -Math.PI / 2 });
  kit.add(deep, wallOf(rear(3.2, behind.height), []), { x: -1.2, z: box.back - 1.75, ry: Math.PI / 2 });
  kit.add('ceiling', softBox(6.4, 0.1, 3.6, { radius: 0.001 }), {
    x: 1.4,
    y: behind.height + 0.05,
    z: box.back - 1.75,
  });
  kit.addKit(pottery(seed + 2), { x: 2.35, y: 0.79, z: behind.back + 0.22 });
  kit.add(finish.wood, softBox(1.5, 0.045, 0.36, { radius: 0.006 }), { x: 2.2, y: 0.766, z: behind.back + 0.24 });
  for (const x of [1.52, 2.88])
    kit.add(finish.wood, softBox(0.05, 0.75, 0.3, { radius: 0.005, grain: 'y' }), {
      x,
      y: 0.375,
      z: behind.back + 0.24,
    });
  return {
    kit,
    ...box,
    center: -0.75,
    free: 1.95,
    art: true,
    windows: [
      daylightOf(box, 'left', window),
      { at: [4.5, 1.4, box.back - 1.75], width: 1.5, height: 1.8, turn: -Math.PI / 2 },
    ],
    sun: [1, -0.64, -0.26],
    lit: -1,
  };
};

function rear(width: number, height: number): Shape {
  const shape = new Shape();
  shape.moveTo(-width / 2, -0.06);
  shape.lineTo(width / 2, -0.06);
  shape.lineTo(width / 2, height + 0.06);
  shape.lineTo(-width / 2, height + 0.06);
  shape.closePath();
  return shape;
}

/** Three windows that step out of the room, with a seat between them. */
export const bay: BuildShell = (finish, seed) => {
  const kit = new Kit();
  const box = { width: 6.2, height: 2.9, back: -2.1 };
  const mouth: Hole = { at: 0, width: 3.1, sill: -0.05, head: 2.62 };
  const paint = `wall:${finish.wall}`;
  wall(kit, box, 'back', paint, [mouth]);
  wall(kit, box, 'left', paint);
  wall(kit, box, 'right', paint);
  ceiling(kit, box);
  herringbone(kit, { ...box, back: box.back - 1.2 }, finish.floor);
  crown(kit, box, 'trim');
  skirting(kit, box, 'trim', 0.16, ['left', 'right']);
  for (const side of [-1, 1])
    kit.add('trim', softBox(1.54, 0.16, 0.02, { radius: 0.005 }), { x: side * 2.33, y: 0.08, z: box.back + 0.0095 });
  panelling(kit, box, 'right', `paint:${finish.wall}`, [[-1.9, 3.8]]);
  const deep = 0.85;
  const slant = Math.atan2(deep, 0.75);
  const flank = Math.hypot(deep, 0.75);
  const windows = [
    { x: 0, z: box.back - 0.2 - deep, turn: 0, width: 1.6, glass: 1.3 },
    { x: -(0.8 + 0.375), z: box.back - 0.2 - deep / 2, turn: slant, width: flank, glass: flank - 0.3 },
    { x: 0.8 + 0.375, z: box.back - 0.2 - deep / 2, turn: -slant, width: flank, glass: flank - 0.3 },
  ];
  for (const { x, z, turn, width, glass } of windows) {
    const part = new Kit();
    const hole: Hole = { at: 0, width: glass, sill: 0.52, head: 2.42 };
    part.add(paint, wallOf(rear(width + 0.16, box.height), [hole], 0.12));
    fitWindow(part, { width: 0, height: box.height, back: 0 }, 'back', hole, { ...sash(2, 2), sill: 'trim' });
    kit.addKit(part, { x, z, ry: turn });
  }
  kit.add('ceiling', softBox(3.4, 0.1, 1.4, { radius: 0.001 }), { y: mouth.head + 0.09, z: box.back - 0.75 });
  kit.add('trim', softBox(2.5, 0.44, 0.4, { radius: 0.006 }), { y: 0.22, z: box.back - 0.55 });
  kit.add(finish.cloth === 'sheer' ? 'linen:#d8cdb9' : 'linen:#b9a68a', softBox(2.3, 0.08, 0.4, { radius: 0.035 }), {
    y: 0.48,
    z: box.back - 0.54,
  });
  dressWindow(kit, box, 'back', { ...mouth, width: 3.0, head: 2.45 }, finish.cloth, finish.metal, seed);
  return {
    kit,
    ...box,
    back: box.back + 0.55,
    center: 0,
    art: false,
    windows: windows.map(({ x, z, turn, glass }) => ({
      at: [x - Math.sin(turn) * 0.3, 1.47, z - Math.cos(turn) * 0.3],
      width: glass,
      height: 1.9,
      turn,
    })),
    sun: [0.5, -0.62, 0.6],
    lit: -1,
  };
};

/** Walnut slats under a ribbon of high windows; a wall of glass on the left. */
export const ranch: BuildShell = (finish, seed) => {
  const kit = new Kit();
  const box = { width: 7, height: 2.75, back: -2 };
  const glass: Hole = { at: 0.5, width: 3.2, sill: 0.05, head: 2.45 };
  const ribbon: Hole = { at: 0, width: 5.6, sill: 2.16, head: 2.6 };
  const paint = `wall:${finish.wall}`;
  wall(kit, box, 'back', paint, [ribbon]);
  wall(kit, box, 'left', paint, [glass]);
  wall(kit, box, 'right', paint);
  ceiling(kit, box);
  boards(kit, box, `floor:${finish.floor}`);
  skirting(kit, box, finish.trim, 0.08, ['right']);
  const plain = { columns: 3, rows: 1, frame: finish.wood, bar: 0.05, outer: 0.06 };
  fitWindow(kit, box, 'left', glass, plain);
  fitWindow(kit, box, 'back', ribbon, { ...plain, columns: 5 });
  slats(kit, box, finish.wood, -3.45, 3.45, 0.02, 2.1);
  dressWindow(kit, box, 'left', glass, finish.cloth, finish.metal, seed);
  kit.add('concrete:#b7b1a4', softBox(4, 0.1, FRONT, { radius: 0.01 }), { x: -box.width / 2 - 2.25, y: -0.07, z: 1.5 });
  return {
    kit,
    ...box,
    center: 0,
    free: 3.45,
    art: false,
    windows: [daylightOf(box, 'left', glass), daylightOf(box, 'back', ribbon)],
    sun: [1, -0.58, -0.3],
    lit: -1,
  };
};
