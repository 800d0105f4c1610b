import { expect, expectAccessible, openAtRest, signIn, test, usable } from '../setup/browser.ts';

const day = 24 * 60 * 60 * 1000;

/** The year, which may end between asking for a page and reading it. */
function currentYear(): RegExp {
  const yearAt = (time: number) => new Date(time).getUTCFullYear();
  const now = Date.now();
  return new RegExp(`© (?:${yearAt(now - day)}|${yearAt(now + day)})`);
}

test.describe('header', () => {
  test('is transparent over Home with the large logo, and sticks after 50 pixels', async ({ page }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(header).toHaveAttribute('data-look', 'transparent');
    await expect(header).not.toHaveAttribute('data-sticky');
    await page.mouse.wheel(0, 49);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(49);
    await expect(header).not.toHaveAttribute('data-sticky');
    await page.mouse.wheel(0, 10);
    await expect(header).toHaveAttribute('data-sticky');
  });

  test('is inner elsewhere, and inverted on the dark pages', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByRole('banner')).toHaveAttribute('data-look', 'inner');
    await page.goto('/about');
    await expect(page.getByRole('banner')).toHaveAttribute('data-ground', 'dark');
  });

  test('§2 the quiz has the inner header too, with only the logo, which can be clicked', async ({ page }) => {
    await page.goto('/quiz?onboarding=true');
    await usable(page);
    const header = page.getByRole('banner');
    await expect(header).toHaveAttribute('data-look', 'inner');
    await expect(header.getByRole('link')).toHaveCount(1);
    await expect(page.getByRole('progressbar')).toBeInViewport();
    await expectAccessible(page);
    await header.getByRole('link', { name: 'Hearthline, home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('offers a visitor what the spec lists', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    for (const name of ['Our story', 'Explore', 'Sign in', 'Get started']) {
      await expect(menu.getByRole('link', { name })).toBeVisible();
    }
    await menu.getByRole('button', { name: 'Resources' }).click();
    await menu.getByRole('link', { name: 'Donating & recycling' }).click();
    await expect(page).toHaveURL('/resources');
    await expect(menu.getByRole('link', { name: 'Sustainability' })).toBeHidden();
  });

  test('a menu opens, closes by Escape and gives the focus back', async ({ page }) => {
    await page.goto('/');
    await usable(page);
    const support = page.getByRole('button', { name: 'Support' });
    await support.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('banner').getByRole('link', { name: 'FAQ' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('banner').getByRole('link', { name: 'FAQ' })).toBeHidden();
    await expect(support).toBeFocused();
  });

  test('offers a signed-in person theirs, and signs them out', async ({ page }) => {
    await signIn(page, 'specialist@hearthline.test');
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    for (const name of ['Projects', 'Your Cart', 'Orders', 'Our story', 'Explore']) {
      await expect(menu.getByRole('link', { name })).toBeVisible();
    }
    await menu.getByRole('button', { name: 'Account of Maren' }).click();
    await expect(menu.getByText('MO')).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Studio' })).toBeVisible();
    await page.evaluate(() => localStorage.setItem('something', 'private'));
    await menu.getByRole('button', { name: 'Sign out' }).click();
    await expect(menu.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

  test('the menu toggles, and closes on each route change', async ({ page }) => {
    await page.goto('/');
    await usable(page);
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(page.getByRole('link', { name: 'Get started' }).last()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Our story' }).tap();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  });

  test('nothing is wider than the screen', async ({ page, watched }) => {
    watched.expectComplaint(/404/);
    for (const path of ['/', '/about', '/support', '/quiz', '/projects', '/404']) {
      await page.goto(path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBeLessThanOrEqual(375);
    }
  });
});

test.describe('footer', () => {
  test('says the current year, and brings back to the top after 300 pixels', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await openAtRest(page, '/');
    await expect(page.getByRole('contentinfo')).toContainText(currentYear());
    const up = page.getByRole('button', { name: 'Back to top' });
    await expect(up).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 300));
    await up.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(up).toBeHidden();
  });

  test('takes a newsletter address: Success, and the form is cleared', async ({ page }) => {
    await page.goto('/contact');
    await usable(page, 'footer form');
    const form = page.getByRole('contentinfo');
    await form.getByLabel('Email').fill('reader@example.com');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Success')).toBeVisible();
    await expect(form.getByLabel('Email')).toHaveValue('');
    await expect(page.getByText('Success')).toBeHidden();
  });
});

test('§2 the quiz, the checkout and a receipt have a slim footer: whose page it is and where to ask', async ({
  page,
}) => {
  const slim = async () => {
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(currentYear());
    for (const name of ['FAQ', 'Contact us', 'Terms of service', 'Privacy policy']) {
      await expect(footer.getByRole('link', { name })).toBeVisible();
    }
    await expect(footer.getByRole('textbox')).toHaveCount(0);
    await expectAccessible(page);
  };
  await page.goto('/quiz');
  await slim();
  await signIn(page, 'customer@hearthline.test');
  await page.goto('/orders');
  const order = await page.getByRole('main').locator('a[href^="/orders/order_"]').first().getAttribute('href');
  await page.goto(`${order}/receipt`);
  await slim();
  const selections = (await (await page.request.get('/api/users/me/selections')).json()) as { id: string }[];
  await page.goto(`/checkout/${selections[0]?.id}`);
  await slim();
});
