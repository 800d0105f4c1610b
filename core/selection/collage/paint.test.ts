import { describe, expect, it } from 'vitest';
import { seenColor } from '../composer/score/oklab.ts';
import { paintHex, paintOf } from './paint.ts';

describe('the paint behind the anchor', () => {
  it.each([null, '#7f8b7c', '#3a3d45', '#8a5a33', '#2f4b6b'])('is the same color both ways: %s', (swatch) => {
    const [, lightness, chroma, hue] = /oklch\((\S+) (\S+) (\S+)\)/.exec(paintOf(swatch))?.map(Number) ?? [];
    const seen = seenColor(paintHex(swatch));
    expect(seen.lightness).toBeCloseTo(lightness ?? 0, 2);
    expect(seen.chroma).toBeCloseTo(chroma ?? 0, 2);
    // Bytes are too coarse for more precision.
    expect(Math.abs(((seen.hue - (hue ?? 0) + 540) % 360) - 180)).toBeLessThan(12);
  });
});
