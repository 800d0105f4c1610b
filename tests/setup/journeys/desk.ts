import type { Page } from '@playwright/test';
import { expect } from '../browser.ts';

/** What a customer says of a living room for six pieces. */
export const sixPieces = {
  pieces: ['sofa', 'lounge_chair', 'sideboard', 'coffee_table', 'end_table', 'rug'],
  lounge_chair: {
    ...{ type: 'stationary_standard', sub_type: 'plush', materials: 'fabric', budget: 'premium' },
    ...{ colorIntensity: 'neutral', quantity: '1' },
  },
  sideboard: { type: 'standard_door', budget: 'premium' },
  coffee_table: { type: 'traditional', materials: 'wood', shape: 'round', budget: 'premium' },
  end_table: { type: 'traditional', shape: 'round', budget: 'basic', quantity: '1' },
  rug: { type: [2, 3], size: '8x10', budget: 'premium', colorIntensity: 'neutral' },
};

/** Counts what a hand does on the page: every press of the mouse, and every key. */
export async function counting(page: Page) {
  await page.addInitScript(() => {
    const kept = JSON.parse(sessionStorage.getItem('counted') ?? '{"clicks":0,"keys":0}') as Record<string, number>;
    const add = (what: string) => {
      kept[what] = (kept[what] ?? 0) + 1;
      sessionStorage.setItem('counted', JSON.stringify(kept));
    };
    addEventListener('pointerdown', () => add('clicks'), true);
    addEventListener('keydown', () => add('keys'), true);
  });
  return () => page.evaluate(() => JSON.parse(sessionStorage.getItem('counted') ?? '{}') as Record<string, number>);
}

/**
 * Every piece of both boards swapped by mouse for the first one proposed, the desk going on by itself, and a note for
 * each board.
 */
export async function composeSixPieces(desk: Page): Promise<void> {
  await desk.getByRole('checkbox', { name: 'After a swap, go to the next slot' }).click();
  for (const board of ['A', 'B'] as const) {
    const rows = desk.getByRole('list', { name: `Pieces of Board ${board}` }).getByRole('link');
    for (let row = 0; row < 6; row += 1) {
      await expect(rows.nth(row)).toHaveAttribute('aria-current', 'true');
      const swap = desk.getByRole('button', { name: /^Swap in/ }).first();
      const name = (await swap.getAttribute('aria-label'))?.replace('Swap in ', '') ?? '';
      await swap.click();
      await expect(rows.nth(row)).toContainText(name);
    }
  }
  for (const board of ['A', 'B'] as const) {
    const words = desk.getByRole('article').filter({ has: desk.locator(`#board-${board.toLowerCase()}`) });
    await words.getByLabel('Note for the board').click();
    await desk.keyboard.type(`Board ${board} for you.`);
  }
}

/** Both boards go out, whatever the desk asks about first. */
export async function publishBoth(desk: Page): Promise<void> {
  const out = desk.getByRole('status').filter({ hasText: 'Both boards are out' });
  const asks = desk.getByRole('alertdialog');
  await desk.getByRole('button', { name: 'Publish both' }).click();
  await expect(asks.or(out)).toBeVisible();
  if (await asks.isVisible()) await asks.getByRole('button', { name: 'Publish anyway' }).click();
  await expect(out).toBeVisible();
}
