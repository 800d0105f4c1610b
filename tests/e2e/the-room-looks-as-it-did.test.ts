import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test, usable } from '../setup/browser.ts';
import { canvas, drawnBySoftware, room, stepIn, unfold } from '../setup/journeys/live-room.ts';

const size = { width: 480, height: 300 };
test.use({ ...drawnBySoftware, viewport: size, deviceScaleFactor: 1 });

const folder = join(import.meta.dirname, '../fixtures/live-room');
/** `PICTURES=new` takes new pictures, to be looked at and committed. */
const takesNew = process.env.PICTURES === 'new';

/** Of 255: another driver may round colors and edges otherwise. Another light, color, piece or place differs by far more. */
const most = { mean: 3, wrong: 0.02 };
const wrongBy = 40;

const act = (page: Page, name: string) => room(page).getByRole('button', { name }).click();

const scenes: readonly { name: string; record: string; set?: (page: Page) => Promise<void> }[] = [
  { name: 'sofa-from-above', record: 'rec-alder-sofa-sage' },
  { name: 'bed-at-eye-level', record: 'rec-spindle-bed-walnut-queen', set: (page) => act(page, 'Eye level') },
  {
    name: 'sideboard-in-the-evening',
    record: 'rec-strand-sideboard-walnut',
    set: async (page) => {
      await room(page).getByLabel('Time of day').fill('21');
      await expect(canvas(page)).toHaveAttribute('data-hour', '21');
    },
  },
  {
    name: 'rug-between-forest-walls-with-a-person',
    record: 'rec-atlas-rug-8x10',
    set: async (page) => {
      await room(page).getByText('Forest', { exact: true }).click();
      await room(page).getByText('Carpet', { exact: true }).click();
      await act(page, 'Person for scale');
      await expect(canvas(page)).toHaveAttribute('data-finishes', 'forest carpet');
    },
  },
];

for (const { name, record, set } of scenes)
  test(`a fixed room looks as it did: ${name.replaceAll('-', ' ')}`, async ({ page }) => {
    await page.goto(`/furniture/${record}`);
    await usable(page, 'section[aria-labelledby="measures"]');
    await stepIn(page, 'See it in a room');
    await unfold(page);
    // Without the marks of the chosen piece.
    await room(page).getByRole('list').first().getByRole('button').first().click();
    await set?.(page);
    await expect(canvas(page)).toHaveAttribute('data-state', 'done');
    await page.evaluate(() => {
      for (const over of document.querySelectorAll<HTMLElement>('dialog > :not(canvas)'))
        over.style.visibility = 'hidden';
    });
    const path = join(folder, `${name}.webp`);
    if (takesNew)
      await sharp(await canvas(page).screenshot())
        .webp({ quality: 90 })
        .toFile(path);
    // “Done” may still be said of the hour before: what counts is how the room looks in the end.
    await expect(async () => {
      const { mean, wrong } = await difference(await canvas(page).screenshot(), path);
      expect(mean, 'mean difference').toBeLessThan(most.mean);
      expect(wrong, 'share of colors that differ by much').toBeLessThan(most.wrong);
    }).toPass({ timeout: 60_000 });
  });

/** The mean difference of all colors, and the share of them that differ by much. */
async function difference(one: Buffer, other: string): Promise<{ mean: number; wrong: number }> {
  const read = (from: Buffer | string) =>
    sharp(from)
      .removeAlpha()
      .resize({ ...size, fit: 'fill' })
      .raw()
      .toBuffer();
  const [a, b] = await Promise.all([read(one), read(other)]);
  const off = Array.from(a, (value, at) => Math.abs(value - (b[at] ?? 0)));
  return {
    mean: off.reduce((sum, value) => sum + value, 0) / off.length,
    wrong: off.filter((value) => value > wrongBy).length / off.length,
  };
}
