import type { Route } from '@playwright/test';
import { shell } from '#core/settings/index.ts';
import { complaintsOffline, expect, signIn, test, usable } from '../setup/browser.ts';

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
    await usable(page, 'footer a');
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
    await usable(page, 'footer a');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  });

  test('styles that cannot be loaded: the page comes as a whole, with its styles', async ({ page, watched }) => {
    watched.expectComplaint(/ERR_FAILED|Failed to load|blocked by Playwright/);
    await page.goto('/');
    let lost = 0;
    await page.route(/\/assets\/glossary-.*\.css/, (route) => {
      lost += 1;
      return route.abort('failed');
    });
    await usable(page, 'footer a');
    const whole = page.waitForRequest(
      (request) => request.isNavigationRequest() && request.url().endsWith('/glossary'),
    );
    await page.getByRole('contentinfo').getByRole('link', { name: 'Glossary' }).click();
    await whole;
    await expect(page).toHaveURL('/glossary');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary');
    expect(lost).toBeGreaterThan(0);
    const styled = await page
      .locator('style')
      .evaluateAll((sheets) => sheets.some((sheet) => sheet.textContent !== ''));
    expect(styled).toBe(true);
  });

  test('a part still on its way when the network goes leaves the page and what was typed as they are', async ({
    page,
    context,
    watched,
  }) => {
    watched.expectComplaint(complaintsOffline);
    await signIn(page, 'customer@hearthline.test');
    const part = /\/assets\/signed-in-services-.*\.js/;
    let hold = (_: Route) => {};
    const held = new Promise<Route>((resolve) => {
      hold = resolve;
    });
    await page.route(part, (route) => hold(route), { times: 1 });
    await page.goto('/contact');
    const lost = await held;
    await page.getByRole('main').getByLabel('Email').fill('june@example.com');
    // The browser notices only after the request has failed.
    await page.evaluate(() => {
      let isNoticed = false;
      Object.defineProperty(navigator, 'onLine', { get: () => !isNoticed });
      window.addEventListener('vite:preloadError', () =>
        setTimeout(() => {
          isNoticed = true;
          window.dispatchEvent(new Event('offline'));
          document.documentElement.dataset.noticed = '';
        }, 100),
      );
      window.addEventListener('online', () => {
        isNoticed = false;
      });
    });
    await context.setOffline(true);
    const failed = page.waitForEvent('requestfailed', (request) => part.test(request.url()));
    await lost.abort('internetdisconnected');
    await failed;
    await page.waitForSelector('html[data-noticed]');
    // Time for React to draw what a failure would be.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await expect(page.getByRole('main').getByLabel('Email')).toHaveValue('june@example.com');
    await context.setOffline(false);
    await page.getByRole('main').getByLabel('Email').fill('june@example.org');
    await expect(page.getByRole('main').getByLabel('Email')).toHaveValue('june@example.org');
  });

  test('a part that takes longer than 120 seconds: one reload, then /error with Reload', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const held: Route[] = [];
    let heldOne = () => {};
    const nextHeld = () =>
      new Promise<void>((resolve) => {
        heldOne = resolve;
      });
    await page.route(/\/assets\/contact\.route-.*\.js/, (route) => {
      held.push(route);
      heldOne();
    });
    const first = nextHeld();
    await usable(page, 'footer a');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
    await first;
    // The page's clock runs on by itself as well: half of the time is surely not all of it.
    await page.clock.runFor(shell.chunkTimeoutMs / 2);
    await expect(page).toHaveURL('/');
    const second = nextHeld();
    await page.clock.runFor(shell.chunkTimeoutMs / 2);
    await second;
    await expect(page).toHaveURL('/contact');
    await page.clock.runFor(shell.chunkTimeoutMs);
    await expect(page).toHaveURL(/\/error\?from=%2Fcontact/);
    await page.unroute(/\/assets\/contact\.route-.*\.js/);
    for (const route of held) await route.abort().catch(() => undefined);
    await page.getByRole('link', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  });
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('offline, a visited browser shows the offline page', async ({ page, context, watched }) => {
    watched.expectComplaint(complaintsOffline);
    await page.goto('/');
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      if (active?.state === 'activated') return;
      await new Promise((resolve) => active?.addEventListener('statechange', resolve));
    });
    await context.setOffline(true);
    await page.goto('/about?from=letter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline');
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our story');
    await expect(page).toHaveURL(/\/about\?from=letter$/);
  });
});
