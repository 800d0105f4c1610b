import { Shape } from 'three';
import { Kit, softBox } from '../../models/parts.ts';
import { beams, shiplap } from './details.ts';
import { type BuildShell, FRONT } from './shell.ts';
import { boards, ceiling, daylightOf, type Hole, onWall, rectangle, skirting, wall, wallOf } from './walls.ts';
import { dressWindow, fitWindow, glassDoor, sash, steel } from './windows.ts';

/** Under the roof: two slopes on knee walls, a window in the gable, a skylight on the right. */
export const attic: BuildShell = (finish) => {
  const kit = new Kit();
  const box = { width: 6.2, height: 3.5, back: -2.1 };
  const knee = 1.25;
  const paint = `wall:${finish.wall}`;
  const gable = new Shape();
  gable.moveTo(-box.width / 2 - 0.2, -0.06);
  gable.lineTo(box.width / 2 + 0.2, -0.06);
  gable.lineTo(box.width / 2 + 0.2, knee);
  gable.lineTo(0.5, box.height + 0.2);
  gable.lineTo(-0.5, box.height + 0.2);
  gable.lineTo(-box.width / 2 - 0.2, knee);
  gable.closePath();
  const gableWindow: Hole = { at: -1.55, width: 1, sill: 0.75, head: 2.05 };
  kit.add(paint, wallOf(gable, [gableWindow]), { z: box.back });
  fitWindow(kit, box, 'back', gableWindow, sash(2, 3, finish.trim));
  wall(kit, { ...box, height: knee }, 'left', paint);
  wall(kit, { ...box, height: knee }, 'right', paint);
  boards(kit, box, `floor:${finish.floor}`, true);
  skirting(kit, box, finish.trim, 0.1);
  const rise = box.height - knee;
  const run = box.width / 2;
  const angle = Math.atan2(rise, run);
  const long = Math.hypot(rise, run) + 0.25;
  const skylight = { at: 0.35, width: 1.1, sill: 0.75, head: 1.95 };
  for (const side of [-1, 1]) {
    // A slope is a wall that leans in: its foot on the knee wall, its length along the room.
    const holes = side > 0 ? [skylight] : [];
    const ends = [side * (box.back - 0.2), side * FRONT] as const;
    const slope = new Kit().add(
      paint,
      wallOf(
        rectangle(Math.min(...ends), Math.max(...ends), long),
        holes.map((hole) => ({ ...hole, at: side * hole.at })),
        0.16,
      ),
    );
    if (side > 0) {
      const frame = new Kit();
      for (const way of [-1, 1]) {
        frame.add(finish.wood, softBox(0.06, 1.2, 0.1, { radius: 0.004, grain: 'y' }), {
          x: skylight.at + way * 0.53,
          y: 1.35,
          z: -0.07,
        });
        frame.add(finish.wood, softBox(1.1, 0.06, 0.098, { radius: 0.004 }), {
          x: skylight.at,
          y: 1.35 + way * 0.575,
          z: -0.07,
        });
      }
      slope.addKit(frame);
    }
    const leaning = new Kit().addKit(slope, { rx: Math.PI / 2 - angle });
    kit.addKit(leaning, { x: (side * box.width) / 2, y: knee - 0.01, ry: (-side * Math.PI) / 2 });
  }
  for (const z of [-0.9, 0.9, 2.7]) {
    for (const side of [-1, 1])
      kit.add(finish.wood, softBox(long - 0.15, 0.16, 0.11, { radius: 0.01, shift: z }), {
        x: (side * run) / 2,
        y: (knee + box.height) / 2 - 0.06,
        z,
        rz: -side * angle,
      });
    kit.add(finish.wood, softBox(2.5, 0.15, 0.1, { radius: 0.01, shift: z + 4 }), { y: box.height - 0.72, z });
  }
  const up = 1.35;
  return {
    kit,
    ...box,
    center: 0.25,
    free: 2.5,
    art: false,
    windows: [
      {
        at: [run - up * Math.cos(angle) + 0.24, knee + up * Math.sin(angle) + 0.33, skylight.at],
        width: 1.05,
        height: 1.15,
        turn: -Math.PI / 2,
        tilt: Math.PI / 2 - angle,
      },
      daylightOf(box, 'back', gableWindow),
    ],
    sun: [-0.75, -1, -0.25],
    lit: 1,
  };
};

/** White boards, glass doors to a terrace behind and a window at the side: light from everywhere. */
export const coast: BuildShell = (finish, seed) => {
  const kit = new Kit();
  const box = { width: 6.4, height: 2.85, back: -2.1 };
  const doors: Hole = { at: -2.05, width: 1.5, sill: 0.03, head: 2.3 };
  const side: Hole = { at: 0.6, width: 2.2, sill: 0.5, head: 2.3 };
  const paint = `paint:${finish.wall}`;
  wall(kit, box, 'back', `wall:${finish.wall}`, [doors]);
  wall(kit, box, 'left', `wall:${finish.wall}`, [side]);
  wall(kit, box, 'right', `wall:${finish.wall}`);
  ceiling(kit, box, 'trim');
  boards(kit, box, `floor:${finish.floor}`, true);
  shiplap(kit, box, 'back', paint, [
    [-1.18, 3.19, 0.14, box.height],
    [-3.19, -2.92, 0.14, box.height],
    [-2.92, -1.18, 2.42, box.height],
  ]);
  shiplap(kit, box, 'right', paint, [[-2.08, 6, 0.14, box.height]]);
  skirting(kit, box, 'trim', 0.14, ['left', 'right']);
  kit.add('trim', softBox(4.36, 0.14, 0.02, { radius: 0.005 }), { x: 1.01, y: 0.07, z: box.back + 0.0095 });
  fitWindow(kit, box, 'back', doors, { ...glassDoor(2), rows: 4 });
  fitWindow(kit, box, 'left', side, sash(4, 2));
  dressWindow(kit, box, 'back', doors, finish.cloth, finish.metal, seed);
  beams(kit, box, 'trim', [-1.2, 0.2, 1.6, 3], [0.12, 0.14]);
  return {
    kit,
    ...box,
    center: 0.75,
    free: 2.35,
    art: true,
    windows: [daylightOf(box, 'left', side), daylightOf(box, 'back', doors)],
    sun: [1, -0.7, -0.2],
    lit: -1,
  };
};

/** Lime plaster, dark beams, a deep window and wide boards; light from the right. */
export const farmhouse: BuildShell = (finish, seed) => {
  const kit = new Kit();
  const box = { width: 6.2, height: 2.6, back: -2 };
  const holes: Hole[] = [
    { at: -0.5, width: 1.2, sill: 0.8, head: 2.1 },
    { at: 1.5, width: 1.2, sill: 0.8, head: 2.1 },
  ];
  const paint = `wall:${finish.wall}`;
  wall(kit, box, 'back', paint);
  wall(kit, box, 'left', paint);
  wall(kit, box, 'right', paint, holes);
  ceiling(kit, box, paint);
  boards(kit, box, `floor:${finish.floor}`, true);
  for (const hole of holes)
    fitWindow(kit, box, 'right', hole, { ...sash(2, 3, finish.wood), sill: finish.wood, bar: 0.026 });
  dressWindow(kit, box, 'right', holes[0] ?? { at: 0, width: 1, sill: 0, head: 2 }, finish.cloth, finish.metal, seed);
  beams(kit, box, finish.wood, [-1.5, -0.75, 0, 0.75, 1.5, 2.25, 3], [0.11, 0.15]);
  kit.add(finish.wood, softBox(0.22, 0.24, FRONT - box.back, { radius: 0.014, grain: 'z' }), {
    x: -0.9,
    y: box.height - 0.17,
    z: 3.2,
  });
  const peg = new Kit().add(finish.wood, softBox(1.5, 0.09, 0.024, { radius: 0.006 }));
  for (let i = 0; i < 6; i++)
    peg.add(finish.wood, softBox(0.022, 0.022, 0.09, { radius: 0.009 }), { x: -0.62 + i * 0.25, z: 0.05 });
  kit.addKit(peg, { ...onWall(box, 'left', 0.6, 0.014), y: 1.72 });
  return {
    kit,
    ...box,
    center: 0,
    free: 3,
    art: true,
    windows: holes.map((hole) => daylightOf(box, 'right', hole)),
    sun: [-1, -0.55, -0.3],
    lit: 1,
  };
};

/** A wall of glass in black steel, the garden behind it. */
export const garden: BuildShell = (finish) => {
  const kit = new Kit();
  const box = { width: 6.6, height: 3, back: -2.6 };
  const glass: Hole = { at: 0, width: 5.2, sill: 0.06, head: 2.7 };
  const side: Hole = { at: 1.2, width: 1.8, sill: 0.06, head: 2.7 };
  const paint = `wall:${finish.wall}`;
  wall(kit, box, 'back', paint, [glass]);
  wall(kit, box, 'left', paint, [side]);
  wall(kit, box, 'right', paint);
  ceiling(kit, box);
  boards(kit, box, `floor:${finish.floor}`);
  skirting(kit, box, finish.trim, 0.09, ['right']);
  fitWindow(kit, box, 'back', glass, steel(8, 4));
  fitWindow(kit, box, 'left', side, steel(3, 4));
  kit.add('concrete:#b7b1a4', softBox(12, 0.1, 4, { radius: 0.01 }), { y: -0.07, z: box.back - 2.3 });
  kit.add('brick:#a9826a', softBox(12, 1.1, 0.3, { radius: 0.01 }), { y: 0.5, z: box.back - 4.2 });
  return {
    kit,
    ...box,
    back: box.back + 0.75,
    center: 0,
    art: false,
    windows: [daylightOf(box, 'back', glass), daylightOf(box, 'left', side)],
    sun: [0.55, -0.8, 0.5],
    lit: -1,
  };
};
