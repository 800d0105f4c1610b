import { expect, expectAccessible, test, usable } from '../setup/browser.ts';
import { customerWithOrder, staffPage } from '../setup/journeys/paid-order.ts';

test('a wrong tracking number is corrected by keyboard, and the customer sees the right one', async ({
  page,
  browser,
}) => {
  const { orderId: id } = await customerWithOrder(page, { pieces: 2, firstName: 'Juno' });
  const staff = await staffPage(browser, 'specialist@hearthline.test');
  await staff.setViewportSize({ width: 1280, height: 900 });
  await staff.goto(`/studio/orders/${id}`);
  await usable(staff);
  await staff.getByRole('button', { name: 'Confirm', exact: true }).click();
  await staff.getByLabel('Tracking number').fill('1Z999AA1');
  await staff.getByRole('button', { name: 'Mark shipped' }).click();
  await expect(staff.getByRole('link', { name: /UPS 1Z999AA1/ })).toHaveCount(2);

  // Filled in with what's on record; a mistake is said next to the field.
  const correct = staff.getByRole('button', { name: /^Correct the tracking of/ });
  await expect(correct).toHaveCount(2);
  await correct.first().press('Enter');
  const form = staff.getByRole('form', { name: /^Correct the tracking of/ });
  const number = form.getByLabel('Tracking number');
  await expect(number).toHaveValue('1Z999AA1');
  await expect(form.getByRole('checkbox')).toHaveCount(2);
  await number.fill('');
  await number.press('Enter');
  await expect(form.getByText('Please enter the tracking number.')).toBeVisible();
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(staff);
  await staff.setViewportSize({ width: 375, height: 812 });
  expect(await staff.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await expectAccessible(staff);

  // Another carrier and number, still by keyboard.
  await form.getByRole('button', { name: /Carrier/ }).press('Enter');
  await staff.getByRole('option', { name: 'FedEx' }).press('Enter');
  await number.fill('774912345678');
  await number.press('Enter');
  const told = 'The tracking of 2 pieces is now FedEx 774912345678. We’ve emailed the customer.';
  await expect(staff.getByText(told).first()).toBeVisible();
  await expect(staff.getByRole('link', { name: /FedEx 774912345678/ })).toHaveCount(2);
  await expect(staff.getByText('Tracking corrected')).toHaveCount(2);
  await expect(correct.first()).toBeFocused();
  expect(await staff.evaluate(() => document.documentElement.scrollWidth)).toBe(375);

  // The customer follows the parcel with the right one.
  await page.goto(`/orders/${id}`);
  await expect(page.locator('a[href*="fedex"][href*="774912345678"]')).toHaveCount(2);
  await expect(page.getByText('Tracking corrected').first()).toBeVisible();
  await expectAccessible(page);

  // A courtesy is asked about with its exact amount.
  await staff.setViewportSize({ width: 1280, height: 900 });
  await staff.locator('summary').filter({ hasText: 'Refund an amount' }).click();
  const courtesy = staff.getByRole('form', { name: 'Refund an amount' });
  await courtesy
    .getByLabel(/^Refund for/)
    .first()
    .fill('12.5');
  await courtesy.getByRole('button', { name: 'Refund this amount' }).click();
  await expect(courtesy.getByText('$12.50 goes back to the card right away.')).toBeVisible();
  await expect(courtesy.getByRole('button', { name: 'Refund $12.50' })).toBeVisible();

  // Once it has arrived, there's nothing to correct anymore.
  await staff.getByRole('button', { name: 'Delivered', exact: true }).click();
  await expect(correct).toHaveCount(0);
  await expect(staff.getByRole('link', { name: /FedEx 774912345678/ })).toHaveCount(2);
  await staff.context().close();
});
