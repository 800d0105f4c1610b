import { expect, test } from '../setup/browser.ts';

test.describe('without a service worker', () => {
  // It would bring the part from its cache, or fetch it past the test.
  test.use({ serviceWorkers: 'block' });

  test('a page’s part that cannot be loaded: one reload, then /error with Reload', async ({ page, watched }) => {
    watched.expectComplaint(
      /route module|Failed to fetch dynamically imported module|ERR_FAILED|Failed to load|blocked by Playwright/,
    );
    await page.goto('/');
    let asked = 0;
    await page.route(/\/assets\/contact\.route-.*\.js/, (route) => {
      asked += 1;
      return route.abort('failed');
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
    await expect(page).toHaveURL(/\/error\?from=%2Fcontact/);
    expect(asked).toBeGreaterThanOrEqual(2);
    await page.unroute(/\/assets\/contact\.route-.*\.js/);
    await page.getByRole('link', { name: 'Reload' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  });

  test('a part that was lost only once is simply there after the reload', async ({ page, watched }) => {
    watched.expectComplaint(
      /route module|Failed to fetch dynamically imported module|ERR_FAILED|Failed to load|blocked by Playwright/,
    );
    await page.goto('/');
    let lost = false;
    await page.route(/\/assets\/contact\.route-.*\.js/, (route) => {
      if (lost) return route.continue();
      lost = true;
      return route.abort('failed');
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  });
});

test('offline, a visited browser shows the offline page', async ({ page, context, watched }) => {
  watched.expectComplaint(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await page.goto('/');
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => active?.addEventListener('statechange', resolve));
  });
  await context.setOffline(true);
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline');
  await context.setOffline(false);
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our story');
});
