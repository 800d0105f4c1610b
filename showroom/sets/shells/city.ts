import { Kit, lathe, softBox } from '../../models/parts.ts';
import { pottery, roundMirror, snakePlant } from '../../models/props/index.ts';
import { beams, herringbone, panelling } from './details.ts';
import type { BuildShell } from './shell.ts';
import { boards, ceiling, crown, daylightOf, type Hole, onWall, skirting, wall } from './walls.ts';
import { dressWindow, fitWindow, glassDoor, sash, steel } from './windows.ts';

/** Old brick, steel windows from knee height to the ceiling, a concrete soffit with its pipe. */
export const loft: BuildShell = (finish) => {
  const kit = new Kit();
  const box = { width: 7, height: 3.4, back: -2.2 };
  const holes: Hole[] = [
    { at: -0.55, width: 2.3, sill: 0.55, head: 3.05 },
    { at: 2.35, width: 2.3, sill: 0.55, head: 3.05 },
  ];
  const brick = `brick:${finish.deep}`;
  wall(kit, box, 'back', brick);
  wall(kit, box, 'left', brick, holes);
  wall(kit, box, 'right', `wall:${finish.wall}`);
  ceiling(kit, box, 'concrete:#b9b4ab');
  boards(kit, box, `floor:${finish.floor}`, true);
  skirting(kit, box, finish.trim, 0.1, ['right']);
  for (const hole of holes) fitWindow(kit, box, 'left', hole, { ...steel(4, 5), sill: 'concrete:#a8a39a' });
  beams(kit, box, 'paint:#35322f', [-0.4, 2.6], [0.18, 0.26]);
  kit.add(
    'metal:steel',
    lathe(
      [
        [0, 3.6],
        [0.085, 3.6],
        [0.085, -3.6],
        [0, -3.6],
      ],
      40,
    ),
    { y: 3.06, z: -1.55, rz: Math.PI / 2 },
  );
  return {
    kit,
    ...box,
    center: 0,
    free: 3.4,
    art: true,
    windows: holes.map((hole) => daylightOf(box, 'left', hole)),
    sun: [1, -0.62, -0.34],
    lit: -1,
  };
};

/** Paneled walls, a deep crown, tall sashes and herringbone. */
export const prewar: BuildShell = (finish, seed) => {
  const kit = new Kit();
  const box = { width: 6, height: 3.05, back: -2 };
  const holes: Hole[] = [
    { at: -0.7, width: 1.15, sill: 0.42, head: 2.62 },
    { at: 1.3, width: 1.15, sill: 0.42, head: 2.62 },
  ];
  const paint = `wall:${finish.wall}`;
  wall(kit, box, 'back', paint);
  wall(kit, box, 'left', paint, holes);
  wall(kit, box, 'right', paint);
  ceiling(kit, box);
  herringbone(kit, box, finish.floor);
  const trim = `paint:${finish.wall}`;
  skirting(kit, box, trim, 0.2);
  crown(kit, box, 'trim');
  panelling(kit, box, 'back', trim, [[-2.95, 2.95]]);
  panelling(kit, box, 'right', trim, [[-1.9, 3.9]]);
  panelling(kit, box, 'left', trim, [[0.02, 0.6]]);
  for (const hole of holes) {
    fitWindow(kit, box, 'left', hole, { ...sash(2, 4, 'trim'), frame: 'trim' });
    dressWindow(kit, box, 'left', hole, finish.cloth, finish.metal, seed);
  }
  return {
    kit,
    ...box,
    center: 0,
    free: 2.9,
    art: true,
    windows: holes.map((hole) => daylightOf(box, 'left', hole)),
    sun: [1, -0.66, -0.3],
    lit: -1,
  };
};

/** Small and light: a glass door to a balcony with its railing, a radiator beside it. */
export const apartment: BuildShell = (finish, seed) => {
  const kit = new Kit();
  const box = { width: 4.9, height: 2.62, back: -1.8 };
  const door: Hole = { at: -0.2, width: 1.7, sill: 0.03, head: 2.22 };
  const paint = `wall:${finish.wall}`;
  wall(kit, box, 'back', paint);
  wall(kit, box, 'left', paint, [door]);
  wall(kit, box, 'right', paint);
  ceiling(kit, box);
  boards(kit, box, `floor:${finish.floor}`);
  skirting(kit, box, finish.trim, 0.09, ['back', 'right']);
  fitWindow(kit, box, 'left', door, glassDoor(2, finish.trim));
  dressWindow(kit, box, 'left', door, finish.cloth, finish.metal, seed);
  const outside = -box.width / 2 - 1.25;
  kit.add('concrete:#c3beb5', softBox(1.5, 0.1, 3.4, { radius: 0.01 }), { x: -box.width / 2 - 0.9, y: -0.08, z: -0.2 });
  for (let i = 0; i < 30; i++)
    kit.add('paint:#2b2a29', softBox(0.014, 0.98, 0.014, { radius: 0.003 }), {
      x: outside,
      y: 0.5,
      z: -1.7 + i * 0.104,
    });
  kit.add('paint:#2b2a29', softBox(0.05, 0.03, 3.3, { radius: 0.006 }), { x: outside, y: 1.01, z: -0.2 });
  kit.addKit(snakePlant(0.85, 'ceramic:#a8674a'), { x: outside + 0.35, y: -0.03, z: 0.35 });
  const radiator = new Kit();
  for (let i = 0; i < 14; i++)
    radiator.add('paint:#efece6', softBox(0.05, 0.56, 0.1, { radius: 0.02 }), { x: (i - 6.5) * 0.062, y: 0.42 });
  kit.addKit(radiator, onWall(box, 'left', 1.75, 0.09));
  return {
    kit,
    ...box,
    center: 0,
    free: 2.35,
    art: true,
    windows: [daylightOf(box, 'left', door)],
    sun: [1, -0.6, -0.22],
    lit: -1,
  };
};

/** A chimney breast with its mantel between two alcoves of shelves; light from the right. */
export const hearth: BuildShell = (finish, seed) => {
  const kit = new Kit();
  const box = { width: 6.2, height: 2.95, back: -2.5 };
  const holes: Hole[] = [
    { at: -0.9, width: 1.2, sill: 0.45, head: 2.5 },
    { at: 1.1, width: 1.2, sill: 0.45, head: 2.5 },
  ];
  const paint = `wall:${finish.wall}`;
  wall(kit, box, 'back', paint);
  wall(kit, box, 'left', paint);
  wall(kit, box, 'right', paint, holes);
  ceiling(kit, box);
  boards(kit, box, `floor:${finish.floor}`, true);
  skirting(kit, box, 'trim', 0.18);
  crown(kit, box, 'trim');
  for (const hole of holes) {
    fitWindow(kit, box, 'right', hole, sash(2, 4));
    dressWindow(kit, box, 'right', hole, finish.cloth, finish.metal, seed + 4);
  }
  const face = box.back + 0.42;
  const breast = 1.9;
  const opening: Hole = { at: 0, width: 0.94, sill: 0, head: 0.86 };
  for (const side of [-1, 1])
    kit.add(paint, softBox((breast - opening.width) / 2, box.height + 0.05, 0.5, { radius: 0.003 }), {
      x: (side * (breast + opening.width)) / 4,
      y: box.height / 2,
      z: face - 0.25,
    });
  kit.add(paint, softBox(opening.width + 0.02, box.height - opening.head, 0.496, { radius: 0.003 }), {
    y: (box.height + opening.head) / 2 + 0.02,
    z: face - 0.25,
  });
  kit.add('paint:#35302c', softBox(opening.width + 0.04, opening.head + 0.1, 0.02, { radius: 0.001 }), {
    y: opening.head / 2,
    z: face - 0.36,
  });
  const mantel = 'stone:white';
  for (const side of [-1, 1])
    kit.add(mantel, softBox(0.17, 0.98, 0.09, { radius: 0.006, grain: 'y' }), {
      x: side * (opening.width / 2 + 0.07),
      y: 0.49,
      z: face + 0.044,
    });
  kit.add(mantel, softBox(opening.width + 0.3, 0.17, 0.086, { radius: 0.006 }), { y: 0.94, z: face + 0.046 });
  kit.add(mantel, softBox(1.55, 0.05, 0.25, { radius: 0.008 }), { y: 1.05, z: face + 0.12 });
  kit.addKit(roundMirror(0.42, finish.metal), { y: 1.66, z: face + 0.03 });
  kit.addKit(pottery(seed, 3), { x: -0.5, y: 1.075, z: face + 0.13 });
  kit.addKit(pottery(seed + 1, 2), { x: 0.52, y: 1.075, z: face + 0.13 });
  kit.add('stone:black', softBox(1.7, 0.03, 0.44, { radius: 0.006 }), { y: 0.012, z: face + 0.2 });
  for (let i = 0; i < 5; i++)
    kit.add(
      'bark',
      lathe(
        [
          [0, 0.22],
          [0.05, 0.22],
          [0.05, -0.22],
          [0, -0.22],
        ],
        20,
      ),
      { x: (i % 3) * 0.11 - 0.11, y: 0.09 + Math.floor(i / 3) * 0.09, z: face - 0.18, rz: Math.PI / 2, ry: 0.3 * i },
    );
  return {
    kit,
    ...box,
    back: face + 0.55,
    center: 0,
    art: false,
    fire: true,
    windows: holes.map((hole) => daylightOf(box, 'right', hole)),
    sun: [-1, -0.6, -0.3],
    lit: 1,
  };
};
