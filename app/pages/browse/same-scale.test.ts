import fc from 'fast-check';
import { expect, it } from 'vitest';
import { frameRatio, type Scaled, sameScale } from './same-scale.ts';

const inches = fc.integer({ min: 4, max: 480 });
const piece = fc.record({
  dimensions: fc.record({ width: inches, depth: inches, height: inches, diagonalDepth: fc.constant(null) }),
  shape: fc.constantFrom('round', null),
  cutOut: fc.record({ width: fc.integer({ min: 100, max: 2000 }), height: fc.integer({ min: 100, max: 2000 }) }),
});
const pieces = fc.array(piece, { minLength: 1, maxLength: 24 }).map((drawn) =>
  drawn.map(({ cutOut, ...rest }, index): Scaled => {
    const picture = { ...cutOut, publicId: 'x', bytes: 1, type: 'image/webp' };
    return { ...rest, recordId: `r${index}`, pictures: { front: [], side: [], detail: [], back: [], cutOut: picture } };
  }),
);

it('no piece leaves its frame, and a round one twice as wide is drawn twice as wide', () => {
  fc.assert(
    fc.property(pieces, (items) => {
      const scale = sameScale(items);
      const round = items.filter(({ shape }) => shape === 'round');
      for (const { recordId, pictures } of items) {
        const width = scale.get(recordId) ?? 0;
        const { cutOut } = pictures;
        const height = (width * (cutOut?.height ?? 0) * frameRatio) / (cutOut?.width ?? 1);
        expect(width).toBeGreaterThan(0);
        expect(width).toBeLessThanOrEqual(84.001);
        expect(height).toBeLessThanOrEqual(84.001);
      }
      for (const one of round)
        for (const other of round) {
          const drawn = (scale.get(one.recordId) ?? 0) / (scale.get(other.recordId) ?? 1);
          expect(drawn).toBeCloseTo(one.dimensions.width / other.dimensions.width, 6);
        }
    }),
  );
});
