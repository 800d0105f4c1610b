import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectAccessible, test, usable } from '../setup/browser.ts';
import { customerWithOrder, deliverOrder, staffPage } from '../setup/journeys/paid-order.ts';

async function addPhoto(page: Page, number: number): Promise<void> {
  const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#7c9585' } })
    .jpeg()
    .toBuffer();
  await page.locator('input[type="file"]').setInputFiles({ name: `${number}.jpg`, mimeType: 'image/jpeg', buffer });
  await expect(page.getByRole('img', { name: `Photo ${number}` })).toBeVisible();
}

/** With the keyboard, on a phone: what's missing is said at once, and nothing typed is lost. */
async function report(page: Page): Promise<void> {
  await page.setViewportSize({ width: 375, height: 667 });
  await page
    .getByRole('button', { name: /^Report damage/ })
    .first()
    .press('Enter');
  await expect(page.getByLabel('What happened?')).toBeFocused();
  await page.getByLabel('What happened?').fill('A deep scratch on the left arm.');
  const send = page.getByRole('button', { name: 'Send the report' });
  await send.press('Enter');
  const problem = page.getByText('Please choose what you’d like. Please add at least one photo of the damage.');
  await expect(problem).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await addPhoto(page, 1);
  await addPhoto(page, 2);
  await page.getByText('I’ll keep it, for part of the money back').click();
  await expect(page.getByLabel('What happened?')).toHaveValue('A deep scratch on the left arm.');
  await send.press('Enter');
  await expect(page.getByText('You’ve reported damage.', { exact: false })).toBeVisible();
  await expect(page.getByText('A deep scratch on the left arm.')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('a damaged piece is reported with photos, and part of its money goes back', async ({ page, browser }) => {
  const { orderId } = await customerWithOrder(page, { pieces: 2 });
  const staff = await staffPage(browser);
  await deliverOrder(staff, orderId);
  await page.goto(`/orders/${orderId}`);
  await usable(page);
  await report(page);

  await staff.goto('/studio/exceptions?kind=claim&q=june');
  await expect(staff.getByText('The customer reported damage, with photos.', { exact: false }).first()).toBeVisible();
  await usable(staff);
  await staff.locator(`a[href="/studio/orders/${orderId}"]`).first().click();
  await usable(staff);
  await expect(staff.getByRole('img', { name: 'Photo 2 from the customer' })).toBeVisible();
  const form = staff.getByRole('form', { name: /^Damage reported/ });
  await form.getByRole('button', { name: 'Decide' }).click();
  await expect(staff.getByText('Please choose what we should do.')).toBeVisible();
  await form.getByText('Refund part of it').click();
  await form.getByLabel('Amount to refund').fill('1000000');
  await form.getByRole('button', { name: 'Decide' }).click();
  await expect(staff.getByText('That’s more than a card still has paid for this piece.')).toBeVisible();
  // Sent all the same, it's refused at its field.
  await form.getByRole('button', { name: 'Decide' }).click();
  await expect(form.getByLabel('Amount to refund')).toHaveAttribute('aria-invalid', 'true');
  await staff.setViewportSize({ width: 375, height: 667 });
  await expectAccessible(staff);
  await form.getByLabel('Amount to refund').fill('12.50');
  await expect(staff.getByText('The customer keeps it, and $12.50 goes back to the card right away.')).toBeVisible();
  await form.getByRole('button', { name: 'Refund $12.50' }).click();
  await expect(staff.getByText('Damage accepted: part of it refunded, $12.50')).toBeVisible();
  await expectAccessible(staff);
  await staff.context().close();

  // The open page hears of it by itself, and the piece may be sent back all the same.
  await expect(page.getByText('We’ve refunded $12.50 for it.', { exact: false })).toBeVisible();
  await expect(page.getByText('Arrived damaged. Sent to your card', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Return or exchange/ })).toHaveCount(2);
  await expectAccessible(page);
});
