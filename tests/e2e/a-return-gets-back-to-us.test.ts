import type { Page } from '@playwright/test';
import { carriageOf } from '#core/order/index.ts';
import { expect, expectAccessible, test, usable } from '../setup/browser.ts';
import { choosing, customerWithBoards } from '../setup/customer-with-boards.ts';
import { sixPieces } from '../setup/journeys/desk.ts';
import { deliverOrder, placeAndPay, staffPage } from '../setup/journeys/paid-order.ts';

interface Found {
  recordId: string;
  name: string;
}

/** One piece of the boards that goes by parcel, and one that's picked up. */
async function onePieceOfEach(page: Page, recordIds: readonly string[]): Promise<[small: Found, large: Found]> {
  const found: Partial<Record<'parcel' | 'pick-up', Found>> = {};
  for (const recordId of recordIds) {
    const piece = await (await page.request.get(`/api/furniture/${recordId}`)).json();
    // '80"W x 36"D x 33"H'
    const [width = 0, depth = 0, height = 0] = [...String(piece.size).matchAll(/[\d.]+/g)].map(Number);
    found[carriageOf({ dimensions: { width, depth, height }, weightPounds: piece.weightPounds })] ??= {
      recordId,
      name: piece.name,
    };
  }
  const { parcel, 'pick-up': large } = found;
  if (!parcel || !large) throw new Error(`the boards have only ${Object.keys(found)}`);
  return [parcel, large];
}

async function sendBack(page: Page, name: string, says: string): Promise<void> {
  await page.getByRole('button', { name: `Return or exchange ${name}` }).press('Enter');
  const form = page.getByRole('form', { name: `Return or exchange ${name}` });
  await form.getByText('Return it for a refund').click();
  await expect(form.getByText(says)).toBeVisible();
  await form.getByText('It doesn’t fit the room').click();
  await form.getByRole('button', { name: 'Send the request' }).press('Enter');
  await expect(form).toBeHidden();
}

test('a small return gets a label, and a large one is picked up on a chosen day', async ({ page, browser }) => {
  const boards = await customerWithBoards(page, { says: sixPieces });
  const [small, large] = await onePieceOfEach(page, boards.recordIds);
  await choosing(
    page,
    boards,
    [small, large].map(({ recordId }) => ({ id: recordId })),
  );
  const { orderId } = await placeAndPay(page, boards.selectionId);
  const staff = await staffPage(browser);
  await deliverOrder(staff, orderId);
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto(`/orders/${orderId}`);
  await usable(page);
  await sendBack(page, small.name, 'Sending it back costs you nothing: you’ll get a label to print.');
  await sendBack(page, large.name, 'Sending it back costs you nothing: we’ll pick it up on a day you choose.');

  const link = page.getByRole('link', { name: `Return label (PDF) for ${small.name}` });
  const label = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(label.headers()['content-type']).toBe('application/pdf');
  expect(label.headers()['cache-control']).toBe('private, no-store');
  expect((await label.body()).subarray(0, 5).toString()).toBe('%PDF-');

  const pickUp = page.getByRole('region', { name: 'Your pickup' });
  await pickUp.getByRole('button', { name: /Day$/ }).press('Enter');
  const day = (await page.getByRole('option').first().textContent()) ?? '';
  await page.getByRole('option').first().press('Enter');
  await pickUp.getByText('1 pm to 5 pm').click();
  await pickUp.getByRole('button', { name: 'Book it' }).press('Enter');
  await expect(pickUp.getByText(`${day}, 1 pm to 5 pm, your local time`)).toBeVisible();
  await expectAccessible(page);

  await staff.goto(`/studio/orders/${orderId}`);
  await usable(staff);
  await expect(staff.getByText('Comes back as a package, with our label.', { exact: false })).toBeVisible();
  await expect(staff.getByText(`Pickup agreed: ${day}, 1 pm to 5 pm.`, { exact: false })).toBeVisible();
  await expectAccessible(staff);
  await staff.getByRole('link', { name: 'That day’s deliveries' }).click();
  await expect(staff.getByText(`Pick up: ${large.name}`).first()).toBeVisible();
  await staff.context().close();

  // Kept after all, there's nothing to pick up.
  await page.getByRole('button', { name: `Keep it after all ${large.name}` }).click();
  await expect(pickUp).toBeHidden();
});
