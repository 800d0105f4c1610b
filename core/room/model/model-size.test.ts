import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOfSize, modelInches, sizeProblem } from '../index.ts';

const piece = { width: 84, depth: 36, height: 33 };
const meters = (inches: typeof piece, times = 1) => ({
  width: inches.width * 0.0254 * times,
  depth: inches.depth * 0.0254 * times,
  height: inches.height * 0.0254 * times,
});

it('a model may differ by an inch, or by 3 % of a long measure', () => {
  expect(sizeProblem(meters({ ...piece, height: 34 }), piece)).toBeNull();
  expect(sizeProblem(meters({ ...piece, width: 86.4 }), piece)).toBeNull();
  expect(sizeProblem(meters({ ...piece, width: 87 }), piece)).not.toBeNull();
  expect(isOfSize(meters({ ...piece, height: 35 }), piece)).toBe(false);
  expect(modelInches(meters(piece))).toEqual(piece);
});

it('says which measure differs, and by how much', () => {
  expect(sizeProblem(meters({ ...piece, width: 92.5 }), piece)).toBe(
    'The model is 2.35 m wide, that’s 8½ in more than the piece (84 in). Check the unit you exported with, and the measurements of the piece.',
  );
  expect(sizeProblem(meters({ width: 84, depth: 30, height: 40 }), piece)).toContain(
    'The model is 0.76 m deep, that’s 6 in less than the piece (36 in). The model is 1.02 m high, that’s 7 in more',
  );
});

it.each([
  [1000, 'drawn in millimeters'],
  [100, 'drawn in centimeters'],
  [1 / 0.0254, 'drawn in inches'],
  [1 / 0.3048, 'drawn in feet'],
  [0.01, '100 times too small'],
])('a model %d times as large gets the hint “%s”', (times, says) => {
  expect(sizeProblem(meters(piece, times), piece)).toContain(says);
});

it('one that’s turned or lies on its back is told so', () => {
  expect(sizeProblem(meters({ width: 36, depth: 84, height: 33 }), piece)).toContain('front has to face +Z');
  const table = { width: 60, depth: 30, height: 18 };
  expect(sizeProblem(meters({ width: 60, depth: 18, height: 30 }), table)).toContain('+Y up');
});

it('there’s a sentence exactly where the sizes disagree', () => {
  const inches = fc.record({
    ...{ width: fc.double({ min: 1, max: 200, noNaN: true }), depth: fc.double({ min: 1, max: 200, noNaN: true }) },
    height: fc.double({ min: 1, max: 200, noNaN: true }),
  });
  fc.assert(
    fc.property(inches, inches, (one, other) => {
      expect(sizeProblem(meters(one), other) === null).toBe(isOfSize(meters(one), other));
      expect(sizeProblem(meters(one), one)).toBeNull();
    }),
  );
});
