import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectAccessible, test, usable } from '../setup/browser.ts';
import { customerWithOrder, staffPage } from '../setup/journeys/paid-order.ts';

/** The shop sends everything that is left and has it delivered. */
async function delivered(page: Page, orderId: string): Promise<void> {
  await page.goto(`/studio/orders/${orderId}`);
  await usable(page);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.getByRole('button', { name: 'Mark shipped' }).click();
  await expect(page.getByLabel('Tracking number')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await page.getByLabel('Tracking number').fill('1Z999');
  await page.getByRole('button', { name: 'Mark shipped' }).click();
  await page.getByRole('button', { name: 'Delivered', exact: true }).click();
  await expect(page.getByText('Nothing to do here')).toBeVisible();
}

/** What waits is on the list of exceptions; it is received there, refunded after being asked once, and gone. */
async function takenBack(page: Page, orderId: string): Promise<void> {
  await page.goto('/studio/exceptions?kind=return&q=june');
  await expectAccessible(page);
  await usable(page);
  await page.locator(`a[href="/studio/orders/${orderId}"]`).first().click();
  await page.getByRole('button', { name: 'Received' }).click();
  // Whichever way it is sent, it is asked first.
  const refund = page.getByRole('form', { name: 'Refund what came back' });
  await refund.getByRole('checkbox').press('Enter');
  await expect(page.getByText(/^\$[\d,]+\.\d\d goes back to the card right away\.$/)).toBeVisible();
  await page.getByRole('button', { name: /^Refund \$[\d,]+\.\d\d$/ }).click();
  await expect(page.getByText('Nothing to do here')).toBeVisible();
  await expectAccessible(page);
}

/** A photograph that is still on its way: the request waits for it, and another file is told about meanwhile. */
async function photographed(page: Page): Promise<void> {
  const arrives = Promise.withResolvers<void>();
  await page.route('**/image/upload', async (route) => {
    await arrives.promise;
    await route.continue();
  });
  const send = page.locator('form button[type="submit"]', { hasText: 'Send the request' });
  const files = page.locator('input[type="file"]');
  const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#7c9585' } })
    .jpeg()
    .toBuffer();
  await files.setInputFiles({ name: 'leg.jpg', mimeType: 'image/jpeg', buffer });
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await send.click({ force: true });
  await files.setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expect(page.getByText('File type application/pdf is not allowed. Please upload only images.')).toBeVisible();
  arrives.resolve();
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await expect(send).not.toHaveAttribute('aria-disabled');
}

/** Signed out in another tab: what was typed stays, and goes once they are signed in again. */
async function sentAfterSigningInAgain(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByText('You’ve been signed out, so nothing was changed.', { exact: false })).toBeVisible();
  await expect(page.getByLabel(/^Anything we should know/)).toHaveValue('Two inches too wide.');
  await expectAccessible(page);
  await page.context().addCookies(cookies);
  await page.getByRole('button', { name: 'Send the request' }).click();
}

test('a piece is canceled before it ships, another is sent back after it came', async ({ page, browser, watched }) => {
  watched.expectComplaint(/401/);
  const { orderId: id } = await customerWithOrder(page, { pieces: 2 });
  await page.goto(`/orders/${id}`);
  await usable(page);
  await page
    .getByRole('button', { name: /^Cancel this piece/ })
    .first()
    .click();
  // The sum is there before it's confirmed.
  await expect(page.locator('form dl').filter({ hasText: 'Refund to your card' })).toContainText('$');
  await page.getByRole('button', { name: /^Yes, cancel/ }).click();
  await expect(page.getByText('Canceled before it shipped. Sent to your card', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Cancel this piece/ })).toHaveCount(1);
  // The button that was pressed is gone: the focus stays with the piece.
  await expect(page.locator('li :focus')).toHaveText(/./);
  await expectAccessible(page);

  // The open page hears of it by itself.
  const staff = await staffPage(browser);
  await delivered(staff, id);
  const back = page.getByRole('button', { name: /^Return or exchange/ });
  await expect(back).toHaveCount(1);
  await back.click();
  await expect(page.getByRole('radio', { name: 'Return it for a refund' })).toBeFocused();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(back).toBeFocused();
  await back.click();
  const wide = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: 375, height: 667 });
  await page.getByRole('button', { name: 'Send the request' }).click();
  const chooseBoth = page.getByText('Please tell us what you’d like, and why.');
  await expect(chooseBoth).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(wide);
  await page.getByText('Return it for a refund').click();
  await expect(page.getByText('Once it’s back with us, we’ll refund this:')).toBeVisible();
  await page.getByText('It doesn’t fit the room').click();
  await expect(chooseBoth).toBeHidden();
  await page.getByLabel(/^Anything we should know/).fill('Two inches too wide.');
  await photographed(page);
  await sentAfterSigningInAgain(page);
  await expect(page.getByText('You asked to return it: It doesn’t fit the room.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await page.getByRole('button', { name: /^Keep it after all/ }).click();
  await expect(back).toBeVisible();
  await back.click();
  await page.getByText('Return it for a refund').click();
  await page.getByText('I changed my mind').click();
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByText('You asked to return it: I changed my mind.')).toBeVisible();
  await takenBack(staff, id);
  await staff.context().close();
  await expect(page.getByText('Returned. Sent to your card', { exact: false })).toBeVisible();

  await page.getByRole('link', { name: 'Receipt to print' }).click();
  await expect(page.getByText('Refunded since')).toBeVisible();
  const pdf = await page.request.get(`/orders/${id}/receipt.pdf`);
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
});
