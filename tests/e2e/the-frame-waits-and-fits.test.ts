import { shell } from '#core/settings/index.ts';
import { expect, signIn, test, usable } from '../setup/browser.ts';

/** Whether an opaque panel, larger than the text, keeps what lies under it from showing through. */
function liesOnPaper(caption: Element): boolean {
  const panel = caption.parentElement;
  if (!panel) return false;
  const [text, paper] = [caption.getBoundingClientRect(), panel.getBoundingClientRect()];
  const [, alpha = '1'] = /^rgba\(.*, ([\d.]+)\)$/.exec(getComputedStyle(panel).backgroundColor) ?? [];
  const isAround =
    paper.left < text.left && paper.top < text.top && paper.right > text.right && paper.bottom > text.bottom;
  return isAround && Number(alpha) === 1 && paper.left >= 0 && paper.right <= innerWidth;
}

test('a notification stays while it is hovered or has the focus', async ({ page }) => {
  await page.clock.install({ time: '2026-11-16T09:15:00' });
  await page.clock.pauseAt('2026-11-16T09:16:00');
  await page.goto('/contact');
  await usable(page, 'footer form');
  const form = page.getByRole('contentinfo');
  const toast = page.getByRole('status').getByText('Success');
  const subscribe = async (email: string) => {
    await form.getByLabel('Email').fill(email);
    await form.getByRole('button', { name: 'Subscribe' }).click();
    // Between the answer and the toast the page waits for moments of its own, which only pass by our hand.
    const momentLater = async () => {
      await page.clock.runFor(10);
      return toast.count();
    };
    await expect.poll(momentLater).toBe(1);
  };

  await subscribe('one@example.com');
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Close' }).focus();
  await page.clock.runFor(shell.notificationMs * 3);
  await expect(toast).toBeVisible();
  await form.getByLabel('Email').focus();
  await page.clock.runFor(shell.notificationMs);
  await expect(toast).toHaveCount(0);

  await subscribe('two@example.com');
  await toast.hover();
  await page.clock.runFor(shell.notificationMs * 3);
  await expect(toast).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  await page.clock.runFor(shell.notificationMs);
  await expect(toast).toHaveCount(0);
});

test.describe('without a service worker', () => {
  // It would fetch past the test.
  test.use({ serviceWorkers: 'block' });

  for (const [name, path] of [
    ['Projects', '/projects'],
    ['Orders', '/orders'],
  ] as const) {
    test(`going to ${name} shows the page loader until the page is there`, async ({ page }) => {
      await signIn(page, 'customer@hearthline.test');
      await page.goto('/');
      await usable(page);
      let answer = () => {};
      const mayAnswer = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(`**${path}.data*`, async (route) => {
        await mayAnswer;
        await route.continue();
      });
      const loader = page.getByRole('status').getByText('Loading');
      await expect(loader).toHaveCount(0);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
      await expect(loader).toBeVisible();
      expect(await loader.evaluate(liesOnPaper), 'the caption is readable over the page’s own text').toBe(true);
      await expect(page).not.toHaveURL(path);
      answer();
      await expect(page).toHaveURL(path);
      await expect(loader).toHaveCount(0);
    });
  }

  test('going elsewhere shows none', async ({ page }) => {
    await page.goto('/');
    let asked = () => {};
    let answer = () => {};
    const wasAsked = new Promise<void>((resolve) => {
      asked = resolve;
    });
    const mayAnswer = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/\/assets\/terms\.route-.*\.js/, async (route) => {
      asked();
      await mayAnswer;
      await route.continue();
    });
    await usable(page, 'footer a');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of service' }).click();
    await wasAsked;
    await expect(page.getByRole('status').getByText('Loading')).toHaveCount(0);
    answer();
    await expect(page).toHaveURL('/terms-conditions');
  });
});

test('the menu is the mobile one below 768 pixels, and the bar from there on', async ({ page }) => {
  await page.goto('/contact');
  const button = page.getByRole('button', { name: 'Open menu' });
  const bar = page.getByRole('banner').getByRole('link', { name: 'Our story' });
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(button).toBeVisible();
  await expect(bar).toBeHidden();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(button).toBeHidden();
  await expect(bar).toBeVisible();
});

test('the frame fits at every width, and with text twice as large', async ({ page }) => {
  const overflow = (width: number) =>
    page.evaluate((wanted) => Math.max(0, document.documentElement.scrollWidth - wanted), width);
  const sizes = [
    [320, '100%'],
    [767, '100%'],
    [768, '100%'],
    [1280, '200%'],
    [1680, '100%'],
  ] as const;
  const check = async (who: string) => {
    for (const [width, text] of sizes) {
      await page.setViewportSize({ width, height: 800 });
      await page.locator('html').evaluate((html, size) => html.style.setProperty('font-size', size), text);
      expect(await overflow(width), `${who}, ${width} px, text ${text}`).toBe(0);
    }
  };
  await page.goto('/contact');
  await usable(page, 'footer form');
  await check('a visitor');
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, 'specialist@hearthline.test');
  await page.goto('/contact');
  await usable(page, 'footer form');
  await check('a specialist');
});
