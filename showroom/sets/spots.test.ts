import { describe, expect, it } from 'vitest';
import written from '../pictures/spots.json' with { type: 'json' };
import { gallery } from './gallery.ts';
import { recordIdsOf } from './scene.ts';
import { spotsOf } from './spots.ts';

const spots: Record<string, Record<string, unknown>> = written;
const phone = 375;
const inPixels = (spot: unknown) => {
  const [x, y] = Array.isArray(spot) ? spot : [];
  return [Number(x) * phone, (Number(y) * phone * 2) / 3] as const;
};

describe('spots on the gallery’s pictures', () => {
  it('belong to the scenes there are', () => {
    expect(Object.keys(spots)).toEqual(gallery.map(({ publicId }) => publicId));
  });

  it.each(gallery.map((scene) => [scene.publicId, scene] as const))(
    '%s has one on each piece, all inside the picture and far enough apart for a finger',
    (publicId, scene) => {
      const own = spots[publicId] ?? {};
      expect(Object.keys(own)).toEqual([...new Set(recordIdsOf(scene))]);
      const shown = Object.values(own).filter((spot) => spot !== 'hidden');
      const places = shown.map(inPixels);
      for (const [index, [x, y]] of places.entries()) {
        expect(Math.min(x, phone - x, y, (phone * 2) / 3 - y)).toBeGreaterThanOrEqual(21.5);
        for (const [otherX, otherY] of places.slice(index + 1))
          expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThanOrEqual(29);
      }
    },
  );

  // Building a room takes a second or two, so this checks two of them: `npm run showroom:spots` finds the rest the same way.
  it.each(['hero/hero-1', 'scenes/office/draper-1'])('%s is as its models and its camera have it', (publicId) => {
    const scene = gallery.find((one) => one.publicId === publicId);
    expect(scene && spotsOf(scene)).toEqual(spots[publicId]);
  });
});
