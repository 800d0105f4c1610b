import { expect, expectAccessible, rulesOfLayout, signIn, test } from '../setup/browser.ts';

type Page = readonly [path: string, heading: string | RegExp];

const open: Readonly<Record<string, readonly Page[]>> = {
  'the way in': [
    ['/', /./],
    ['/registration', /./],
    ['/reset-password', /password/i],
    ['/quiz', /./],
    ['/projects', /./],
  ],
  'the room': [
    ['/measurements', /Measur/],
    ['/scan-with-rendr', /Scan/],
    ['/inspiration-gallery', /Inspiration/],
    ['/furniture', 'Furniture'],
    ['/favorites', 'Favorites'],
    ['/swatches', 'Free swatches'],
    ['/furniture?kind=sofa&style=draper', 'Sofas'],
  ],
  'pages to read': [
    ['/about', 'Our story'],
    ['/resources', 'Donating & recycling'],
    ['/sustainability', 'Sustainability'],
    ['/support', 'Questions, answered'],
    ['/contact', 'Contact us'],
    ['/glossary', 'Glossary'],
  ],
  'the small print': [
    ['/terms-conditions', 'Terms of service'],
    ['/terms', 'Terms of service'],
    ['/privacy', 'Privacy policy'],
    ['/accessibility', 'Accessibility'],
  ],
  'what went wrong': [
    ['/404', 'We can’t find that page'],
    ['/error', 'This page didn’t load'],
  ],
};

const guarded = [
  '/results/abc',
  '/checkout/abc',
  '/checkout/fee',
  '/quiz-complete',
  '/orders',
  '/profile',
  '/purchase-success',
];

test.describe('the site map', () => {
  for (const [group, pages] of Object.entries(open)) {
    test(`${group}: each answers with its own page, accessible on a desk and on a phone`, async ({ page, watched }) => {
      if (group === 'what went wrong') watched.expectComplaint(/404/);
      for (const [path, heading] of pages) {
        await page.setViewportSize({ width: 1280, height: 900 });
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(page).toHaveTitle(/Hearthline/);
        await expectAccessible(page, rulesOfLayout);
        await page.setViewportSize({ width: 375, height: 812 });
        await expectAccessible(page);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(over, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
      }
    });
  }

  test('guarded pages send a visitor home, where signing in leads on', async ({ page }) => {
    for (const path of guarded) {
      const answer = await page.request.get(path, { maxRedirects: 0 });
      expect(answer.headers().location, path).toBe(`/?signUp=1&next=${encodeURIComponent(path)}`);
    }
    await page.goto('/orders');
    await expect(page).toHaveURL(`/?signUp=1&next=${encodeURIComponent('/orders')}`);
    const modal = page.getByRole('dialog', { name: 'Sign in to your account' });
    await modal.getByLabel('Email').fill('customer@hearthline.test');
    await modal.getByLabel('Password', { exact: true }).fill('hearthline-demo');
    await modal.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/orders');
  });

  test('unknown paths lead home; unknown calls and files are 404 in the error shape', async ({ page, request }) => {
    await page.goto('/no-such-page');
    await expect(page).toHaveURL('/');
    for (const path of ['/api/nothing', '/image/w_100/nothing', '/assets/nothing.js']) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(404);
      expect(await answer.json()).toMatchObject({ error: { code: 'not-found' } });
    }
  });

  test('the studio does not exist for visitors and customers', async ({ page }) => {
    await page.goto('/studio');
    await expect(page).toHaveURL('/');
    await signIn(page, 'customer@hearthline.test');
    await page.goto('/studio');
    await expect(page).toHaveURL('/');
  });

  test('a signed-in person has no use for /registration', async ({ page }) => {
    await signIn(page, 'customer@hearthline.test');
    await page.goto('/registration');
    await expect(page).toHaveURL(/\/quiz/);
  });

  test('no link of the frame is dead', async ({ page, request }) => {
    await page.goto('/');
    const hrefs = await page
      .locator('header a, footer a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    for (const href of new Set(hrefs)) {
      const answer = await request.get(href ?? '', { maxRedirects: 0 });
      expect(answer.status(), href ?? '').toBe(200);
    }
  });
});
