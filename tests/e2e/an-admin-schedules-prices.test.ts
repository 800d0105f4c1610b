import { addYears, dayWords } from '#core/promotion/index.ts';
import { dayShown, expect, expectAccessible, shopOrigin, signIn, test, usable } from '../setup/browser.ts';

test('an admin schedules new prices, sees what changes from when, and withdraws them; a specialist only reads', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin@hearthline.test');
  // So far ahead that it never begins in the shop that all tests share.
  const day = addYears(await dayShown(page.context()), 1);
  const words = dayWords(day);
  await page.goto('/studio/settings');
  await page.getByRole('link', { name: 'See the prices' }).click();
  await usable(page, 'main form button');
  const form = page.getByRole('form', { name: 'Schedule new prices' });
  const fee = form.getByLabel('Fee', { exact: true });
  await expect(fee).toHaveValue('149');

  // What's wrong is said at its field before anything is sent.
  await fee.fill('free');
  await form.getByRole('button', { name: 'Review' }).click();
  await expect(form.getByText('Please enter an amount from $1 to $2,000.')).toBeVisible();
  await form.getByLabel('From', { exact: true }).fill('2020-01-01');
  await fee.fill('169');
  await form.getByRole('button', { name: 'Review' }).click();
  await expect(form.getByText('Please choose tomorrow or later.', { exact: false })).toBeVisible();

  await form.getByLabel('From', { exact: true }).fill(day);
  await form.getByRole('button', { name: 'Review' }).click();
  const question = form.getByRole('status');
  await expect(question).toContainText(`From ${words}, this changes:`);
  await expect(question).toContainText('Fee: $149 → $169');
  await expect(form.getByRole('button', { name: 'Schedule' })).toBeFocused();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Schedule' }).click();
  const coming = page
    .getByRole('list', { name: 'Coming' })
    .getByRole('listitem')
    .filter({ hasText: `From ${words}` });
  await expect(coming).toContainText('Fee: $149 → $169');
  await expect(page.getByText(`Scheduled: new prices from ${words}.`)).toBeVisible();
  await expect(page.locator('main dl').first()).toContainText('$149');

  const other = await browser.newContext({ baseURL: shopOrigin() });
  const specialist = await other.newPage();
  await signIn(specialist, 'specialist@hearthline.test');
  await specialist.goto('/studio/settings/prices');
  await expect(specialist.getByRole('list', { name: 'Coming' })).toContainText('Fee: $149 → $169');
  await expect(specialist.locator('main form')).toHaveCount(0);
  await specialist.goto('/studio/settings');
  await expect(specialist.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await expect(specialist.locator('main form')).toHaveCount(0);
  await other.close();

  await coming.getByRole('link', { name: `Change the prices from ${words}` }).click();
  const change = page.getByRole('form', { name: `Change the prices from ${words}` });
  await change.getByLabel('Row 1: shipping', { exact: true }).fill('249');
  await change.getByRole('button', { name: 'Review' }).click();
  await expect(change.getByRole('status')).toContainText('Under $3,000 $249');
  await change.getByRole('button', { name: 'Save the change' }).click();
  await expect(coming).toContainText('Under $3,000 $249');
  await expect(form).toBeVisible();

  const withdraw = coming.getByRole('button', { name: `Withdraw the prices from ${words}` });
  await withdraw.click();
  await expect(coming.getByText(`The prices before ${words} will stay in effect.`, { exact: false })).toBeVisible();
  await withdraw.click();
  await expect(coming).toHaveCount(0);
  await expect(fee).toHaveValue('149');
  await page.setViewportSize({ width: 375, height: 812 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await expectAccessible(page);
});
