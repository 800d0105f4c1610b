import { expect, it } from 'vitest';
import { areaAt } from '../layout/geometry.ts';
import { metersPerInch } from './room-scene.ts';
import { furnished } from './scene.test-data.ts';
import { thingsOn } from './things-on-pieces.ts';

it('puts every thing on the top of its piece, and none beside it', () => {
  let count = 0;
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const scene = furnished(seed);
    for (const { on, place, what } of thingsOn(scene)) {
      count += 1;
      const piece = scene.pieces.find(({ id }) => id === on);
      if (!piece) throw new Error(`${what} stands on nothing`);
      expect(place[1]).toBeCloseTo(piece.lift + piece.height, 6);
      const top = areaAt(piece, piece.x, piece.z, piece.turn);
      expect(place[0]).toBeGreaterThan(top.left);
      expect(place[0]).toBeLessThan(top.right);
      expect(place[2]).toBeGreaterThan(top.top);
      expect(place[2]).toBeLessThan(top.bottom);
    }
  }
  expect(count).toBeGreaterThan(4);
});

it('goes where its piece goes and turns with it', () => {
  const desk = { id: 'desk', kind: 'desk', name: 'Desk', lift: 0, width: 1.4, depth: 0.7, height: 0.75 };
  const scene = furnished(1);
  const at = (x: number, turn: 0 | 90) =>
    thingsOn({ ...scene, pieces: [{ ...desk, x, z: 2, turn }] }).find(({ what }) => what === 'books');
  const [here, there, turned] = [at(1, 0), at(2, 0), at(1, 90)];
  expect((there?.place[0] ?? 0) - (here?.place[0] ?? 0)).toBeCloseTo(1, 6);
  // To the left of someone who sits before it, whichever way it's turned.
  expect((here?.place[0] ?? 0) - 1).toBeCloseTo((turned?.place[2] ?? 0) - 2, 6);
  expect(turned?.around).toBeCloseTo(-Math.PI / 2, 6);
});

it('has at most two lamps on furniture, on nightstands', () => {
  const scene = furnished(1);
  const piece = (id: string, kind: string) => ({
    ...{ id, kind, name: id, x: 2, z: 2, turn: 0 as const, lift: 0 },
    ...{ width: 80 * metersPerInch, depth: 18 * metersPerInch, height: 24 * metersPerInch },
  });
  const pieces = [
    piece('s', 'sideboard'),
    piece('d', 'desk'),
    piece('n', 'nightstand'),
    piece('m', 'nightstand'),
    piece('o', 'nightstand'),
  ];
  const lamps = thingsOn({ ...scene, pieces }).filter(({ what }) => what === 'table-lamp');
  expect(lamps.map(({ on }) => on)).toEqual(['n', 'm']);
});
