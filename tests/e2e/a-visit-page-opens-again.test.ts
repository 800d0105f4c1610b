import type { Page } from '@playwright/test';
import { complaintsOffline, dayShown, expect, shopOrigin, signIn, test, usable } from '../setup/browser.ts';
import { fresh } from '../setup/fresh.ts';
import { photo } from '../setup/journeys/quiz.ts';
import { asksForVisit, isOn } from '../setup/journeys/visit.ts';

test.use({ serviceWorkers: 'allow' });

/** The paths of all private pages this browser keeps. */
const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      found.push(...requests.map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith('/studio')));
    }
    return found;
  });

test('a visit’s page that was closed on site opens again without a network, with what was typed, and sends it once', async ({
  page,
  browser,
  watched,
}) => {
  test.slow();
  watched.expectComplaint(complaintsOffline);
  const staff = await browser.newContext({
    ...{ baseURL: shopOrigin(), viewport: { width: 375, height: 812 }, hasTouch: true, serviceWorkers: 'allow' },
  });
  await signIn(staff, 'specialist@hearthline.test');
  const today = await dayShown(staff);
  const visit = await asksForVisit(page, { street: fresh('8 Ash Street '), zip: '11201', today });
  await isOn(staff, visit, today, fresh('Wren '));
  const path = `/studio/projects/${visit.surveyId}/room`;
  const sent: string[] = [];
  staff.on('requestfinished', (request) => {
    if (request.method() === 'POST' && request.url().includes(`/rooms/${visit.surveyId}`)) sent.push(request.url());
  });

  // Before going in: the page says that it's kept, once it is.
  const first = await staff.newPage();
  await first.goto(path);
  await usable(first, 'svg[role="group"]');
  await expect(first.getByText('even if you close it and open it again', { exact: false })).toBeVisible();
  expect(await keptPages(first)).toEqual([path]);

  // On site: drawn, measured, photographed, and saved, all without a network. Then the page is closed.
  await staff.setOffline(true);
  const wall = (on: Page, letter: string) =>
    on
      .getByRole('group', { name: 'Drawing of the room' })
      .getByRole('button', { name: new RegExp(`^Wall ${letter},`) });
  const before = await wall(first, 'A').getAttribute('aria-label');
  await wall(first, 'B').focus();
  await first.keyboard.press('Shift+ArrowRight');
  await expect(wall(first, 'A')).not.toHaveAccessibleName(before ?? '');
  const drawn = (await wall(first, 'A').getAttribute('aria-label')) ?? '';
  await first.getByLabel('Ceiling height').fill('9 ft 2 in');
  await first.getByLabel('Ceiling height').press('Enter');
  await first
    .getByRole('region', { name: 'Photos of the room' })
    .locator('input[type="file"]')
    .setInputFiles({ name: 'north.jpg', mimeType: 'image/jpeg', buffer: await photo('#c9b79c') });
  await expect(first.getByText('1 photo is kept on this device.', { exact: false })).toBeVisible();
  await first.getByRole('button', { name: 'Save for the customer' }).click();
  await expect(first.getByText('You’re offline. Your changes are kept in this browser')).toBeVisible();
  await first.close();

  // Opened again, still without a network: everything is there, and more can be typed.
  const again = await staff.newPage();
  await again.goto(path);
  await usable(again, 'svg[role="group"]');
  await expect(wall(again, 'A')).toHaveAccessibleName(drawn);
  await expect(again.getByLabel('Ceiling height')).toHaveValue('9 ft 2 in');
  const photos = again.getByRole('list', { name: 'Photos of the room' }).getByRole('listitem');
  await expect(photos.filter({ hasText: 'Not sent yet' })).toHaveCount(1);
  await expect(again.getByText('You’re offline. Your changes are kept in this browser')).toBeVisible();

  // Back online: what was saved on site is sent, once, though the page it was pressed on is gone.
  await staff.setOffline(false);
  await expect(again.getByText('Saved', { exact: true })).toBeVisible();
  await expect(photos.getByRole('button', { name: /^Remove ?: Photo/ })).toHaveCount(1);
  await expect(photos.filter({ hasText: 'Not sent yet' })).toHaveCount(0);
  await again.reload();
  await usable(again, 'svg[role="group"]');
  await expect(wall(again, 'A')).toHaveAccessibleName(drawn);
  expect(sent).toHaveLength(1);
  await page.goto(`/projects/${visit.surveyId}/room`);
  await expect(
    page.getByRole('group', { name: 'Drawing of the room' }).getByRole('button', { name: drawn, exact: true }),
  ).toHaveCount(1);

  // Signed out, nothing of it is left in this browser, and it doesn't open.
  await again.goto('/profile');
  await usable(again, 'header button[aria-expanded]');
  expect(await keptPages(again)).toEqual([path]);
  await again.setViewportSize({ width: 1280, height: 900 });
  await again.getByRole('button', { name: /^Account of/ }).click();
  await again.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(again).toHaveURL('/');
  await expect.poll(() => keptPages(again)).toEqual([]);
  await staff.setOffline(true);
  await again.goto(path);
  await expect(again.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
  await expect(again.getByText(visit.street)).toHaveCount(0);
  await staff.close();
});
