import type { Page } from '@playwright/test';
import { expect, expectAccessible, rulesOfLayout, shopOrigin, signIn, test, usable } from '../setup/browser.ts';
import { choosing, customerWithBoards } from '../setup/customer-with-boards.ts';
import { fresh } from '../setup/fresh.ts';
import { fillAddress, fillCard, pay } from '../setup/journeys/checkout-form.ts';
import { takeFor, waitHours } from '../setup/shop-database.ts';

/** A customer who waits for a new pair, which a specialist has begun. */
async function waitingCustomer(page: Page, firstName: string, says: object = {}) {
  const boards = await customerWithBoards(page, { firstName, says });
  await takeFor(boards.surveyId, 'specialist@hearthline.test');
  const asked = await page.request.post(`/results/${boards.selectionId}`, {
    form: { act: 'ask', body: 'Something lighter, please.' },
    headers: { Origin: shopOrigin() },
  });
  expect(asked.ok()).toBe(true);
  return boards;
}

const fits = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
};

test('boards that are late bring a credit off the next order, and we see it', async ({ page, browser }) => {
  const firstName = fresh('Lou');
  const boards = await waitingCustomer(page, firstName);
  await choosing(page, boards, [{ id: boards.recordIds[0] ?? '' }]);
  await page.goto('/projects');
  await expect(page.getByText('until your boards')).toBeVisible();
  await waitHours(boards.surveyId, 73);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('$25 comes off your next furniture order')).toBeVisible();
  }).toPass();
  await expect(page.getByText('1 hour late')).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/checkout/${boards.selectionId}`);
  await usable(page, '#address-zip');
  const line = page.locator('dl > div').filter({ hasText: 'Credit for late boards' });
  await expect(line).toContainText('−$25.00');
  await expect(line).toContainText('Your boards took longer than 72 hours, so this is on us.');
  for (const width of [375, 768, 1280]) await fits(page, width);
  await expectAccessible(page, rulesOfLayout);
  await fillAddress(page);
  await fillCard(page, '4242424242424242');
  await pay(page).click();
  await expect(page).toHaveURL(/\/purchase-success\?order=order_/);
  await page.getByRole('link', { name: 'See your order' }).click();
  await expect(page).toHaveURL(/\/orders\/order_/);
  await expect(page.getByText('Credit for late boards')).toBeVisible();
  const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.goto('/projects');
  await expect(page.getByText('comes off your next furniture order')).toHaveCount(0);

  const studio = await (await browser.newContext({ baseURL: shopOrigin(), serviceWorkers: 'block' })).newPage();
  await signIn(studio, 'admin@hearthline.test');
  await studio.goto(`/studio/orders/${orderId}`);
  await expect(studio.getByText('Paid with a credit for late boards')).toBeVisible();
  await studio.goto('/studio/figures');
  await expect(studio.getByText('Credits booked')).toBeVisible();
  await expectAccessible(studio);
  await studio.goto('/studio/settings');
  await usable(studio, 'input[name="credit"]');
  const form = studio.locator('form').filter({ has: studio.getByLabel('Credit for the customer') });
  await form.getByLabel('Credit for the customer').fill('a lot');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Please enter an amount from $0 to $500.').first()).toBeVisible();
  // Other tests run in this shop, so the amount stays what it is.
  await form.getByLabel('Credit for the customer').fill('25.00');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Please enter an amount from $0 to $500.')).toHaveCount(0);
  await expect(form.getByLabel('Credit for the customer')).toHaveValue('25');
  await expectAccessible(studio);
  await studio.context().close();
});

test('late boards say on Today what was credited', async ({ page, browser }) => {
  const firstName = fresh('Ivy');
  const { surveyId } = await waitingCustomer(page, firstName);
  await waitHours(surveyId, 75);
  const studio = await (await browser.newContext({ baseURL: shopOrigin(), serviceWorkers: 'block' })).newPage();
  await signIn(studio, 'admin@hearthline.test');
  await expect(async () => {
    await studio.goto(`/studio/exceptions?q=${firstName}`);
    await expect(studio.getByText('The boards are 3 hours late. $25 was credited.')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await studio.context().close();
});

test('while we have to come and measure the clock is paused, and the customer reads why', async ({ page }) => {
  const firstName = fresh('Ada');
  await waitingCustomer(page, firstName, { measurement_method: 'on-site-service' });
  await page.goto('/projects');
  await expect(page.getByText('Your 72 hours are paused')).toBeVisible();
  await expect(page.getByText('Pick your days, and the clock starts again once we’ve been there.')).toBeVisible();
  await expect(page.getByText('It has 72 hours left.').first()).toBeVisible();
  await expectAccessible(page);
  for (const width of [375, 768, 1280]) await fits(page, width);
  await page.goto('/quiz-complete');
  await expect(page.getByText('Your 72 hours are paused.')).toBeVisible();
  await expectAccessible(page);
  await fits(page, 375);
});
