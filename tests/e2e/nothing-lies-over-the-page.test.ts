import type { Locator, Page } from '@playwright/test';
import { expect, shopOrigin, signIn, test, usable } from '../setup/browser.ts';
import { choosing, customerWithBoards } from '../setup/customer-with-boards.ts';
import { freshEmail } from '../setup/fresh.ts';
import { fillAddress, fillCard, pay } from '../setup/journeys/checkout-form.ts';
import { holdPosts } from '../setup/journeys/hold-posts.ts';

/** Whether a line of text of the page lies under the button, while it can be seen. */
const coversText = (page: Page) =>
  page.evaluate(() => {
    const button = document.querySelector('button[aria-label="Back to top"]');
    if (!button?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    const box = button.getBoundingClientRect();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent || button.contains(parent)) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // Text for screen readers only is a pixel wide.
      if (parent.getBoundingClientRect().width < 2) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        const [across, down] = [
          Math.min(box.right, line.right) - Math.max(box.left, line.left),
          Math.min(box.bottom, line.bottom) - Math.max(box.top, line.top),
        ];
        if (across > 1 && down > 1) return true;
      }
    }
    return false;
  });

/** What is wrong with where the loader says something; nothing, if only its own ground is under its words. */
const wrongWithCaption = (caption: Locator) =>
  caption.evaluate((words) => {
    const [panel, loader] = [words.parentElement, words.parentElement?.parentElement];
    if (!panel || !loader) return ['it has no ground of its own'];
    const range = document.createRange();
    range.selectNodeContents(words);
    const lines = [...range.getClientRects()];
    const ground = panel.getBoundingClientRect();
    const { backgroundColor } = getComputedStyle(panel);
    const wrong: string[] = [];
    if (lines.length === 0) wrong.push('it says nothing');
    if (/^rgba\(.*, 0?\.?\d*\)$|^transparent$/.test(backgroundColor)) wrong.push(`its ground is ${backgroundColor}`);
    for (let one: Element | null = panel; one; one = one.parentElement) {
      if (Number(getComputedStyle(one).opacity) < 1) wrong.push(`${one.className} lets what is under it shine through`);
    }
    if (ground.left < 0 || ground.top < 0 || ground.right > innerWidth || ground.bottom > innerHeight) {
      wrong.push('its ground ends outside of the window');
    }
    const besides = [...panel.children].filter((one) => one !== words).map((one) => one.getBoundingClientRect());
    // Where presses pass through, the page would answer for what is on top.
    if (loader instanceof HTMLElement) loader.style.pointerEvents = 'auto';
    for (const line of lines) {
      if (line.left < ground.left + 8 || line.right > ground.right - 8) wrong.push('a line reaches its ground’s edge');
      if (line.top < ground.top + 8 || line.bottom > ground.bottom - 8) wrong.push('a line reaches its ground’s edge');
      if (besides.some((box) => box.bottom > line.top && box.top < line.bottom))
        wrong.push('a line lies over the sign');
      for (const share of [0.02, 0.25, 0.5, 0.75, 0.98]) {
        const top = document.elementFromPoint(line.left + share * line.width, line.top + line.height / 2);
        if (!panel.contains(top)) wrong.push(`${top?.tagName} ${top?.textContent?.slice(0, 40)} lies over it`);
      }
    }
    return wrong;
  });

for (const width of [375, 1280]) {
  test(`the loader’s words lie on their own ground at ${width} pixels, over a page full of text`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    // Fading in, it would be see-through for a moment.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const boards = await customerWithBoards(page);
    await choosing(
      page,
      boards,
      boards.recordIds.map((id) => ({ id })),
    );
    await page.goto(`/checkout/${boards.selectionId}`);
    await fillCard(page, '4242424242424242');
    await fillAddress(page);
    const held = await holdPosts(page, /\/v1\/payment_intents\/[^/]+\/confirm/);
    await pay(page).click();
    const paying = page.getByText('Taking your payment.', { exact: false });
    await expect(paying).toBeVisible();
    // Wherever the page is scrolled to: what was pressed may be anywhere.
    for (const top of [0, 300, 600, 900]) {
      await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
      expect(await wrongWithCaption(paying), `paying, scrolled to ${top}`).toEqual([]);
    }
    held.letGo();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you, ' })).toBeVisible();

    const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/orders.data*', async (route) => {
      await mayAnswer;
      await route.continue();
    });
    await page.goto('/terms-conditions');
    await usable(page);
    if (width < 768) await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Orders' }).click();
    const loading = page.getByRole('status').getByText('Loading');
    await expect(loading).toBeVisible();
    expect(await wrongWithCaption(loading), 'on the way to the orders').toEqual([]);
    answer();
    await expect(page).toHaveURL('/orders');
  });

  test(`“Back to top” never covers text at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(page, 'customer@hearthline.test');
    await page.goto('/orders');
    const order = await page.getByRole('main').locator('a[href^="/orders/order_"]').first().getAttribute('href');
    let seen = 0;
    await page.goto('/projects');
    const boards = await page.getByRole('link', { name: 'See your boards' }).first().getAttribute('href');
    for (const path of ['/', '/about', '/terms-conditions', order ?? '', boards ?? '']) {
      await page.goto(path);
      await usable(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 320; top < height - 800; top += 470) {
        await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
        // It looks once per frame, so what it covers is known a moment after a scroll.
        await expect.poll(() => coversText(page), `${path} at ${top}`).toBe(false);
        if (await page.getByRole('button', { name: 'Back to top' }).isVisible()) seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(0);
  });
}

test('at 768 pixels the menu has room and the headline has at most three lines', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/');
  const lines = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
    const range = document.createRange();
    range.selectNodeContents(title);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  expect(lines).toBeLessThanOrEqual(3);
  const gaps = await page
    .getByRole('navigation', { name: 'Main' })
    .locator('li:visible')
    .evaluateAll((entries) => {
      const boxes = entries.map((entry) => entry.getBoundingClientRect());
      return boxes.slice(1).map(({ left }, index) => left - (boxes[index]?.right ?? 0));
    });
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(20);
});

test('at 768 pixels the specialist’s note stays inside its photo, and its name under its words', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/');
  const note = page
    .getByRole('main')
    .locator('figure')
    .filter({ has: page.locator('blockquote') })
    .first();
  await note.scrollIntoViewIfNeeded();
  // All at one moment: the page may still be laid out further up.
  const [photo, whole, words, name] = await note.evaluate((element) =>
    [element.parentElement, element, element.querySelector('blockquote'), element.querySelector('figcaption')].map(
      (one) => one?.getBoundingClientRect().toJSON() as DOMRect,
    ),
  );
  if (!photo || !whole || !words || !name) throw new Error('a part of the note is missing');
  expect(name.top).toBeGreaterThanOrEqual(words.bottom);
  expect(whole.top).toBeGreaterThanOrEqual(photo.top);
  expect(whole.bottom).toBeLessThanOrEqual(photo.bottom);
  expect(name.bottom).toBeLessThanOrEqual(whole.bottom);
});

test('on a phone the photo comes first, and the button is as wide as the page', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/');
  const photo = await page.locator('main section img').first().boundingBox();
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  const start = await page.getByRole('main').getByRole('link', { name: 'Get Started' }).first().boundingBox();
  expect(photo?.height).toBeGreaterThan(300);
  expect(photo?.y).toBeLessThan(title?.y ?? 0);
  expect(start?.width).toBeGreaterThan(375 - 2 * 24);
  // The controls leave no sliver of the photo beside them, and no dash is cut off on the smallest phone.
  for (const width of [320, 375, 430]) {
    await page.setViewportSize({ width, height: 812 });
    const [strip, ends] = await page
      .getByRole('main')
      .getByRole('region', { name: 'Rooms we furnished' })
      .getByRole('button', { name: 'Pause' })
      .evaluate((pause) => [
        pause.parentElement?.getBoundingClientRect().toJSON() as DOMRect,
        [...(pause.parentElement?.querySelectorAll('button') ?? [])].map((one) => one.getBoundingClientRect().right),
      ]);
    expect([width, strip?.left, strip?.width]).toEqual([width, 0, width]);
    expect(Math.max(...ends)).toBeLessThanOrEqual(width);
  }
});

test('at 768 pixels a board’s price stays beside its name', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await signIn(page, 'customer@hearthline.test');
  await page.goto('/projects');
  await page.goto((await page.getByRole('link', { name: 'See your boards' }).first().getAttribute('href')) ?? '');
  const captions = page.locator('figcaption').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(captions).toHaveCount(2);
  for (const caption of await captions.all()) {
    const name = await caption.getByRole('heading').boundingBox();
    const price = await caption.getByText(/^\$[\d,]+$/).boundingBox();
    if (!name || !price) throw new Error('a board without a name or a price');
    expect(price.x).toBeGreaterThanOrEqual(name.x + name.width);
    expect(price.y).toBeLessThan(name.y + name.height);
  }
});

test('a long email address and a long name don’t make a phone scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const name = 'Wolfeschlegelsteinhausenbergerdorff Featherstonehaugh';
  const email = freshEmail('wolfeschlegelsteinhausenbergerdorff').replace('@', '@a-rather-long-domain-name-');
  const account = { email, password: 'a walnut armchair', name, firstName: name };
  const made = await page.request.post('/api/auth/sign-up/email', { data: account, headers: { Origin: shopOrigin() } });
  expect(made.ok(), await made.text()).toBe(true);
  for (const path of ['/profile', '/projects']) {
    await page.goto(path);
    await usable(page);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(over, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
  }
  await page.goto('/profile');
  await expect(page.getByRole('main').getByText(email)).toBeVisible();
});

test('on a phone the gallery’s chosen filters are in view, however far right they are', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/inspiration-gallery?room=Office&color=Red');
  // The last one may end a fraction of a pixel further on.
  for (const name of ['Office', 'Red'])
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 0.98 });
});
