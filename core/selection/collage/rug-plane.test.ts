import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Corners, carry, cssTransform, homography, type Point } from './homography.ts';
import { cornersInCutOut, rugCorners } from './rug-plane.ts';

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
/** Four corners of a polygon that doesn't cross itself. */
const corners = fc
  .tuple(number(0, 0.2), number(0, 0.2), number(0.6, 1), number(0, 0.2), number(0.6, 1), number(0.6, 1))
  .map(
    ([a, b, c, d, e, f]): Corners => [
      [a, b],
      [c, d],
      [e, f],
      [b, c],
    ],
  );

const near = (given: Point, wanted: Point) => {
  expect(given[0]).toBeCloseTo(wanted[0], 6);
  expect(given[1]).toBeCloseTo(wanted[1], 6);
};

/** Where a browser would put the point, in shares of the frame's width. */
function asBrowser(transform: string, [x, y]: Point): Point {
  const numbers = (name: string) =>
    (new RegExp(`${name}\\(([^)]*)\\)`).exec(transform)?.[1] ?? '').split(',').map((part) => Number.parseFloat(part));
  const [tx = 0, ty = 0] = numbers('translate');
  const [a = 0, b = 0, c = 0, d = 0] = numbers(' matrix');
  const lean = numbers('matrix3d');
  const depth = 1 - (lean[2] ?? 0) * x - (lean[6] ?? 0) * y;
  return [(a * x + c * y) / depth + tx / 100, (b * x + d * y) / depth + ty / 100];
}

describe('a flat thing laid upon another', () => {
  it('has its corners where they belong', () => {
    fc.assert(
      fc.property(corners, corners, (from, to) => {
        const matrix = homography(from, to);
        for (const index of [0, 1, 2, 3] as const) near(carry(matrix, from[index]), to[index]);
      }),
    );
  });

  it('is said to the browser without pixels', () => {
    fc.assert(
      fc.property(corners, corners, number(0.1, 0.9), number(0.1, 0.9), (from, to, x, y) => {
        const matrix = homography(from, to);
        const [wantedX, wantedY] = carry(matrix, [x, y]);
        // Points beyond the horizon aren't visible.
        fc.pre(Math.abs(wantedX) < 3 && Math.abs(wantedY) < 3);
        const [seenX, seenY] = asBrowser(cssTransform(matrix), [x, y]);
        expect(seenX).toBeCloseTo(wantedX, 2);
        expect(seenY).toBeCloseTo(wantedY, 2);
      }),
    );
  });
});

describe('a rug', () => {
  it('fills its cut-out, a corner at each edge', () => {
    const [farLeft, farRight, nearRight, nearLeft] = cornersInCutOut({ width: 120, depth: 96 });
    expect([farLeft[0], farRight[1], nearRight[0], nearLeft[1]]).toEqual([0, 0, 1, 1]);
    // Measured in the picture of an 8 by 10 rug.
    expect(farLeft[1]).toBeCloseTo(0.197, 2);
    expect(farRight[0]).toBeCloseTo(0.767, 2);
  });

  it('ends just above the anchor’s foot and grows towards us', () => {
    const floor = { format: 'landscape', span: 148, anchorFoot: 73 } as const;
    const [farLeft, farRight, nearRight, nearLeft] = rugCorners({ width: 120, depth: 96 }, floor);
    expect(farLeft[1]).toBe(67);
    expect(nearLeft[1]).toBeGreaterThan(100);
    expect(nearRight[0] - nearLeft[0]).toBeGreaterThan(farRight[0] - farLeft[0]);
    const [small] = rugCorners({ width: 96, depth: 60 }, floor);
    expect(small[0]).toBeGreaterThan(farLeft[0]);
  });
});
