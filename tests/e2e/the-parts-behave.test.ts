import type { Page } from '@playwright/test';
import { shell } from '#core/settings/index.ts';
import { expect, expectAccessible, test, usable } from '../setup/browser.ts';

/** Until the page says it's alive, a press is kept for later, and later never comes while the clock is stopped. */
async function openSheet(page: Page): Promise<void> {
  await page.goto('/studio/ui');
  await usable(page, '#overlays button');
}

/** The page's clock moves only when told to, so timed behavior is triggered, never waited for. */
async function openSheetOutOfTime(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-11-16T09:15:00' });
  await page.clock.pauseAt('2026-11-16T09:16:00');
  await openSheet(page);
}

const carousel = (page: Page) => page.getByRole('region', { name: 'What our customers say' });
const shown = (page: Page) => carousel(page).locator('[data-shown]');

test('a carousel moves by itself, holds under the pointer, and can be paused', async ({ page }) => {
  await openSheetOutOfTime(page);
  await expect(shown(page)).toHaveAccessibleName('1 of 3');
  await page.clock.runFor(shell.testimonialStepMs);
  await expect(shown(page)).toHaveAccessibleName('2 of 3');

  await carousel(page).hover();
  await page.clock.runFor(shell.testimonialStepMs * 2);
  await expect(shown(page)).toHaveAccessibleName('2 of 3');

  await carousel(page).getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('heading', { level: 1 }).hover();
  await page.clock.runFor(shell.testimonialStepMs * 2);
  await expect(shown(page)).toHaveAccessibleName('2 of 3');
});

test('a carousel answers to keys', async ({ page }) => {
  await openSheetOutOfTime(page);
  await carousel(page).getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(shown(page)).toHaveAccessibleName('2 of 3');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(shown(page)).toHaveAccessibleName('3 of 3');
});

test('a carousel keeps still for those who asked for it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSheetOutOfTime(page);
  await page.clock.runFor(shell.testimonialStepMs * 2);
  await expect(shown(page)).toHaveAccessibleName('1 of 3');
  await expect(carousel(page).getByRole('button', { name: 'Play' })).toBeVisible();
});

test('a drag shorter than its threshold leads nowhere', async ({ page }) => {
  await openSheetOutOfTime(page);
  const pictures = page.getByRole('region', { name: 'Draper in pictures' });
  await pictures.scrollIntoViewIfNeeded();
  const box = await pictures.boundingBox();
  if (box === null) throw new Error('The pictures are not on the page.');
  const from = { x: box.x + box.width / 2, y: box.y + 40 };
  const drag = async (distance: number) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + distance, from.y, { steps: 4 });
    await page.mouse.up();
  };
  await drag(1 - shell.heroDragPx);
  await expect(pictures.locator('[data-shown]')).toHaveAccessibleName('1 of 4');
  await drag(-shell.heroDragPx);
  await expect(pictures.locator('[data-shown]')).toHaveAccessibleName('2 of 4');
});

test('§9 the offerings’ drag threshold is a tenth of the slide, not of the frame', async ({ page }) => {
  await openSheetOutOfTime(page);
  const rooms = page.getByRole('region', { name: 'Our rooms' });
  await rooms.scrollIntoViewIfNeeded();
  const slide = await rooms.locator('[data-shown]').boundingBox();
  if (slide === null) throw new Error('The rooms are not on the page.');
  const from = { x: slide.x + slide.width / 2, y: slide.y + 40 };
  const drag = async (distance: number) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + distance, from.y, { steps: 4 });
    await page.mouse.up();
  };
  const threshold = Math.ceil(slide.width * shell.offeringsDragShare);
  await drag(2 - threshold);
  await expect(rooms.locator('[data-shown]')).toHaveAccessibleName('1 of 4');
  await drag(-threshold);
  await expect(rooms.locator('[data-shown]')).toHaveAccessibleName('2 of 4');
});

test('§9 from 420 px on choices, modals and carousel have their wide forms, below it the narrow ones', async ({
  page,
}) => {
  const formsAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    await openSheet(page);
    const rooms = page.getByRole('region', { name: 'Our rooms' });
    const share = await rooms.evaluate((region) => {
      const slide = region.querySelector('[data-shown]');
      return (slide?.clientWidth ?? 0) / region.clientWidth;
    });
    const picture = await page
      .locator('label:has(input[type=radio]) > div')
      .first()
      .evaluate((ground) => ground.clientHeight);
    await page.locator('#overlays').getByRole('button').first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const padding = await dialog
      .getByRole('heading')
      .first()
      .evaluate((title) => Number.parseFloat(getComputedStyle(title.parentElement ?? title).paddingLeft));
    return { share, picture, padding };
  };
  const narrow = await formsAt(shell.wideScreenPx - 1);
  const wide = await formsAt(shell.wideScreenPx);
  expect(narrow.share).toBeCloseTo(1);
  expect(wide.share).toBeCloseTo(0.85, 1);
  expect(wide.picture).toBeGreaterThan(narrow.picture * 1.2);
  expect(wide.padding).toBeGreaterThan(narrow.padding);
});

test('§9 decision 015: at 420 px a third column would take the pictures a person chooses by', async ({ page }) => {
  await page.setViewportSize({ width: shell.wideScreenPx, height: 900 });
  await openSheet(page);
  const card = page.locator('label:has(input[type=radio]):has(> div)').first();
  const widthOf = async () => (await card.boundingBox())?.width ?? 0;
  // Smaller than this, the pictures of two sofas look the same.
  expect(await widthOf()).toBeGreaterThan(160);
  await card.evaluate((one) => {
    if (one.parentElement) one.parentElement.style.gridTemplateColumns = 'repeat(3, minmax(0, 1fr))';
  });
  expect(await widthOf()).toBeLessThan(130);
});

test('a toast clears by itself, but not while it is held', async ({ page }) => {
  await openSheetOutOfTime(page);
  const send = page.getByRole('button', { name: 'Send the email' });
  const toast = page.getByRole('status').getByText('Email Sent');

  await send.click();
  await expect(toast).toBeVisible();
  await page.clock.runFor(shell.notificationMs);
  await expect(toast).toHaveCount(0);

  await send.click();
  await toast.hover();
  await page.clock.runFor(shell.notificationMs * 3);
  await expect(toast).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  await page.clock.runFor(shell.notificationMs);
  await expect(toast).toHaveCount(0);
});

test('what opens is accessible, closes on Escape and gives the focus back', async ({ page }) => {
  await openSheet(page);
  const openers = [
    { opener: page.locator('#overlays').getByRole('button', { name: 'Sign in' }), role: 'dialog' },
    { opener: page.getByRole('button', { name: 'More about this piece' }), role: 'menu' },
    { opener: page.getByRole('button', { name: /Delivery state/ }), role: 'listbox' },
    { opener: page.locator('#overlays').getByRole('button', { name: 'Share', exact: true }), role: 'dialog' },
  ] as const;
  for (const { opener, role } of openers) {
    await opener.focus();
    await page.keyboard.press('Enter');
    const opened = page.getByRole(role);
    await expect(opened).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test('fields answer to keys and say what is wrong', async ({ page }) => {
  await openSheet(page);
  const slider = page.getByRole('slider', { name: 'How bold can we be?' });
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('6');
  await page.getByRole('button', { name: 'Less' }).click();
  await expect(slider).toHaveValue('5');

  const inches = page.getByRole('textbox', { name: 'Inches' });
  await inches.fill('99');
  await inches.blur();
  await expect(inches).toHaveValue('11');

  const email = page.locator('#fields').getByLabel('Email').nth(1);
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
  const place = page.getByRole('radiogroup', { name: 'What kind of place is it?' });
  await expect(place).toHaveAccessibleDescription('This response is required.');
  await place.getByText('House').click();
  await expect(place).toHaveAccessibleDescription('');
});

test('no part runs out of the page when it is magnified', async ({ page }) => {
  await openSheet(page);
  for (const [width, text] of [
    [320, '100%'],
    [640, '100%'],
    [1280, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.locator('html').evaluate((html, size) => html.style.setProperty('font-size', size), text);
    const tooWide = await page.locator('main').evaluate((main) => main.scrollWidth - main.clientWidth);
    expect(tooWide, `at ${width} px and ${text}`).toBeLessThanOrEqual(0);
  }
});
