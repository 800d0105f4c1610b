import { Kit, lathe, softBox } from '../models/parts.ts';
import { rubberPlant } from '../models/props/index.ts';
import type { Furnishing } from './furnish.ts';
import { ROOM } from './shell.ts';

const DOOR = { x: 1.05, width: 0.86, height: 2.06 } as const;
const WALL = ROOM.back;
const BAND = 'paint:#e2b23c';

/** A panelled door, ajar, in its frame on the back wall. */
function door(): Kit {
  const kit = new Kit();
  const { x, width, height } = DOOR;
  kit.add('paint:#2e2a26', softBox(width, height, 0.02, { radius: 0.001 }), { x, y: height / 2, z: WALL + 0.004 });
  for (const side of [-1, 1])
    kit.add('trim', softBox(0.09, height + 0.09, 0.035, { radius: 0.006, grain: 'y' }), {
      x: x + side * (width / 2 + 0.045),
      y: (height + 0.09) / 2,
      z: WALL + 0.017,
    });
  kit.add('trim', softBox(width + 0.02, 0.09, 0.034, { radius: 0.006 }), { x, y: height + 0.045, z: WALL + 0.0165 });
  const leaf = new Kit().add('trim', softBox(width - 0.01, height - 0.01, 0.04, { radius: 0.004, grain: 'y' }), {
    x: width / 2,
    y: height / 2,
  });
  for (const [y, tall] of [
    [0.5, 0.66],
    [1.42, 0.98],
  ] as const)
    leaf.add('wall:#e9e4da', softBox(width - 0.28, tall, 0.012, { radius: 0.004 }), { x: width / 2, y, z: 0.019 });
  leaf.add(
    'metal:brass',
    lathe(
      [
        [0, 0.05],
        [0.024, 0.05],
        [0.028, 0.04],
        [0.02, 0.03],
        [0.01, 0.02],
        [0.01, 0],
      ],
      32,
    ),
    { x: width - 0.07, y: 1, z: 0.02, rx: Math.PI / 2 },
  );
  return kit.addKit(leaf, { x: x + width / 2, z: WALL + 0.04, ry: Math.PI + 1.7 });
}

/** A tape from its case to its hook, along +x from the origin. */
function tape(length: number): Kit {
  const kit = new Kit();
  kit.add('paint:#2b2b2b', softBox(0.07, 0.075, 0.035, { radius: 0.014 }), { x: -0.035, y: 0.028 });
  kit.add(
    'paint:#e2b23c',
    lathe(
      [
        [0, 0.006],
        [0.024, 0.006],
        [0.026, 0],
        [0.024, -0.006],
        [0, -0.006],
      ],
      40,
    ),
    { x: -0.035, y: 0.03, z: 0.017, rx: Math.PI / 2 },
  );
  kit.add(BAND, softBox(length, 0.03, 0.002, { radius: 0.0008 }), { x: length / 2, y: 0 });
  const marks = Math.round(length / 0.0254);
  for (let i = 1; i < marks; i++) {
    const foot = i % 12 === 0;
    kit.add(
      foot ? 'paint:#a33a2a' : 'paint:#222222',
      softBox(foot ? 0.006 : 0.002, foot ? 0.028 : i % 6 === 0 ? 0.018 : 0.011, 0.0012, { radius: 0.0004 }),
      { x: i * 0.0254, y: foot ? 0 : 0.006, z: 0.0014 },
    );
  }
  return kit.add('metal:steel', softBox(0.006, 0.036, 0.008, { radius: 0.001 }), { x: length, y: 0 });
}

/** An empty room and a tape: what to measure, and where. */
export function measuringRoom(room: Furnishing): void {
  const { width } = ROOM;
  room.kit.addKit(door());
  room.kit.addKit(rubberPlant(1.4), { x: -2.1, z: WALL + 0.5 });
  const { x } = DOOR;
  if (room.scene.guide === 'wall-a')
    room.kit.addKit(tape(width - 0.16), { x: -width / 2 + 0.1, y: 0.16, z: WALL + 0.045 });
  if (room.scene.guide === 'wall-b')
    room.kit.addKit(tape(3.6), { x: width / 2 - 0.05, y: 0.16, z: WALL + 0.12, ry: -Math.PI / 2 });
  if (room.scene.guide === 'doorway-height')
    room.kit.addKit(tape(DOOR.height), { x: x - DOOR.width / 2 + 0.03, y: 0.02, z: WALL + 0.045, rz: Math.PI / 2 });
  if (room.scene.guide === 'doorway-width')
    room.kit.addKit(tape(DOOR.width - 0.02), { x: x - DOOR.width / 2 + 0.02, y: 1.1, z: WALL + 0.045 });
}
