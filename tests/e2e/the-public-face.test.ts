import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { homeFaq } from '#content/faq/index.ts';
import { offerings } from '#core/catalog/index.ts';
import { standardPriceList } from '#core/price-list/index.ts';
import { productName, publicPages, shell } from '#core/settings/index.ts';
import { expect, expectAccessible, requestTest, test, usable } from '../setup/browser.ts';
import { freshEmail } from '../setup/fresh.ts';

test('Home shows its nine questions one at a time, the rooms’ prices, and the film with captions', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await usable(page);
  await expectAccessible(page);
  await usable(page, '#questions button');

  const questions = homeFaq(standardPriceList).map(({ question }) =>
    page.getByRole('button', { name: question, exact: true }),
  );
  expect(questions).toHaveLength(9);
  await questions[4]?.click();
  for (const [index, question] of questions.entries()) {
    await expect(question).toHaveAttribute('aria-expanded', String(index === 4));
  }
  await expect(page.getByRole('link', { name: 'Learn more' })).toHaveAttribute('href', '/support');

  const rooms = page.getByRole('region', { name: 'What a room starts at' });
  for (const { title, items } of offerings) {
    await rooms.getByRole('button', { name: title, exact: true }).click();
    const slide = rooms.getByRole('group').filter({ has: page.getByRole('heading', { name: title }) });
    for (const { price } of items) await expect(slide).toContainText(`$${price.toLocaleString('en-US')}`);
  }

  await page.getByRole('button', { name: /^Watch how it works/ }).click();
  const video = page.locator('video');
  await expect(video.locator('track[kind=captions]')).toHaveAttribute('srclang', 'en');
  await expect(video.locator('source')).toHaveCount(2);
});

const shown = (part: Locator) => part.locator('[data-shown]').first();
const stands = (part: Locator, at: number, of: number) => expect(shown(part)).toHaveAccessibleName(`${at} of ${of}`);

test('Home’s first pictures change every three seconds, hold for the focus, and are pulled', async ({ page }) => {
  await page.clock.install({ time: '2026-11-16T09:15:00' });
  await page.goto('/');
  await usable(page, 'section[aria-label="Rooms we furnished"] button');
  await page.clock.pauseAt('2026-11-16T10:15:00');
  const heroes = page.getByRole('region', { name: 'Rooms we furnished' });
  await heroes.getByRole('button', { name: /1 of 6/ }).click();
  await page.mouse.move(0, 0);
  await stands(heroes, 1, 6);
  await page.clock.runFor(shell.heroStepMs - 1);
  await stands(heroes, 1, 6);
  await page.clock.runFor(1);
  await stands(heroes, 2, 6);
  await page.keyboard.press('Tab');
  await page.clock.runFor(shell.heroStepMs * 2);
  await stands(heroes, 2, 6);

  // Pulled by less than fifty pixels the picture stays, by more the next one comes.
  // The mouse reaches only what is on the screen: the way to its buttons has scrolled the picture away.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const box = await heroes.getByRole('group').first().boundingBox();
  if (!box) throw new Error('no picture is seen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const pull = async (by: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + by, y, { steps: 4 });
    await page.mouse.up();
  };
  await pull(1 - shell.heroDragPx);
  await stands(heroes, 2, 6);
  await pull(-shell.heroDragPx);
  await stands(heroes, 3, 6);
  await pull(shell.heroDragPx);
  await stands(heroes, 2, 6);
});

test('the letter is sent after a yes, and ends with one press', async ({ page, request, watched }) => {
  // The mail is shown in a frame without rights, which says so.
  watched.expectComplaint(/sandboxed/);
  const email = freshEmail('reader');
  await page.goto('/about');
  await usable(page, 'footer form');
  const form = page.getByRole('form', { name: 'A letter, once a month' });
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Success')).toBeVisible();
  await expect(form.getByLabel('Email')).toHaveValue('');

  const links = async (subject: string) => {
    let text = '';
    await expect(async () => {
      await page.goto('/dev/mailbox');
      const mail = page.getByRole('link', { name: new RegExp(email) }).filter({ hasText: subject });
      await expect(mail.first()).toBeVisible({ timeout: 1000 });
      await mail.first().click();
      await page.getByText('As plain text').click();
      text = (await page.locator('details pre').textContent()) ?? '';
      expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    }).toPass();
    return text;
  };
  const question = await links('Want the Hearthline letter');
  await page.goto(/http\S+\/newsletter\/confirm\?token=[\w-]+/.exec(question)?.[0] ?? '');
  await expect(page.getByRole('heading', { level: 1, name: 'You’re on the list' })).toBeVisible();

  const leave = /List-Unsubscribe: <([^>]+)>/.exec(question)?.[1] ?? '';
  const answer = await request.post(leave, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(answer.ok()).toBe(true);
  await page.goto(leave);
  await expect(page.getByRole('heading', { level: 1, name: 'You’re unsubscribed' })).toBeVisible();
});

requestTest(
  'every public page says what and where it is, and is shared with a picture; a private one is not listed',
  async ({ request }) => {
    const said = new Map<string, string>();
    const pictures = new Set<string>();
    for (const { path } of [...publicPages, { path: '/furniture/rec-alder-sofa-sage' }]) {
      const html = await (await request.get(path)).text();
      const told = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
      const title = told(/<title>([^<]+)<\/title>/);
      expect(title, path).toContain(productName);
      expect(said.get(title), `${path} has a title of its own`).toBeUndefined();
      said.set(title, path);
      expect(told(/<meta name="description" content="([^"]{40,})"/), path).not.toBe('');
      expect(told(/<meta property="og:title" content="([^"]+)"/), path).not.toBe('');
      expect(new URL(told(/<link rel="canonical" href="([^"]+)"/)).pathname).toBe(path);
      pictures.add(told(/<meta property="og:image" content="http:\/\/[^/]+(\/image\/[^"]+)"/));
    }
    for (const picture of pictures) {
      const { width = 0, height = 0 } = await sharp(await (await request.get(picture)).body()).metadata();
      expect(width, picture).toBeGreaterThanOrEqual(800);
      expect(height, picture).toBeGreaterThanOrEqual(600);
    }
    expect(await (await request.get('/terms')).text()).toMatch(/<link rel="canonical" href="[^"]+\/terms-conditions"/);
    expect((await request.get('/terms')).headers()['x-robots-tag']).toBeUndefined();
    expect((await request.get('/projects')).headers()['x-robots-tag']).toBe('noindex');
  },
);

requestTest('search engines are told what a page is', async ({ request }) => {
  const told = async (path: string) => {
    const html = await (await request.get(path)).text();
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
    return blocks.map(([, block = '']) => JSON.parse(block) as Record<string, unknown> & { '@type': string });
  };
  const types = async (path: string) => (await told(path)).map((block) => block['@type']);
  expect(await types('/')).toContain('Organization');
  const help = await told('/support');
  expect(help.map((block) => block['@type']).sort()).toEqual(['BreadcrumbList', 'FAQPage']);
  const questions = help.find((block) => block['@type'] === 'FAQPage')?.mainEntity;
  expect((questions as unknown[]).length).toBeGreaterThan(homeFaq.length);
  const [piece] = await told('/furniture/rec-alder-sofa-sage').then((all) =>
    all.filter((one) => one['@type'] === 'Product'),
  );
  expect(piece).toMatchObject({ name: expect.any(String), offers: { '@type': 'Offer', priceCurrency: 'USD' } });

  const map = await (await request.get('/sitemap.xml')).text();
  expect(map).toContain('/glossary</loc>');
  for (const hidden of ['/projects', '/orders', '/profile', '/studio']) expect(map).not.toContain(`${hidden}</loc>`);
  expect(await (await request.get('/robots.txt')).text()).toMatch(/Sitemap: http\S+\/sitemap\.xml/);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('pages read before can be read offline, and others say that they can’t', async ({ page, context, watched }) => {
    watched.expectComplaint(/ERR_INTERNET_DISCONNECTED|Failed to load resource|request failed|Failed to fetch/);
    await page.goto('/sustainability');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const names = (await caches.keys()).filter((name) => name.startsWith('hearthline-pages'));
          const found = await Promise.all(
            names.map(async (name) => (await caches.open(name)).match('/sustainability')),
          );
          return found.some(Boolean);
        }),
      )
      .toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Sustainability' })).toBeVisible();
    await page.goto('/resources');
    await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
    await context.setOffline(false);
  });
});
