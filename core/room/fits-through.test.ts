import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rectangleFits } from './fits-through.ts';
import { type Box, fitsThrough, fitVerdicts } from './index.ts';

const door = { width: 32, height: 80 };

describe('a piece through a doorway', () => {
  it.each<[string, Box, { width: number; height: number }, string, number, string, 'width' | 'height' | null]>([
    [
      'its smaller side to spare',
      { width: 84, depth: 38, height: 29 },
      door,
      'passes',
      3,
      'Passes your 32 in doorway with 3 in to spare',
      null,
    ],
    [
      'just comfortable',
      { width: 84, depth: 38, height: 30 },
      door,
      'passes',
      2,
      'Passes your 32 in doorway with 2 in to spare. Measure the doorway’s width again: half an inch can decide.',
      'width',
    ],
    [
      'tight',
      { width: 84, depth: 38, height: 31 },
      door,
      'tight',
      1,
      'Tight: passes your 32 in doorway with 1 in to spare',
      null,
    ],
    [
      'exactly',
      { width: 84, depth: 38, height: 32 },
      door,
      'tight',
      0,
      'Tight: your 32 in doorway leaves nothing to spare. Measure the doorway’s width again, and plan on taking the door off its hinges.',
      'width',
    ],
    [
      'an inch too much',
      { width: 84, depth: 38, height: 33 },
      door,
      'door-off',
      -1,
      '1 in too large for your 32 in doorway: take the door off its hinges',
      null,
    ],
    [
      'far too much',
      { width: 84, depth: 38, height: 36.5 },
      door,
      'does-not-pass',
      -4.5,
      'Doesn’t pass your 32 in doorway: 4½ in too large',
      null,
    ],
    [
      'on its diagonal',
      { width: 84, depth: 38, height: 34, diagonalDepth: 29.5 },
      door,
      'passes',
      2.5,
      'Passes your 32 in doorway with 2½ in to spare, tilted onto its diagonal',
      null,
    ],
    [
      'by the height',
      { width: 83, depth: 84, height: 20 },
      { width: 24, height: 80 },
      'does-not-pass',
      -3,
      'Doesn’t pass your 80 in high doorway: 3 in too large',
      null,
    ],
  ])('%s', (_, box, opening, verdict, margin, reason, measureAgain) => {
    expect(fitsThrough(box, opening)).toEqual({ verdict, margin, reason, measureAgain });
  });

  it('turns a flat piece at an angle where that helps', () => {
    const fit = fitsThrough({ width: 81, depth: 84, height: 1 }, door);
    expect(fit.verdict).toBe('passes');
    expect(fit.reason).toMatch(/^Passes your .* to spare, turned at an angle$/);
  });

  it('does not believe a diagonal thinner than the piece can be', () => {
    expect(fitsThrough({ width: 84, depth: 38, height: 33, diagonalDepth: 3 }, { width: 20, height: 80 }).verdict).toBe(
      'does-not-pass',
    );
  });

  it('takes the diagonal from the side view, also where the width is the smallest side', () => {
    const chair = { width: 30, depth: 40, height: 44, diagonalDepth: 20 };
    expect(fitsThrough(chair, { width: 25, height: 80 })).toMatchObject({ verdict: 'does-not-pass' });
  });

  it('says which measurement is missing', () => {
    expect(fitsThrough({ width: 84, depth: 38, height: 33 }, { width: null, height: 80 })).toEqual({
      verdict: 'unknown',
      reason: 'We can’t tell yet: the width of your doorway is missing',
      margin: null,
      measureAgain: null,
    });
    expect(fitsThrough({ width: 84, height: 33 }, door).reason).toBe(
      'We can’t tell yet: the depth of this piece isn’t known',
    );
    for (const bad of [0, -1, Number.NaN, Number.POSITIVE_INFINITY, null, undefined]) {
      expect(fitsThrough({ width: bad, depth: 38, height: 33 }, door).verdict).toBe('unknown');
      expect(fitsThrough({ width: 84, depth: 38, height: 33 }, { width: 32, height: bad }).verdict).toBe('unknown');
    }
    expect(fitsThrough({ width: 20, depth: 20, height: 20, diagonalDepth: Number.NaN }, door).verdict).toBe('passes');
  });
});

const length = fc.integer({ min: 4, max: 1200 }).map((tenths) => tenths / 10);
const anyBox = fc.record(
  { width: length, depth: length, height: length, diagonalDepth: length },
  { requiredKeys: ['width', 'depth', 'height'] },
);
const anyOpening = fc.record({ width: length, height: length });
const rank = (box: Box, opening: { width: number; height: number }) =>
  -fitVerdicts.indexOf(fitsThrough(box, opening).verdict);

describe('whatever the piece and the doorway', () => {
  it('a larger door never makes it worse', () => {
    const more = fc.double({ min: 0, max: 50, noNaN: true });
    fc.assert(
      fc.property(anyBox, anyOpening, more, more, (box, opening, wider, higher) => {
        const larger = { width: opening.width + wider, height: opening.height + higher };
        expect(rank(box, larger)).toBeGreaterThanOrEqual(rank(box, opening));
        expect(fitsThrough(box, larger).margin).toBeGreaterThanOrEqual((fitsThrough(box, opening).margin ?? 0) - 1e-6);
      }),
    );
  });

  it('a smaller piece never makes it worse', () => {
    fc.assert(
      fc.property(anyBox, anyOpening, fc.double({ min: 0.1, max: 1, noNaN: true }), (box, opening, by) => {
        const smaller = Object.fromEntries(Object.entries(box).map(([side, value]) => [side, value * by]));
        expect(rank(smaller, opening)).toBeGreaterThanOrEqual(rank(box, opening));
      }),
    );
  });

  it('the order of its dimensions does not matter, unless its side view has a diagonal', () => {
    fc.assert(
      fc.property(anyBox, anyOpening, ({ width, depth, height, diagonalDepth }, opening) => {
        const fit = fitsThrough({ width, depth, height }, opening);
        for (const [w, d, h] of [
          [width, height, depth],
          [depth, width, height],
          [depth, height, width],
          [height, width, depth],
          [height, depth, width],
        ])
          expect(fitsThrough({ width: w, depth: d, height: h }, opening)).toEqual(fit);
        expect(fitsThrough({ width, depth: height, height: depth, diagonalDepth }, opening)).toEqual(
          fitsThrough({ width, depth, height, diagonalDepth }, opening),
        );
      }),
    );
  });

  it('a piece that just fits through does so at any scale', () => {
    fc.assert(
      fc.property(anyOpening, length, fc.double({ min: 0.01, max: 100, noNaN: true }), (opening, longer, scale) => {
        const side = Math.max(opening.width, opening.height) + longer;
        const scaled = fitsThrough(
          { width: side * scale, depth: opening.width * scale, height: opening.height * scale },
          { width: opening.width * scale, height: opening.height * scale },
        );
        expect(scaled).toMatchObject({ verdict: 'tight', margin: 0 });
      }),
    );
  });

  it('whether it goes through at all does not depend on the scale', () => {
    fc.assert(
      fc.property(anyBox, anyOpening, fc.constantFrom(0.25, 0.5, 2, 8), (box, opening, scale) => {
        const by = <T extends object>(one: T) =>
          Object.fromEntries(Object.entries(one).map(([side, value]) => [side, value * scale]));
        const margin = fitsThrough(box, opening).margin ?? 0;
        expect(Math.sign(fitsThrough(by(box), by(opening)).margin ?? 0)).toBe(Math.sign(margin));
      }),
    );
  });

  it('agrees with turning it by hand, degree by degree', () => {
    const byHand = (p: number, q: number, a: number, b: number) => {
      for (let step = 0; step <= 3600; step += 1) {
        const angle = ((step / 3600) * Math.PI) / 2;
        const wide = p * Math.cos(angle) + q * Math.sin(angle);
        const high = p * Math.sin(angle) + q * Math.cos(angle);
        if (wide <= a + 1e-9 && high <= b + 1e-9) return true;
      }
      return false;
    };
    fc.assert(
      fc.property(anyBox, anyOpening, ({ width, depth, height }, opening) => {
        const { margin } = fitsThrough({ width, depth, height }, opening);
        // The check by hand rotates in steps, so it may just miss a fit.
        if (margin === null || Math.abs(margin) < 0.05) return;
        const pairs = [
          [width, depth],
          [width, height],
          [depth, height],
        ] as const;
        expect(margin > 0).toBe(pairs.some(([p, q]) => byHand(p, q, opening.width, opening.height)));
      }),
    );
  });

  it('a rectangle goes in exactly when its play is not negative', () => {
    fc.assert(
      fc.property(length, length, anyOpening, (p, q, { width, height }) => {
        const { margin } = fitsThrough({ width: p, depth: q, height: Math.max(p, q) }, { width, height });
        if (margin !== null && Math.abs(margin) > 1e-6) expect(margin > 0).toBe(rectangleFits([p, q], [width, height]));
      }),
    );
  });

  it('names a measurement to take again exactly when half an inch would change the verdict', () => {
    fc.assert(
      fc.property(anyBox, anyOpening, (box, opening) => {
        const fit = fitsThrough(box, opening);
        const off = [0.5, -0.5].map(
          (by) => fitsThrough(box, { width: opening.width + by, height: opening.height + by }).verdict,
        );
        if (opening.width > 0.5 && opening.height > 0.5)
          expect(fit.measureAgain !== null).toBe(off.some((verdict) => verdict !== fit.verdict));
      }),
    );
  });
});
