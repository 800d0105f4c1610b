import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { servedWidth } from '#core/media/index.ts';
import { budgetOf } from '#showroom/budgets.ts';
import { derivePicture } from './derive-picture.ts';
import { listAssets } from './list-assets.ts';
import { shopPictures } from './picture-library.ts';

/** What a phone with the densest display asks for: three pixels to one of the 25rem that the hero asks for there. */
const widestPhone = servedWidth(25 * 16 * 3);
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

/** The heaviest original: lighter ones come out lighter. */
describe('the heaviest room of the gallery', () => {
  const rooms = [...shopPictures()]
    .filter(([id, { width }]) => id.startsWith('scenes/') && width >= 2000)
    .sort(([, one], [, other]) => statSync(other.path).size - statSync(one.path).size)
    .slice(0, 1);

  it('is there', () => {
    expect(rooms).toHaveLength(1);
  });

  it.each(rooms)('%s keeps to its budget at every width a page asks for', async (publicId, { path, width }) => {
    const original = await readFile(path);
    for (const asked of [1200, width])
      expect((await derivePicture(original, asked, 'avif')).length).toBeLessThanOrEqual(budgetOf(publicId) ?? 0);
  });
});
