import { expect, test } from '../setup/browser.ts';

test.use({ viewport: { width: 1280, height: 500 } });

const scrolled = (page: import('@playwright/test').Page) => page.evaluate(() => Math.round(window.scrollY));

test('a new page starts at the top, Back restores the position', async ({ page }) => {
  await page.goto('/support');
  await page.evaluate(() => window.scrollTo(0, 200));
  await expect.poll(() => scrolled(page)).toBe(200);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL('/contact');
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/support');
  await expect.poll(() => scrolled(page)).toBe(200);
});

test('a modal over the page leaves the reader where they are', async ({ page }) => {
  await page.goto('/support');
  await page.evaluate(() => window.scrollTo(0, 150));
  await expect.poll(() => scrolled(page)).toBe(150);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await scrolled(page)).toBe(150);
});
