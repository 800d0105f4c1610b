import type { Browser, Page } from '@playwright/test';
import { expect, shopOrigin, signIn, usable } from '../browser.ts';
import { choosing, customerWithBoards, type ReadyBoards } from '../customer-with-boards.ts';

const address = {
  ...{ name: 'June Tran', line1: '12 Maple Street', line2: '', city: 'Brooklyn', state: 'NY', zip: '11201' },
  phone: '718 555 0110',
};

/** Orders what is chosen on the boards and pays for it over the API, as a program would. The page then thanks them. */
export async function placeAndPay(page: Page, selectionId: string): Promise<{ orderId: string; cents: number }> {
  const placed = await page.request.post('/api/users/me/orders', {
    data: { selectionId, address },
    headers: { Origin: shopOrigin() },
  });
  const { id: orderId, client_secret: secret } = await placed.json();
  const paid = await page.request.post(`/v1/payment_intents/${secret.split('_secret_')[0]}/confirm`, {
    form: { key: 'pk_test_sandbox', client_secret: secret, payment_method: 'pm_card_visa' },
  });
  expect(paid.ok(), await paid.text()).toBe(true);
  await page.goto(`/purchase-success?order=${orderId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, ' })).toBeVisible();
  return { orderId, cents: (await paid.json()).amount };
}

export interface PaidOrder extends ReadyBoards {
  orderId: string;
  cents: number;
}

/** A new customer in this browser with a paid order of the first pieces of their boards. */
export async function customerWithOrder(
  page: Page,
  { pieces, firstName = 'June' }: { pieces: number; firstName?: string },
): Promise<PaidOrder> {
  const boards = await customerWithBoards(page, { firstName });
  const recordIds = boards.recordIds.slice(0, pieces);
  await choosing(
    page,
    boards,
    recordIds.map((id) => ({ id })),
  );
  return { ...boards, recordIds, ...(await placeAndPay(page, boards.selectionId)) };
}

/** A member of staff in a browser of their own. */
export async function staffPage(browser: Browser, email = 'admin@hearthline.test'): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: shopOrigin() })).newPage();
  await signIn(page, email);
  return page;
}

/** The shop sends everything that is left and has it delivered. */
export async function deliverOrder(staff: Page, orderId: string): Promise<void> {
  await staff.goto(`/studio/orders/${orderId}`);
  await usable(staff);
  await staff.getByRole('button', { name: 'Confirm', exact: true }).click();
  await staff.getByLabel('Tracking number').fill('1Z999');
  await staff.getByRole('button', { name: 'Mark shipped' }).click();
  await staff.getByRole('button', { name: 'Delivered', exact: true }).click();
  await expect(staff.getByText('Nothing to do here')).toBeVisible();
}
