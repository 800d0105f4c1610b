import { expect, test, usable } from '../setup/browser.ts';

test('the gallery goes on as one scrolls, under an address that leads back to the same place', async ({ page }) => {
  await page.goto('/inspiration-gallery');
  await usable(page);
  const pieces = page.getByRole('main').locator('a[href^="/furniture/"]');
  const first = await pieces.count();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page).toHaveURL(/[?&]page=2/);
  await expect.poll(() => pieces.count()).toBeGreaterThan(first);
  const all = await pieces.count();

  const last = pieces.last();
  await last.scrollIntoViewIfNeeded();
  await last.click();
  await expect(page).toHaveURL(/\/furniture\//);
  await expect(page.getByRole('heading', { name: 'Goes well with' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/[?&]page=2/);
  await expect(pieces).toHaveCount(all);
  await expect(last).toBeInViewport();

  // Sent to a friend, or loaded again, the address shows as much.
  await page.reload();
  await expect(pieces).toHaveCount(all);
});
