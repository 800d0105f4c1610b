import { expect, expectAccessible, test, usable } from '../setup/browser.ts';
import { customerWithBoards } from '../setup/customer-with-boards.ts';

test.use({ viewport: { width: 375, height: 800 } });

test('a customer tries other pieces on the board, keeps one, and finds it at checkout', async ({ page }) => {
  // Two styles and three pieces: whatever else is sold meanwhile, there's something to try.
  const { selectionId } = await customerWithBoards(page, {
    firstName: 'Wren',
    styles: ['draper', 'roy'],
    says: {
      pieces: ['sofa', 'lounge_chair', 'rug'],
      lounge_chair: {
        ...{ type: 'stationary_standard', sub_type: 'plush', materials: 'fabric', budget: 'premium' },
        ...{ colorIntensity: 'neutral', quantity: '1' },
      },
      rug: { type: [2, 3], size: '8x10', budget: 'premium', colorIntensity: 'neutral' },
    },
  });
  await page.goto(`/results/${selectionId}`);
  await usable(page, 'main button[aria-pressed]');
  const others = page.getByRole('group', { name: /^Try something else here/ }).first();
  const options = others.getByRole('radio');
  await expect(options.first()).toBeChecked();

  // By keyboard: the arrow keys try one after the other, and a screen reader hears which.
  await options.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toBeChecked();
  const said = others.getByRole('status');
  await expect(said).toHaveText(/ is on Board A now\.$/);
  const name = ((await said.textContent()) ?? '').replace(/ is on Board A now\.$/, '');
  await expect(page.locator(`[aria-label^="Board A"][aria-label*="${name}"]`).filter({ visible: true })).toBeVisible();
  await expectAccessible(page);
  // Nothing was asked of the specialist.
  await expect(page.getByText('2 of 2 revisions left.')).toBeVisible();

  await page.getByRole('button', { name: `Choose: ${name}` }).click();
  await expect(page.getByRole('button', { name: `Chosen: ${name}` })).toBeVisible();
  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  await expect(page).toHaveURL(`/checkout/${selectionId}`);
  await expect(page.getByText(name).first()).toBeVisible();

  // On the way back the board still shows it.
  await page.goto(`/results/${selectionId}`);
  await expect(page.getByRole('button', { name: `Chosen: ${name}` })).toBeVisible();
  await usable(page, 'main button[aria-pressed]');
  // Back to the specialist's pick: the choice goes along.
  await options.nth(1).focus();
  await page.keyboard.press('ArrowUp');
  await expect(options.first()).toBeChecked();
  await expect(page.getByRole('button', { name: `Chosen: ${name}` })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Chosen:/ })).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(375);
});
