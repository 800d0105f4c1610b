import { writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../browser.ts';
import { freshEmail } from '../fresh.ts';

export const question = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
export const onward = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click();
export const choose = (page: Page, name: string | RegExp) => press(page.getByRole('radio', { name }));
export const tick = (page: Page, name: string | RegExp) => press(page.getByRole('checkbox', { name }));

/** The box itself is hidden under its tile. In the middle of the screen, the tile isn't under the bar with Back in it. */
export async function press(box: Locator): Promise<void> {
  await box.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await box.click({ force: true });
}

export const password = 'a walnut armchair';

export const newEmail = () => freshEmail('quiz');

export const photo = (background: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** A file let go over a place of the page, as the system's own file window would do it. */
export async function dropFile(page: Page, place: Locator, bytes: Buffer): Promise<void> {
  const path = test.info().outputPath('sill.jpg');
  await writeFile(path, bytes);
  const session = await page.context().newCDPSession(page);
  // Clear of the bar at the bottom, which would catch it.
  await place.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { x = 0, y = 0 } = (await place.boundingBox()) ?? {};
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', { type, x: x + 1, y: y + 1, data });
  }
}

export async function fillRegistration(page: Page, email: string): Promise<void> {
  const form = page.getByRole('main');
  await form.getByLabel('First name').fill('June');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByLabel('Repeat password').fill(password);
}

/** What the account has on the server. */
export async function surveysOf(page: Page): Promise<{ inProgress: boolean; responses: Record<string, unknown> }[]> {
  return (await (await page.request.get('/api/users/me/surveysData')).json()) as never;
}

/** The id of the only room of the account in this browser. */
export async function surveyIdOf(page: Page): Promise<string> {
  const surveys = (await (await page.request.get('/api/users/me/surveysData')).json()) as { id: string }[];
  expect(surveys).toHaveLength(1);
  return surveys[0]?.id ?? '';
}
