import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { servedWidth } from '#core/media/index.ts';
import { derivePicture } from './derive-picture.ts';
import { listAssets } from './list-assets.ts';
import { shopPictures } from './picture-library.ts';

/** What a phone with the densest display asks for: the hero is 41rem wide there, cut at both sides. */
const widestPhone = servedWidth(41 * 16 * 3);
const firstPicture = 90_000;

describe('Home’s first picture', () => {
  const heroes = listAssets('hero');

  it('is one of several', () => {
    expect(heroes.length).toBeGreaterThan(3);
  });

  it.each(heroes)('%s is light on a phone, whatever the browser shows', async (publicId) => {
    const picture = shopPictures().get(publicId);
    const original = await readFile(picture?.path ?? '');
    for (const format of ['avif', 'webp'] as const) {
      const width = Math.min(widestPhone, picture?.width ?? 0);
      expect((await derivePicture(original, width, format)).length, format).toBeLessThan(firstPicture);
    }
  });
});
