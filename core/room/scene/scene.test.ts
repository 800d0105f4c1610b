import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaAt, overlaps } from '../layout/geometry.ts';
import { madeUpRoom } from '../layout/made-up.test-data.ts';
import { suggestLayout } from '../layout/suggest-layout.ts';
import { anyStrips, areaOfStrips, emptyRoom, livingRoom, outlineOf } from '../shape/made-up-room.test-data.ts';
import { roomOfMeasurements } from '../shape/measured-room.ts';
import { containsArea, floorArea, rectangle } from '../shape/outline.ts';
import { fitIntoRoom } from './fit-drawn-room.ts';
import type { Panel } from './panel.ts';
import { metersPerInch, roomOfPlan, roomScene, sceneSize } from './room-scene.ts';
import { furnished, measured } from './scene.test-data.ts';
import { lightWindows, notchesOf, shellOf } from './shell.ts';
import { walked } from './walking.ts';

describe('the room of a plan', () => {
  it('has a guessed window across from the doorway, and says that it is guessed', () => {
    const room = roomOfPlan(measured, null);
    expect(room.windows).toMatchObject([{ wall: 3, offset: 36, width: 72 }]);
    expect(room.guessed).toEqual(expect.arrayContaining(['windows', 'ceiling']));
  });

  it('is the drawn room, whatever its outline, with its windows and its ceiling', () => {
    const drawn = {
      ...roomOfMeasurements(measured),
      ...{ ceiling: 108, guessed: [] },
      windows: [{ id: 'w', wall: 0, offset: 20, width: 40, sill: 30, head: 80 }],
    };
    expect(roomOfPlan(measured, drawn)).toEqual(drawn);
    expect(roomOfPlan(measured, livingRoom).outline).toHaveLength(6);
    expect(roomOfPlan(measured, { ...drawn, windows: [] }).windows).toEqual([]);
  });
});

describe('a scene', () => {
  it('has every piece of the plan at its size, where the plan has it', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { room, pieces } = madeUpRoom(seed);
      const { placements } = suggestLayout(room, pieces, 1);
      const scene = furnished(seed);
      expect(scene.pieces.map(({ id }) => id).sort()).toEqual(placements.map(({ id }) => id).sort());
      for (const one of scene.pieces) {
        const at = placements.find(({ id }) => id === one.id);
        const piece = pieces.find(({ id }) => id === one.id);
        expect([one.x / metersPerInch, one.z / metersPerInch, one.turn]).toEqual([
          expect.closeTo(at?.x ?? 0, 6),
          expect.closeTo(at?.y ?? 0, 6),
          at?.turn,
        ]);
        expect([one.width, one.depth, one.height].map((meters) => meters / metersPerInch)).toEqual(
          [piece?.width, piece?.depth, piece?.height].map((inches) => expect.closeTo(inches ?? 0, 6)),
        );
      }
    }
  });

  it('puts a table on the rug when all of it is over the rug', () => {
    const rug = { id: 'rug', kind: 'rug', width: 96, depth: 60, height: 0.5 };
    const table = { id: 'table', kind: 'coffee_table', width: 40, depth: 24, height: 16 };
    const at = { x: 84, y: 72, turn: 0 } as const;
    const { pieces } = roomScene(
      roomOfPlan(measured, null),
      [rug, table],
      [
        { id: 'rug', ...at },
        { id: 'table', ...at },
      ],
    );
    expect(pieces.map(({ lift }) => lift)).toEqual([0, 0.5 * metersPerInch]);
  });
});

const area = ({ along, up }: Panel) => Math.hypot(...along) * Math.hypot(...up);
const normal = ({ along: [a, b, c], up: [d, e, f] }: Panel) => [b * f - c * e, c * d - a * f, a * e - b * d] as const;

describe('the shell', () => {
  it('has the floor of its outline, whatever the outline, and the rest is notches', () => {
    fc.assert(
      fc.property(anyStrips, (strips) => {
        const outline = outlineOf(strips);
        const scene = roomScene(emptyRoom(outline), [], []);
        const squareInch = metersPerInch ** 2;
        const floors = shellOf(scene).filter(({ surface }) => surface === 'floor');
        const floor = floors.reduce((sum, panel) => sum + area(panel), 0);
        expect(floor / squareInch).toBeCloseTo(floorArea(outline), 3);
        expect(floor / squareInch).toBeCloseTo(areaOfStrips(strips), 3);
        expect(floors.every((panel) => normal(panel)[1] > 0)).toBe(true);
        const [x, , z] = sceneSize(scene);
        const notches = notchesOf(scene).reduce((sum, { min, max }) => sum + (max[0] - min[0]) * (max[2] - min[2]), 0);
        expect(floor + notches).toBeCloseTo(x * z, 5);
      }),
    );
  });

  it('leaves its openings open and covers the rest of each wall', () => {
    const scene = roomScene(roomOfPlan(measured, null), [], []);
    const walls = shellOf(scene).filter(({ surface }) => surface === 'wall');
    const whole = 2 * (168 + 144) * metersPerInch * scene.ceiling;
    // The wall under the window ends halfway up its sill.
    const behindSill = (72 * metersPerInch * 0.035) / 2;
    const open = (72 * 56 + 32 * 80) * metersPerInch ** 2 + behindSill;
    expect(walls.reduce((sum, panel) => sum + area(panel), 0)).toBeCloseTo(whole - open, 6);
    for (const panel of walls) {
      const [x, , z] = panel.from;
      const [nx, , nz] = normal(panel);
      const [wide, , deep] = sceneSize(scene);
      expect(nx * (wide / 2 - x) + nz * (deep / 2 - z)).toBeGreaterThan(0);
    }
  });

  it('lets light in where the windows are', () => {
    const scene = roomScene(roomOfPlan(measured, null), [], []);
    expect(lightWindows(scene)).toEqual([
      {
        ...{
          axis: 0,
          inward: 1,
          at: 0,
          from: expect.closeTo(36 * metersPerInch),
          to: expect.closeTo(108 * metersPerInch),
        },
        ...{ sill: expect.closeTo(26 * metersPerInch), head: expect.closeTo(82 * metersPerInch) },
      },
    ]);
  });
});

describe('a plan in the room as drawn', () => {
  const plans = [1, 2, 3].map((seed) => {
    const { room, pieces } = madeUpRoom(seed);
    return { pieces, plan: suggestLayout(room, pieces, 1).placements };
  });

  it('keeps every piece that has floor under it, and moves one out of a wall or a notch to the nearest floor', () => {
    const sofa = { id: 'sofa', kind: 'sofa', width: 84, depth: 36, height: 33 };
    const chair = { id: 'chair', kind: 'lounge_chair', width: 30, depth: 32, height: 33 };
    const plan = [
      { id: 'sofa', x: 70, y: 120, turn: 0 },
      { id: 'chair', x: 160, y: 140, turn: 90 },
    ] as const;
    const { placements, shifted, leftOut } = fitIntoRoom(livingRoom, [sofa, chair], plan);
    expect(placements[0]).toEqual(plan[0]);
    expect([shifted, leftOut]).toEqual([['chair'], []]);
    expect(placements[1]).toMatchObject({ id: 'chair', turn: 90, y: expect.closeTo(81, 0) });
  });

  it('puts nothing in a wall, in something fixed or in another piece, and leaves out what has no floor', () => {
    fc.assert(
      fc.property(anyStrips, fc.constantFrom(...plans), (strips, { pieces, plan }) => {
        const shape = emptyRoom(outlineOf(strips));
        const { placements, shifted, leftOut } = fitIntoRoom(shape, pieces, plan);
        expect(placements.length + leftOut.length).toBe(plan.length);
        for (const at of placements) {
          const piece = pieces.find(({ id }) => id === at.id);
          if (!piece) throw new Error('a piece of the plan');
          const area = areaAt(piece, at.x, at.y, at.turn);
          expect(containsArea(shape.outline, area)).toBe(true);
          if (!shifted.includes(at.id)) expect(plan).toContainEqual(at);
          else if (piece.kind !== 'rug')
            for (const other of placements) {
              const known = pieces.find(({ id }) => id === other.id);
              if (!known || known.kind === 'rug' || other === at) continue;
              expect(overlaps(area, areaAt(known, other.x, other.y, other.turn))).toBe(false);
            }
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('a door', () => {
  const leafOf = (swing: 'inward' | 'outward' | 'none', hinge: 'left' | 'right') => {
    const shape = emptyRoom(rectangle(168, 144));
    const doors = [{ id: 'd', wall: 0, offset: 40, width: 32, height: 80, hinge, swing }];
    return shellOf(roomScene({ ...shape, doors }, [], [])).filter(({ surface }) => surface === 'door');
  };
  const reach = (panels: readonly Panel[]) =>
    Math.max(...panels.flatMap(({ from, along }) => [from[2], from[2] + along[2]])) / metersPerInch;
  const left = (panels: readonly Panel[]) => Math.min(...panels.map(({ from }) => from[0])) / metersPerInch;

  it('is open into the room on the side of its hinges, or at the far side of the wall, or not there', () => {
    expect(reach(leafOf('inward', 'left'))).toBeCloseTo(32);
    expect(left(leafOf('inward', 'left'))).toBeCloseTo(40);
    expect(left(leafOf('inward', 'right'))).toBeGreaterThan(70);
    expect(reach(leafOf('outward', 'left'))).toBeLessThan(0);
    expect(leafOf('none', 'left')).toEqual([]);
  });

  it('keeps people from walking through its leaf', () => {
    const shape = emptyRoom(rectangle(168, 144));
    const doors = [
      { id: 'd', wall: 0, offset: 40, width: 32, height: 80, hinge: 'left' as const, swing: 'inward' as const },
    ];
    const scene = roomScene({ ...shape, doors }, [], []);
    const from = { x: 20 * metersPerInch, z: 16 * metersPerInch };
    expect(walked(scene, from, 2, 0).x).toBeLessThan(40 * metersPerInch);
  });
});
