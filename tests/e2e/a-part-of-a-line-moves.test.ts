import { expect, expectAccessible, test, usable } from '../setup/browser.ts';
import { choosing, customerWithBoards } from '../setup/customer-with-boards.ts';
import { placeAndPay, staffPage } from '../setup/journeys/paid-order.ts';

test('of four pieces one is canceled, two ship, and one of those comes back', async ({ page, browser }) => {
  const boards = await customerWithBoards(page, { firstName: 'June' });
  const [recordId = ''] = boards.recordIds;
  await choosing(page, boards, [{ id: recordId, quantity: 4 }]);
  const { orderId } = await placeAndPay(page, boards.selectionId);

  // The customer cancels one, on a phone and by keyboard.
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(`/orders/${orderId}`);
  await usable(page);
  await page.getByRole('button', { name: /^Cancel these pieces/ }).press('Enter');
  const many = page.getByRole('button', { name: /How many of/ });
  await expect(many).toContainText('All 4');
  await many.press('Enter');
  await page.getByRole('option', { name: '1', exact: true }).press('Enter');
  await expect(many).toContainText('1');
  await expect(page.getByText('Refund to your card')).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await page.getByRole('button', { name: /^Yes, cancel/ }).press('Enter');
  await expect(page.getByText('3 pieces', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Cancel these pieces/ })).toHaveCount(1);

  // Staff confirm the three that are left, and ship two of them.
  const staff = await staffPage(browser, 'specialist@hearthline.test');
  await staff.setViewportSize({ width: 1280, height: 900 });
  await staff.goto(`/studio/orders/${orderId}`);
  await usable(staff);
  await staff.getByRole('button', { name: 'Confirm', exact: true }).click();
  const ship = staff.getByRole('form', { name: 'Mark shipped' });
  await ship.getByLabel('Tracking number').fill('1Z2');
  await ship.getByRole('button', { name: /How many of/ }).press('Enter');
  await staff.getByRole('option', { name: '2', exact: true }).press('Enter');
  await expectAccessible(staff);
  await staff.setViewportSize({ width: 375, height: 812 });
  expect(await staff.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await ship.getByRole('button', { name: 'Mark shipped' }).press('Enter');
  await expect(staff.getByRole('link', { name: /UPS 1Z2/ })).toHaveCount(1);
  // The next parcel has a number of its own.
  await expect(ship.getByLabel('Tracking number')).toHaveValue('');

  // The customer’s open page hears of it: one still waits, two are on their way.
  await expect(page.getByRole('link', { name: /Follow it with UPS/ })).toHaveCount(1);
  await staff.getByRole('form', { name: 'Mark delivered' }).getByRole('button', { name: 'Delivered' }).click();
  const back = page.getByRole('button', { name: /^Return or exchange/ });
  await expect(back).toHaveCount(1);
  await page.setViewportSize({ width: 1280, height: 900 });
  await back.press('Enter');
  await many.press('Enter');
  await page.getByRole('option', { name: '1', exact: true }).press('Enter');
  await page.getByRole('radio', { name: 'Return it for a refund' }).press('Space');
  await page.getByRole('radio', { name: 'It arrived damaged' }).press('Space');
  await expect(page.getByText('Once it’s back with us, we’ll refund this:')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send the request' }).press('Enter');
  await expect(page.getByText('You asked to return it', { exact: false })).toBeVisible();
  await expect(back).toHaveCount(1);
  await expectAccessible(page);

  // The receipt still says what was bought.
  await page.goto(`/orders/${orderId}/receipt`);
  await expect(page.getByText('4 pieces', { exact: false }).first()).toBeVisible();
  await staff.context().close();
});
