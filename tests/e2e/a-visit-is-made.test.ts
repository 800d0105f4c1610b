import type { Browser, BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { addDays } from '../../core/promotion/index.ts';
import {
  complaintsOffline,
  dayShown,
  expect,
  expectAccessible,
  shopOrigin,
  signIn,
  test,
  usable,
} from '../setup/browser.ts';
import { fresh } from '../setup/fresh.ts';
import { photo } from '../setup/journeys/quiz.ts';
import { asksForVisit, isOn } from '../setup/journeys/visit.ts';

const headers = () => ({ Origin: shopOrigin() });

async function onPhone(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...{ baseURL: shopOrigin(), viewport: { width: 375, height: 812 }, hasTouch: true, serviceWorkers: 'block' },
  });
  await signIn(context, 'specialist@hearthline.test');
  return context;
}

/** As heavy as a phone's: grain doesn't compress. */
async function phonePhoto(background: string): Promise<Buffer> {
  const [width, height] = [1600, 1200];
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const grain = await sharp({ create: { width, height, channels: 3, background, noise } })
    .png()
    .toBuffer();
  const taken = sharp({ create: { width, height, channels: 3, background } });
  const bytes = await taken
    .composite([{ input: grain, blend: 'overlay' }])
    .jpeg({ quality: 95 })
    .toBuffer();
  expect(bytes.length).toBeGreaterThan(1_000_000);
  return bytes;
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('the day’s route leads from door to door, on a phone and at the desk', async ({ page, browser }) => {
  const who = fresh('Wren ');
  const staff = await onPhone(browser);
  const today = await dayShown(staff);
  const far = await asksForVisit(page, { street: '12 Elm Street, 4B', zip: '11215', today });
  const near = await asksForVisit(page, { street: '9 Oak Street', zip: '11201', today });
  await isOn(staff, far, today, who);
  await isOn(staff, near, today, who);
  // A colleague's visit, so that there's someone to choose from.
  const other = await asksForVisit(page, { street: '7 Elm Street', zip: '11215', today });
  await isOn(staff, other, today, fresh('Ada '));

  const route = await staff.newPage();
  await route.goto('/studio/visits');
  await usable(route);
  await route.getByRole('link', { name: 'The day’s route' }).click();
  await expect(route.getByRole('heading', { level: 1, name: /^Route for \w+day, / })).toBeVisible();
  await route.goto(`/studio/visits/day?day=${today}`);
  await usable(route);
  await route.getByRole('navigation', { name: 'Whose visits' }).getByRole('link', { name: who }).click();
  const stops = route.getByRole('list', { name: 'Visits in order' }).getByRole('listitem');
  await expect(stops).toHaveCount(2);
  await expect(route.getByText('2 visits. Ordered by zip code, then by street.')).toBeVisible();
  await expect(stops.nth(0)).toContainText('9 Oak Street, 11201');
  await expect(stops.nth(1)).toContainText('12 Elm Street, 4B, 11215');
  await expect(stops.nth(1)).toContainText('Ring twice.');
  await expect(stops.nth(1)).toContainText(far.firstName);
  await expect(stops.nth(1).getByRole('link', { name: 'Call 718-555-0142' })).toHaveAttribute('href', 'tel:7185550142');
  const directions = stops.nth(1).getByRole('link', { name: 'Directions to 12 Elm Street, 4B' });
  await expect(directions).toHaveAttribute(
    'href',
    'https://www.google.com/maps/dir/?api=1&destination=12%20Elm%20Street%2C%204B%2C%2011215%2C%20USA',
  );
  await expect(directions).toHaveAttribute('rel', 'noreferrer');
  for (const width of [375, 1280]) {
    await route.setViewportSize({ width, height: 812 });
    expect(await widthOf(route)).toBeLessThanOrEqual(width);
    await expectAccessible(route);
  }

  // Another day, by keys: nothing there, and back.
  await route.getByRole('link', { name: 'Day before' }).focus();
  await route.keyboard.press('Enter');
  await expect(route.getByRole('heading', { name: `${who} has no visits on this day` })).toBeVisible();
  await expectAccessible(route);
  await route.getByLabel('Day', { exact: true }).fill(today);
  await route.getByRole('button', { name: 'Show this day' }).press('Enter');
  await expect(stops).toHaveCount(2);
  await staff.close();
});

test('the room is measured on site, without a network, and complete on the day only', async ({
  page,
  browser,
  watched,
}) => {
  test.slow();
  watched.expectComplaint(complaintsOffline);
  const who = fresh('Wren ');
  const staff = await onPhone(browser);
  const today = await dayShown(staff);
  const visit = await asksForVisit(page, { street: fresh('5 Ash Street '), zip: '11201', today });
  await isOn(staff, visit, addDays(today, 2), who);

  // A visit that's still to come can't be completed today: it isn't offered, and refused to who asks anyway.
  const desk = await staff.newPage();
  await desk.goto(`/studio/visits?q=${encodeURIComponent(visit.street)}`);
  await usable(desk);
  await desk.getByRole('button', { name: `Change: ${visit.firstName}` }).click();
  await expect(desk.getByText(/^This visit is on \w+day, .* You can complete it that day\.$/)).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Cancel visit' })).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Mark complete' })).toHaveCount(0);
  const refused = await staff.request.post('/studio/visits', {
    form: { act: 'complete', surveyId: visit.surveyId },
    headers: headers(),
  });
  expect(refused.status()).toBeLessThan(500);
  await desk.reload();
  await usable(desk);
  await expect(desk.getByRole('cell').filter({ hasText: 'Day set' })).toBeVisible();

  // On the day: the month says below the day’s number how many visits there are.
  await isOn(staff, visit, today, who);
  await desk.goto('/studio/visits');
  await usable(desk);
  const cell = desk.locator('td[data-today]');
  const [day, many] = [await cell.locator('time').boundingBox(), await cell.getByRole('link').boundingBox()];
  expect(many?.y).toBeGreaterThanOrEqual((day?.y ?? 0) + (day?.height ?? 0) - 1);

  // From the visit to the room, which is drawn without a network.
  await desk.goto(`/studio/visits/day?day=${today}&who=${encodeURIComponent(who)}`);
  await usable(desk);
  await desk.getByRole('link', { name: `Measure on site for ${visit.firstName}` }).click();
  const plan = desk.getByRole('group', { name: 'Drawing of the room' });
  const wall = (letter: string) => plan.getByRole('button', { name: new RegExp(`^Wall ${letter},`) });
  await usable(desk, 'svg[role="group"]');
  await expect(desk.getByText('It works without a network')).toBeVisible();
  // Nothing is drawn yet: complete would be by oversight.
  await desk.getByRole('button', { name: 'Mark complete' }).click();
  await expect(desk.getByText('No room was drawn on this visit. Complete it anyway?')).toBeVisible();
  await desk.getByRole('button', { name: 'Not yet' }).click();
  const before = await wall('A').getAttribute('aria-label');
  await staff.setOffline(true);
  await wall('B').focus();
  await desk.keyboard.press('Shift+ArrowRight');
  await expect(wall('A')).not.toHaveAccessibleName(before ?? '');
  const drawn = (await wall('A').getAttribute('aria-label')) ?? '';
  await desk.getByRole('button', { name: 'Save for the customer' }).click();
  await expect(desk.getByText('You’re offline. Your changes are kept in this browser')).toBeVisible();
  expect(await widthOf(desk)).toBeLessThanOrEqual(375);
  const saving = desk.waitForResponse((answer) => answer.url().includes(`/rooms/${visit.surveyId}`));
  await staff.setOffline(false);
  expect((await saving).ok()).toBe(true);
  await expect(desk.getByText('Saved', { exact: true })).toBeVisible();
  await expect(desk.getByText('The specialist drew this room.')).toBeVisible();
  await expectAccessible(desk);

  // Done: the customer hears it, and has the room as it was drawn.
  await desk.getByRole('button', { name: 'Mark complete' }).click();
  await expect(desk.getByText('Mark this visit complete?')).toBeVisible();
  await desk.getByRole('button', { name: 'Mark complete' }).click();
  await expect(desk.getByText('The visit is complete. We’ve told the customer')).toBeVisible();
  expect(await widthOf(desk)).toBeLessThanOrEqual(375);
  await staff.close();
  await page.goto('/projects');
  await expect(page.getByText(/^Room measured/)).toBeVisible();
  await page.goto(`/projects/${visit.surveyId}/room`);
  await expect(
    page.getByRole('group', { name: 'Drawing of the room' }).getByRole('button', { name: drawn, exact: true }),
  ).toHaveCount(1);
});

test('photos taken on site without a network are sent when it’s back, and are in the brief beside the room as measured', async ({
  page,
  browser,
  watched,
}) => {
  test.slow();
  watched.expectComplaint(complaintsOffline);
  const who = fresh('Wren ');
  const staff = await onPhone(browser);
  const today = await dayShown(staff);
  const visit = await asksForVisit(page, { street: fresh('6 Ash Street '), zip: '11201', today });
  await isOn(staff, visit, today, who);
  const room = await staff.newPage();
  await room.goto(`/studio/projects/${visit.surveyId}/room`);
  await usable(room, 'svg[role="group"]');
  const photos = room.getByRole('list', { name: 'Photos of the room' }).getByRole('listitem');
  const chosen = room.getByRole('region', { name: 'Photos of the room' }).locator('input[type="file"]');

  await staff.setOffline(true);
  for (const [name, background] of [
    ['north.jpg', '#c9b79c'],
    ['door.jpg', '#7a5c43'],
  ] as const) {
    await chosen.setInputFiles({ name, mimeType: 'image/jpeg', buffer: await phonePhoto(background) });
  }
  await expect(room.getByText('2 photos are kept on this device.')).toBeVisible();
  await expect(photos).toHaveCount(2);
  await expect(photos.filter({ hasText: 'Not sent yet' })).toHaveCount(2);
  expect(await widthOf(room)).toBeLessThanOrEqual(375);

  // The phone went to sleep and dropped the page: it's opened again, and they're still there and sent.
  await room.close();
  await staff.setOffline(false);
  const again = await staff.newPage();
  await again.goto(`/studio/projects/${visit.surveyId}/room`);
  await usable(again, 'svg[role="group"]');
  const sent = again.getByRole('list', { name: 'Photos of the room' }).getByRole('listitem');
  await expect(sent.getByRole('button', { name: /^Remove ?: Photo/ })).toHaveCount(2);
  await expect(sent.filter({ hasText: 'Not sent yet' })).toHaveCount(0);
  await expectAccessible(again);

  // And one more, sent by itself when the network comes back.
  await staff.setOffline(true);
  await again
    .getByRole('region', { name: 'Photos of the room' })
    .locator('input[type="file"]')
    .setInputFiles({ name: 'rug.jpg', mimeType: 'image/jpeg', buffer: await photo('#5f7a66') });
  await expect(sent.filter({ hasText: 'Not sent yet' })).toHaveCount(1);
  await staff.setOffline(false);
  await expect(sent.getByRole('button', { name: /^Remove ?: Photo/ })).toHaveCount(3);

  // What can't be read stays on the device, says why, and is removed by hand.
  const bad = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') };
  await again.getByRole('region', { name: 'Photos of the room' }).locator('input[type="file"]').setInputFiles(bad);
  await expect(sent.filter({ hasText: 'This file isn’t a photo we can read.' })).toHaveCount(1);
  await sent
    .filter({ hasText: 'This file isn’t' })
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(sent).toHaveCount(3);

  // The room is drawn, and its door is measured as narrower than the customer said.
  const plan = again.getByRole('group', { name: 'Drawing of the room' });
  await plan.getByRole('button', { name: /^Wall B,/ }).focus();
  await again.keyboard.press('Shift+ArrowRight');
  await again.getByRole('button', { name: 'Save for the customer' }).click();
  await expect(again.getByText('Saved', { exact: true })).toBeVisible();
  await again.getByRole('button', { name: 'Mark complete' }).click();
  await again.getByRole('button', { name: 'Mark complete' }).click();
  await expect(again.getByText('The visit is complete. We’ve told the customer')).toBeVisible();
  // What's taken later on the same day may still be added.
  await expect(sent).toHaveCount(3);

  // The project has the room of the visit, with the photos, and the customer's own answer beside it.
  await again.setViewportSize({ width: 1280, height: 900 });
  await again.goto(`/studio/projects/${visit.surveyId}`);
  await usable(again);
  const brief = again.getByRole('region', { name: 'Brief' });
  await expect(brief.getByText(/^Measured and drawn on our visit on \w+ \d+/)).toBeVisible();
  await expect(brief.getByText('The customer didn’t measure it themselves.')).toBeVisible();
  await expect(brief.getByRole('button', { name: /^Photo \d from our visit$/ })).toHaveCount(3);
  await brief.getByRole('button', { name: 'Photo 1 from our visit' }).click();
  const shown = again.getByRole('dialog').getByRole('img', { name: 'Photo 1 from our visit' });
  await expect.poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  await staff.close();
});
