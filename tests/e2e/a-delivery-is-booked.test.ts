import type { Page } from '@playwright/test';
import { expect, expectAccessible, shopOrigin, test, usable } from '../setup/browser.ts';
import { customerWithBoards, type ReadyBoards } from '../setup/customer-with-boards.ts';
import { placeAndPay, staffPage } from '../setup/journeys/paid-order.ts';

async function chooseWhiteGlove(page: Page, { selectionId, recordIds }: ReadyBoards): Promise<void> {
  const pieces = recordIds.slice(0, 2);
  const answer = await page.request.patch(`/api/users/me/selections/${selectionId}`, {
    data: {
      chosen: pieces.map((id) => ({ id, selectionId })),
      whiteGloveStatus: Object.fromEntries(pieces.map((id) => [id, 'white-glove'])),
    },
    headers: { Origin: shopOrigin() },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function ship(staff: Page, orderId: string): Promise<void> {
  await staff.goto(`/studio/orders/${orderId}`);
  await usable(staff);
  await staff.getByRole('button', { name: 'Confirm', exact: true }).click();
  await staff.getByLabel('Tracking number').fill('1Z999');
  await staff.getByRole('button', { name: 'Mark shipped' }).click();
  await expect(staff.getByText('The customer hasn’t chosen a delivery time yet.').first()).toBeVisible();
}

test('a white-glove delivery is chosen, changed and moved', async ({ page, browser }) => {
  const boards = await customerWithBoards(page);
  await chooseWhiteGlove(page, boards);
  const { orderId } = await placeAndPay(page, boards.selectionId);
  await page.goto(`/orders/${orderId}`);
  await usable(page);
  await expect(page.getByRole('heading', { name: 'Your white-glove delivery' })).toBeHidden();
  const staff = await staffPage(browser);
  await ship(staff, orderId);

  // The open page hears of it by itself. On a phone, with the keyboard, and without a choice it says what's missing.
  await page.setViewportSize({ width: 375, height: 667 });
  const form = page.getByRole('form', { name: 'When should we come?' });
  await expect(form).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Book it' }).press('Enter');
  await expect(page.getByText('Please choose a day and a time.')).toBeInViewport({ ratio: 1 });
  await form.getByRole('button', { name: /Day$/ }).press('Enter');
  const days = page.getByRole('option');
  await expect(days).toHaveCount(10);
  const chosen = (await days.nth(2).textContent()) ?? '';
  await days.nth(2).press('Enter');
  await form.getByText('8 am to 12 pm').click();
  await form.getByRole('button', { name: 'Book it' }).press('Enter');
  await expect(page.getByText(`${chosen}, 8 am to 12 pm, your local time`)).toBeVisible();
  await expect(page.getByText(/^You can change it through /)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Change the time' }).press('Enter');
  await form.getByRole('button', { name: /Day$/ }).click();
  const changed = (await days.nth(3).textContent()) ?? '';
  await days.nth(3).click();
  await form.getByText('1 pm to 5 pm').click();
  await form.getByRole('button', { name: 'Book the new time' }).click();
  await expect(page.getByText(`${changed}, 1 pm to 5 pm, your local time`)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });

  await staff.reload();
  await staff.getByRole('link', { name: 'That day’s deliveries' }).first().click();
  await expect(staff.getByRole('heading', { level: 1, name: `Deliveries on ${changed}` })).toBeVisible();
  const home = staff.getByRole('listitem').filter({ has: staff.locator(`a[href="/studio/orders/${orderId}"]`) });
  await expect(home.getByText('12 Maple Street', { exact: false })).toBeVisible();
  await staff.setViewportSize({ width: 375, height: 667 });
  await home.getByRole('button', { name: 'Move the delivery of June' }).press('Enter');
  await expect(staff.getByLabel('To this day')).toBeFocused();
  await expectAccessible(staff);
  await staff.getByText('8 am to 12 pm').last().click();
  await staff.getByRole('button', { name: 'Move it and tell the customer' }).click();
  await expect(staff.getByText('Please tell the customer why.')).toBeVisible();
  await staff.getByLabel('Why, for the customer').fill('Our afternoon crew is out that day.');
  await staff.getByRole('button', { name: 'Move it and tell the customer' }).click();
  await expect(staff.getByRole('heading', { level: 2, name: '8 am to 12 pm' })).toBeVisible();
  await expect(staff.getByText('Moved here: Our afternoon crew is out that day.')).toBeVisible();
  await expectAccessible(staff);

  await expect(page.getByText(`${changed}, 8 am to 12 pm, your local time`)).toBeVisible();
  await expect(page.getByText('Our afternoon crew is out that day.')).toBeVisible();

  // Once it's there, there's nothing to agree on.
  await staff.goto(`/studio/orders/${orderId}`);
  await usable(staff);
  await staff.getByRole('button', { name: 'Delivered', exact: true }).click();
  await expect(staff.getByText('Nothing to do here')).toBeVisible();
  await staff.context().close();
  await expect(page.getByRole('heading', { name: 'Your white-glove delivery' })).toBeHidden();
});
