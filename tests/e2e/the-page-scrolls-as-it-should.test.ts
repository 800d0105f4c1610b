import type { Page } from '@playwright/test';
import { expect, openAtRest, test, usable } from '../setup/browser.ts';

test.use({ viewport: { width: 1280, height: 500 } });

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('a new page starts at the top, Back restores the position', async ({ page }) => {
  await openAtRest(page, '/support');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' });
  await usable(page, 'footer a');
  // The pointer on it: pressing scrolls no further.
  await link.hover();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(100);
  await link.click();
  await expect(page).toHaveURL('/contact');
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/support');
  await expect.poll(() => scrolled(page)).toBe(place);
});

test('a page loaded as a whole starts at its own place, not at that of the page before', async ({ page }) => {
  await openAtRest(page, '/support');
  await page.evaluate(() => window.scrollTo(0, 200));
  await expect.poll(() => scrolled(page)).toBe(200);
  await usable(page);
  // A place is noted with the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await scrolled(page)).toBe(0);
  await page.goto('/support');
  await expect.poll(() => scrolled(page)).toBe(200);
});

test('a modal over the page leaves the reader where they are', async ({ page }) => {
  await openAtRest(page, '/support');
  await page.evaluate(() => window.scrollTo(0, 150));
  await expect.poll(() => scrolled(page)).toBe(150);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await scrolled(page)).toBe(150);
});

test('a hash is scrolled to, after a change of page and on the same one', async ({ page }) => {
  await page.goto('/contact');
  await usable(page, 'footer a');
  const links = page.getByRole('contentinfo');
  const toTop = (id: string) => page.locator(`#${id}`).evaluate((part) => Math.abs(part.getBoundingClientRect().top));
  await links.getByRole('link', { name: 'The team' }).click();
  await expect(page).toHaveURL('/about#team');
  await expect.poll(() => toTop('team')).toBeLessThan(100);
  await links.getByRole('link', { name: 'Brands' }).click();
  await expect(page).toHaveURL('/about#brands');
  await expect.poll(() => toTop('brands')).toBeLessThan(100);
  await page.goto('/about#team');
  await expect.poll(() => toTop('team')).toBeLessThan(100);
});

test('what is further down is laid out once the user starts to scroll', async ({ page }) => {
  await page.goto('/support');
  const footer = page.locator('footer');
  const isLaidOut = () =>
    footer.evaluate((part) => part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  await page.mouse.wheel(0, 100);
  await expect.poll(isLaidOut).toBe(true);
});
