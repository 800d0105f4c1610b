import type { Page } from '@playwright/test';
import { monthOf, monthWords } from '#core/visit/index.ts';
import { dayShown, expect, expectAccessible, shopOrigin, signIn, test, usable } from '../setup/browser.ts';
import { choosing, customerWithBoards } from '../setup/customer-with-boards.ts';
import { fillAddress, fillCard, pay } from '../setup/journeys/checkout-form.ts';

const head = 'zip,state,from,stateRate,county,countyRate,city,cityRate,shippingTaxed';
/** A state that no other test delivers to: all tests share the shop. */
const rates = [head, ',VT,2026-01-01,6,,,,,yes', '05401,VT,2026-01-01,6,,,Burlington,1,yes'].join('\n');
const wrong = [head, ',VT,2026-01-01,0.06,,,,,yes', '11201,VT,2026-01-01,6,,,,,yes'].join('\n');

const chosen = (page: Page, name: string, text: string) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

const taxLines = (page: Page) => page.locator('dl > div').filter({ hasText: 'Sales tax, ' });
const centsOf = async (page: Page) => {
  const amounts = await taxLines(page).locator('dd').allInnerTexts();
  return amounts.flatMap((text) => (/^\$/.test(text) ? [Math.round(Number(text.replace(/[$,]/g, '')) * 100)] : []));
};

test('an owner imports tax rates; a customer pays those of their ZIP code, and the receipt names whose they are', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin@hearthline.test');
  await page.goto('/studio/settings');
  await page.getByRole('link', { name: 'See the rates by ZIP code' }).click();
  await expect(page.getByText('No file is in use.', { exact: false })).toBeVisible();
  await usable(page, 'main input[type=file]');
  await chosen(page, 'wrong.csv', wrong);
  await expect(page.getByText('Rates are percentages: enter 6.25, not 0.0625.')).toBeVisible();
  await expect(page.getByText('11201 isn’t in Vermont.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use these rates' })).toHaveCount(0);
  await chosen(page, 'vermont.csv', rates);
  await expect(page.getByText('7%: Vermont 6%, Burlington 1%; delivery taxed')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use these rates' }).click();
  await expect(page.getByText(/vermont\.csv, 2 lines, imported .+ by/)).toBeVisible();
  await page.setViewportSize({ width: 375, height: 812 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await page.setViewportSize({ width: 1280, height: 800 });

  const other = await browser.newContext({ baseURL: shopOrigin() });
  const customer = await other.newPage();
  const boards = await customerWithBoards(customer);
  await choosing(customer, boards, [{ id: boards.recordIds[0] ?? '' }]);
  await customer.goto(`/checkout/${boards.selectionId}`);
  await fillAddress(customer);
  await expect(taxLines(customer)).toHaveCount(0);
  await customer.getByLabel('City').fill('Burlington');
  await customer.getByLabel('Zip code', { exact: true }).fill('05401');
  await expect(taxLines(customer)).toHaveCount(2);
  await expect(taxLines(customer).first()).toContainText('Vermont');
  await expect(taxLines(customer).last()).toContainText('Burlington');
  const quoted = await centsOf(customer);
  expect(quoted).toHaveLength(2);
  await fillCard(customer, '4242424242424242');
  const month = monthWords(monthOf(await dayShown(page.context())));
  await pay(customer).click();
  await expect(customer).toHaveURL(/purchase-success/);
  await expect(taxLines(customer)).toHaveCount(2);
  await expect.poll(() => centsOf(customer)).toEqual(quoted);
  const [order] = (await (await customer.request.get('/api/users/me/orders')).json()) as {
    id: string;
    total_details: { amount_tax: number };
  }[];
  expect(quoted.reduce((sum, cents) => sum + cents, 0)).toBe(order?.total_details.amount_tax);
  await customer.goto(`/orders/${order?.id}/receipt`);
  await expect.poll(() => centsOf(customer)).toEqual(quoted);
  const pdf = await customer.request.get(`/orders/${order?.id}/receipt.pdf`);
  expect(pdf.headers()['content-type']).toContain('application/pdf');

  // The figures name whose it is.
  await page.goto('/studio/figures/tax');
  await expect(page.getByRole('row').filter({ hasText: 'Burlington' })).toContainText(month);
  await expectAccessible(page);

  // With a certificate, the same customer's next order to Vermont is charged none.
  const email = boards.email;
  await page.goto(`/studio/customers?q=${encodeURIComponent(email)}`);
  await usable(page);
  await page.getByRole('table').getByRole('link').first().click();
  await usable(page, 'main form button');
  await page.getByRole('button', { name: 'Add a certificate' }).click();
  const form = page.getByRole('form', { name: 'Add a certificate' });
  await form.getByRole('button', { name: 'Save the certificate' }).click();
  await expect(form.getByText('Choose at least one state.')).toBeVisible();
  await form.getByLabel('Certificate number').fill('S-3 4711');
  await form.getByLabel('Valid until').fill('2090-12-31');
  await form.getByText('Vermont', { exact: true }).click();
  await form.getByRole('button', { name: 'Save the certificate' }).click();
  await expect(page.getByText('Certificate S-3 4711: Vermont, until', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await choosing(
    customer,
    boards,
    boards.recordIds.slice(0, 2).map((id) => ({ id })),
  );
  await customer.goto(`/checkout/${boards.selectionId}`);
  await usable(customer, '#address-zip');
  await expect(customer.getByLabel('Zip code', { exact: true })).toHaveValue('05401');
  await expect(customer.getByText('No tax, because we have your exemption certificate S-3 4711.')).toBeVisible();
  await expect(taxLines(customer)).toHaveCount(0);
  await other.close();

  await page.goto('/studio/settings/tax');
  await usable(page, 'main form button');
  // Undone, the rates are kept, and orders are taxed as before.
  await page.getByRole('button', { name: 'Stop using this file' }).click();
  await expect(page.getByText('No file is in use.', { exact: false })).toBeVisible();
  await expect(page.getByText('Kept from before: vermont.csv, 2 lines.')).toBeVisible();
});
