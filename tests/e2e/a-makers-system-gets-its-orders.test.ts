import { isGenuine, openReceiver } from '../../server/webhook/receiver.test-data.ts';
import { expect, expectAccessible, shopOrigin, signIn, test, usable } from '../setup/browser.ts';
import { choosing, customerWithBoards } from '../setup/customer-with-boards.ts';
import { placeAndPay } from '../setup/journeys/paid-order.ts';
import { openPurchaseOrder } from '../setup/journeys/purchase-orders.ts';

test('a maker’s own system gets a purchase order, signed; the studio shows what it answered', async ({
  page,
  browser,
}) => {
  const receiver = await openReceiver();
  const boards = await customerWithBoards(page);
  const recordId = boards.recordIds[0] ?? '';
  const piece = await (await page.request.get(`/api/furniture/${recordId}`)).json();
  const vendor: string = piece.vendor.name;

  const studio = await (await browser.newContext({ baseURL: shopOrigin() })).newPage();
  await signIn(studio, 'admin@hearthline.test');
  await studio.goto(`/studio/makers?q=${encodeURIComponent(vendor)}`);
  await usable(studio);
  await studio.getByRole('table').getByRole('link', { name: vendor }).click();
  await expect(studio.getByRole('heading', { level: 1, name: vendor })).toBeVisible();
  const makersPage = studio.url();
  const form = studio.getByRole('form', { name: 'Orders to their own system' });
  await usable(studio, 'form button[value="save"]');
  await form.getByLabel('Address').fill('no address');
  await form.getByRole('button', { name: 'Save the address' }).click();
  await expect(form.getByText('Please enter an address such as https://example.com/hooks.')).toBeVisible();
  await form.getByLabel('Address').fill(receiver.url);
  await form.getByRole('button', { name: 'Save the address' }).click();
  const made = studio.getByRole('status').filter({ hasText: 'Copy the secret now' });
  const secret = (await made.locator('code').textContent()) ?? '';
  await expectAccessible(studio);

  await choosing(page, boards, [{ id: recordId, quantity: 2 }]);
  const { orderId } = await placeAndPay(page, boards.selectionId);
  const number = await openPurchaseOrder(studio, { vendor, orderId });
  // All tests share the shop: other customers' orders go to this maker as well.
  const posts = () => receiver.received.filter(({ body }) => body.includes(`"${number}"`));
  await expect.poll(() => posts().length).toBeGreaterThan(0);
  expect(posts()).toHaveLength(1);
  const [post] = posts();
  expect(post && isGenuine(post, secret, new Date(Number(post.headers['webhook-timestamp']) * 1000))).toBe(true);
  const event = JSON.parse(post?.body ?? '{}');
  expect(event).toMatchObject({ type: 'purchase-order.sent', data: { number, lines: [{ recordId, quantity: 2 }] } });

  const told = studio.getByRole('table', { name: 'Posted to their system' });
  await expect(async () => {
    await studio.reload();
    await expect(told).toContainText('Delivered', { timeout: 1000 });
  }).toPass();
  await expect(told).toContainText('Answered 204');
  await studio.setViewportSize({ width: 375, height: 812 });
  expect(await studio.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await expectAccessible(studio);

  // No other test's order goes there.
  await studio.goto(makersPage);
  await usable(studio, 'form button[value="save"]');
  await studio.getByRole('button', { name: 'Stop posting there' }).click();
  await expect(studio.getByText(`Posted to ${receiver.url}.`)).toHaveCount(0);
  await receiver.close();
});
