import type { Page } from '@playwright/test';
import { expect, signInByForm, test, usable } from '../setup/browser.ts';

test.use({ serviceWorkers: 'allow' });

const tinyPicture = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Every page that lies in this browser, by its address, with what it says. */
const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const found: { cache: string; path: string; html: string }[] = [];
    for (const cache of (await caches.keys()).filter((name) => name.startsWith('hearthline-'))) {
      const opened = await caches.open(cache);
      for (const request of await opened.keys()) {
        const { pathname } = new URL(request.url);
        if (pathname.startsWith('/assets/')) continue;
        found.push({ cache, path: pathname, html: (await (await opened.match(request))?.text()) ?? '' });
      }
    }
    return found;
  });

test('what an older version stored is neither shown nor left behind', async ({ page }) => {
  await page.goto('/sustainability');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    // What an older version left behind.
    const pages = await caches.open('hearthline-pages-older');
    await pages.put(
      '/sustainability',
      new Response('<h1>Yesterday</h1>', { headers: { 'Content-Type': 'text/html' } }),
    );
    await (await caches.open('hearthline-shell-older')).put('/assets/gone.js', new Response('throw 1'));
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Sustainability' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => name.endsWith('-older'))))
    .toEqual([]);
});

test('§4 signing out leaves nothing private behind, in this tab or another', async ({ page, context, watched }) => {
  // The picture is refused once the person has left.
  watched.expectComplaint(/40[14]/);
  await signInByForm(page, 'customer@hearthline.test');
  await page.goto('/profile');
  const uploaded = await page.request.post('/image/upload', {
    multipart: {
      upload_preset: 'user_images',
      file: { name: 'room.gif', mimeType: 'image/gif', buffer: Buffer.from(tinyPicture, 'base64') },
    },
  });
  const { secure_url: picture } = (await uploaded.json()) as { secure_url: string };
  const statusOf = (address: string) => page.evaluate(async (url) => (await fetch(url)).status, address);
  expect(await statusOf(picture)).toBe(200);

  const other = await context.newPage();
  await other.goto('/profile');
  await usable(other, 'header button[aria-expanded]');
  await other.evaluate(() => sessionStorage.setItem('hearthline-address selection_1', '{"line1":"12 Maple Street"}'));

  // Pages of a person are left, so where they were scrolled to is known by their addresses.
  await page.goto('/orders');
  await usable(page, 'header button[aria-expanded]');
  await page.goto('/projects');
  await usable(page, 'header button[aria-expanded]');
  expect(await page.evaluate(() => sessionStorage.getItem('hearthline-scroll'))).toContain('/orders');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL('/');
  for (const tab of [page, other]) {
    await expect(tab.getByRole('link', { name: 'Sign in' })).toBeVisible();
    const left = await tab.evaluate(() => [...Object.entries(localStorage), ...Object.entries(sessionStorage)].flat());
    expect(left.join(' ')).not.toMatch(/orders|projects|profile|results|checkout|Maple|hearthline\.test|selection_/);
    expect(await tab.evaluate(() => JSON.stringify(window.history.state))).not.toMatch(/customer|selection_|order_/);
  }
  expect(await statusOf(picture)).toBe(404);
});

test('no page of a person is kept while they are signed in, and nothing of theirs after they left', async ({
  page,
}) => {
  await signInByForm(page, 'customer@hearthline.test');
  await page.goto('/projects');
  await page.goto('/sustainability');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect.poll(async () => (await keptPages(page)).map(({ path }) => path)).toContain('/sustainability');
  for (const { path, html } of await keptPages(page)) {
    expect(path).not.toMatch(/^\/(projects|orders|results|checkout|profile)/);
    expect(html).not.toContain('customer@hearthline.test');
  }
  await usable(page, 'header button[aria-expanded]');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  for (const { html } of await keptPages(page)) expect(html).not.toContain('customer@hearthline.test');
  await page.goto('/projects');
  await expect(page.getByText('customer@hearthline.test')).toHaveCount(0);
});
