import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dressingOf, eveningLamps } from './dressing.ts';
import type { PrintTaste } from './finishes.ts';
import { fromAbove, standingAt } from './looking.ts';
import { edgesOf, gapBetween, onFloor, onScreenAt, pickedIn, thingWords, wayThrough } from './picking.ts';
import { metersPerInch, roomOfPlan, roomScene, sceneSize } from './room-scene.ts';
import { isFreeFloor } from './walking.ts';

const measured = {
  ...{ width: 168, depth: 144, typical: [], doorwayAssumed: false },
  doorway: { wall: 'wall-b', offset: 96, width: 32, swing: 'inward' },
} as const;
const sofa = { id: 'sofa', kind: 'sofa', name: 'Alder sofa', width: 84, depth: 36, height: 33 };
const table = { id: 'table', kind: 'coffee_table', name: 'Holm coffee table', width: 40, depth: 24, height: 16 };
const scene = roomScene(
  roomOfPlan(measured, null),
  [sofa, table],
  [
    { id: 'sofa', x: 84, y: 19, turn: 0 },
    { id: 'table', x: 84, y: 65, turn: 0 },
  ],
);

it('finds the piece, the wall or the floor under a finger', () => {
  const look = standingAt({ x: 84 * metersPerInch, z: 130 * metersPerInch }, Math.PI, 1.5);
  const at = (x: number, y: number, z: number) => {
    const screen = onScreenAt(look, 1.5, [x * metersPerInch, y * metersPerInch, z * metersPerInch]);
    if (!screen) throw new Error('it is ahead');
    return pickedIn(scene, look.eye, wayThrough(look, 1.5, ...screen));
  };
  expect(at(84, 16, 65)).toMatchObject({ kind: 'piece', id: 'table' });
  expect(at(84, 30, 34)).toMatchObject({ kind: 'piece', id: 'sofa' });
  expect(at(84, 70, 0)).toMatchObject({ kind: 'wall', index: 0 });
  expect(at(30, 0, 90)).toMatchObject({ kind: 'floor' });
});

it('draws a place where a finger would find it', () => {
  const look = fromAbove(scene, 0.8, 1.6);
  const [wide, , deep] = sceneSize(scene);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }), (u, v) => {
      const place = [u * wide, 0, v * deep] as const;
      const screen = onScreenAt(look, 1.6, place);
      if (!screen) throw new Error('it is ahead');
      const found = onFloor(look.eye, wayThrough(look, 1.6, ...screen));
      expect(Math.hypot((found?.[0] ?? 9) - place[0], (found?.[2] ?? 9) - place[2])).toBeLessThan(1e-6);
    }),
  );
});

it('measures between two pieces, and from a piece to a wall, the same either way', () => {
  const [one, other] = [
    { kind: 'piece', id: 'sofa' },
    { kind: 'piece', id: 'table' },
  ] as const;
  expect(gapBetween(scene, one, other)?.inches).toBeCloseTo(65 - 12 - 37);
  expect(gapBetween(scene, other, one)?.inches).toBeCloseTo(16);
  expect(gapBetween(scene, other, { kind: 'wall', index: 3 })?.inches).toBeCloseTo(64);
  expect(gapBetween(scene, one, one)?.inches).toBe(0);
  expect(thingWords(scene, { kind: 'wall', index: 3 })).toBe('wall D');
});

it('draws a piece’s measures along its own edges, however it is turned', () => {
  for (const turn of [0, 90, 180, 270] as const) {
    const [piece] = roomScene(roomOfPlan(measured, null), [sofa], [{ id: 'sofa', x: 84, y: 70, turn }]).pieces;
    if (!piece) throw new Error('a sofa');
    const lengths = edgesOf(piece).map(({ from, to }) =>
      Math.hypot(...from.map((value, axis) => value - (to[axis] ?? 0))),
    );
    expect(lengths.map((length) => length / metersPerInch)).toEqual(
      [84, 36, 33].map((inches) => expect.closeTo(inches)),
    );
  }
});

it('dresses the room on free floor and bare walls only', () => {
  const things = dressingOf(scene);
  expect(things.filter(({ what }) => what === 'curtain')).toHaveLength(2);
  const prints = things.flatMap(({ what, wall, print }) => (what === 'art' && wall === 0 && print ? [print] : []));
  expect(prints.length).toBeGreaterThan(0);
  expect(new Set(prints.map(({ seed }) => seed)).size).toBe(prints.length);
  for (const { what, place } of things)
    if (what === 'lamp' || what === 'plant') expect(isFreeFloor(scene, { x: place[0], z: place[2] })).toBe(true);
  expect(eveningLamps(scene, things, [])).toHaveLength(2);
  expect(eveningLamps(scene, [], [])).toHaveLength(1);
});

it('hangs pictures that go with the style, others with other furniture, and never wider than what they hang over', () => {
  const hung = (id: string, taste: PrintTaste) =>
    dressingOf({
      ...scene,
      prints: taste,
      pieces: scene.pieces.map((piece) => ({ ...piece, id: piece.id + id })),
    }).filter(({ what }) => what === 'art');
  const all = Array.from({ length: 12 }, (_, at) => hung(`${at}`, 'graphic'));
  expect(all.flat().every(({ print }) => print?.taste === 'graphic')).toBe(true);
  expect(new Set(all.map(({ length }) => length))).toEqual(new Set([1, 2, 3]));
  expect(new Set(all.flatMap(([first]) => first?.print?.seed ?? [])).size).toBeGreaterThan(8);
  const over = Math.max(...scene.pieces.map(({ width }) => width));
  for (const group of all) {
    const ends = group.flatMap(({ place, width }) => [place[0] - width / 2, place[0] + width / 2]);
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThanOrEqual(over + 1e-6);
  }
  expect(hung('0', 'graphic')).toEqual(hung('0', 'graphic'));
});
