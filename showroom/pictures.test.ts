import { existsSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isPublicId } from '#core/media/index.ts';
import type { Manifest } from './manifest.ts';
import manifest from './pictures/manifest.json' with { type: 'json' };

const PICTURES = new URL('./pictures/', import.meta.url).pathname;
const MEGABYTE = 1_000_000;
const pictures: Manifest = manifest;

describe('the pictures', () => {
  it.each(Object.entries(pictures))('%s is there as the manifest says', (publicId, { file, bytes, alt, blur }) => {
    expect(isPublicId(publicId)).toBe(true);
    expect(existsSync(PICTURES + file)).toBe(true);
    expect(statSync(PICTURES + file).size).toBe(bytes);
    expect(alt.length).toBeGreaterThan(0);
    expect(blur).toMatch(/^data:image\/webp;base64,/);
  });

  it('weigh no more than the shop can carry', () => {
    const files = new Map(Object.values(pictures).map(({ file, bytes }) => [file, bytes]));
    expect([...files.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(45 * MEGABYTE);
  });
});
