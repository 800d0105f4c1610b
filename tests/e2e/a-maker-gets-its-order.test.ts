import { expect, expectAccessible, shopOrigin, signIn, test, usable } from '../setup/browser.ts';
import { choosing, customerWithBoards } from '../setup/customer-with-boards.ts';
import { freshEmail } from '../setup/fresh.ts';
import { placeAndPay } from '../setup/journeys/paid-order.ts';
import { agreeOnTerms, linkOfPurchaseOrder, openPurchaseOrder } from '../setup/journeys/purchase-orders.ts';

test('from the maker’s terms to its shipment: an admin, a customer and a maker', async ({ page, browser }) => {
  const boards = await customerWithBoards(page);
  const recordId = boards.recordIds[0] ?? '';
  const piece = await (await page.request.get(`/api/furniture/${recordId}`)).json();
  const vendor: string = piece.vendor.name;
  const email = freshEmail('orders');

  // The admin says where orders go, and what a piece costs.
  const studio = await (await browser.newContext({ baseURL: shopOrigin() })).newPage();
  await signIn(studio, 'admin@hearthline.test');
  await studio.goto(`/studio/makers?q=${encodeURIComponent(vendor)}`);
  await usable(studio);
  await expectAccessible(studio);
  await studio.getByRole('table').getByRole('link', { name: vendor }).click();
  await expect(studio.getByRole('heading', { level: 1, name: vendor })).toBeVisible();
  await usable(studio, 'form button[value="save"]');
  await expectAccessible(studio);
  await studio.getByLabel(/^Email for orders/).fill('osterby');
  await studio.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(studio.getByLabel(/^Email for orders/)).toHaveAttribute('aria-invalid', 'true');
  await agreeOnTerms(studio, { email, recordId, cost: '1.00' });

  // A specialist sees the terms, but neither form nor cost.
  const specialist = await (await browser.newContext({ baseURL: shopOrigin() })).newPage();
  await signIn(specialist, 'specialist@hearthline.test');
  await specialist.goto(studio.url());
  await expect(specialist.getByText(email)).toBeVisible();
  await expect(specialist.getByText('Margin')).toHaveCount(0);
  await expect(specialist.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  await specialist.context().close();

  await choosing(page, boards, [{ id: recordId, quantity: 2 }]);
  const { orderId } = await placeAndPay(page, boards.selectionId);

  // The maker opens the link in its mail on a phone, without an account.
  const number = await openPurchaseOrder(studio, { vendor, orderId });
  const link = await linkOfPurchaseOrder(studio, { email, number });
  const maker = await (
    await browser.newContext({ baseURL: shopOrigin(), viewport: { width: 375, height: 740 } })
  ).newPage();
  await maker.goto(link);
  await usable(maker, 'form button[value="confirm"]');
  await expect(maker.getByText('June Tran, 12 Maple Street, Brooklyn, NY 11201')).toBeVisible();
  await expect(maker.getByText('718')).toHaveCount(0);
  await expectAccessible(maker);
  const howMany = maker.getByRole('textbox', { name: /^How many you can send/ });
  await howMany.fill('3');
  await maker.getByRole('button', { name: 'Confirm this order' }).click();
  await expect(maker.getByText('Please enter a whole number from 0 to 2.')).toBeVisible();
  await howMany.fill('2');
  await maker.getByRole('button', { name: 'Confirm this order' }).click();
  await expect(maker.getByText('Thank you. We’ve told the customer.')).toBeVisible();

  await maker.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(maker.getByText('Please enter the tracking number.')).toBeVisible();
  await expectAccessible(maker);
  await maker.getByLabel('Tracking number').fill('1Z999AA10123456784');
  await maker.getByLabel('Tracking number').press('Enter');
  await expect(maker.getByText('Thank you. We’ve sent the customer the tracking number.')).toBeVisible();
  const wrong = await maker.request.get(`${link}x`);
  expect(wrong.status()).toBe(404);
  expect(await wrong.text()).not.toContain('Maple');
  await maker.context().close();

  // Both sides know.
  await page.goto(`/orders/${orderId}`);
  await expect(page.getByText('1Z999AA10123456784').first()).toBeVisible();
  await studio.goto(`/studio/purchase-orders?q=${encodeURIComponent(vendor)}`);
  await usable(studio);
  await expectAccessible(studio);
  await openPurchaseOrder(studio, { vendor, orderId });
  await expect(studio.getByText('Shipped').first()).toBeVisible();
  await expect(studio.getByText('$2.00').first()).toBeVisible();
  await expectAccessible(studio);
  const pdf = await studio.request.get(`${new URL(studio.url()).pathname}/pdf`);
  expect(pdf.headers()['content-type']).toBe('application/pdf');

  // The bill comes before the delivery, and asks for more than was agreed.
  await usable(studio, 'form button[value="bill"]');
  const bill = studio.getByRole('form', { name: 'The maker’s bill' });
  await bill.getByLabel('Dollars each').fill('1.50');
  await bill.getByRole('button', { name: 'Compare the bill' }).click();
  await expect(bill.getByLabel('Bill number')).toHaveAttribute('aria-invalid', 'true');
  await bill.getByLabel('Bill number').fill('R-1');
  await bill.getByLabel('Date on the bill').fill('2026-12-10');
  await bill.getByRole('button', { name: 'Compare the bill' }).click();
  await expect(studio.getByText(/: billed 2, delivered 0\.$/)).toBeVisible();
  await expect(studio.getByText(/: billed \$1\.50 each, agreed \$1\.00\.$/)).toBeVisible();
  await expectAccessible(studio);
  await studio.getByRole('button', { name: 'Accept $3.00' }).click();
  await expect(studio.getByText('Accepted.', { exact: true })).toBeVisible();
  await studio.context().close();
});
