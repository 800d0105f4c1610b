import { isGenuine, openReceiver } from '../../server/webhook/receiver.test-data.ts';
import { expect, expectAccessible, signIn, test, usable } from '../setup/browser.ts';

test('an admin adds a webhook, tests it, reads the answers, sends again, pauses and removes it', async ({ page }) => {
  const receiver = await openReceiver((response) => void response.writeHead(503).end('Closed for lunch'));
  await signIn(page, 'admin@hearthline.test');
  await page.goto('/studio/webhooks');
  await usable(page, 'main form button');
  const form = page.getByRole('form', { name: 'Add an endpoint' });
  const address = form.getByLabel('Address');

  // Nothing that was typed is lost, and the first problem has the focus.
  await address.fill('no address');
  await form.getByRole('button', { name: 'Add an endpoint' }).click();
  await expect(form.getByText('Please enter an address such as https://example.com/hooks.')).toBeVisible();
  await expect(form.getByText('Choose at least one.')).toBeVisible();
  await expect(address).toHaveValue('no address');
  await expect(address).toBeFocused();

  await address.fill(receiver.url);
  await form.getByLabel('Refunds').check({ force: true });
  await form.getByRole('button', { name: 'Add an endpoint' }).click();
  const made = page.getByRole('status').filter({ hasText: 'Copy its secret now.' });
  await expect(made).toBeVisible();
  const secret = (await made.locator('code').textContent()) ?? '';
  await expectAccessible(page);

  await page.getByRole('button', { name: `Send a test to ${receiver.url}` }).click();
  // The answer comes in on its own.
  const row = page.getByRole('row').filter({ hasText: receiver.url });
  await expect(row).toContainText('Answered 503');
  await expect(row).toContainText('Closed for lunch');
  await expect(row).toContainText('Waiting');
  await expect(row).toContainText('Next try');
  const [first] = receiver.received;
  expect(first && isGenuine(first, secret, new Date(Number(first.headers['webhook-timestamp']) * 1000))).toBe(true);

  receiver.how.answer = (response) => void response.writeHead(200).end('Thanks');
  await page.getByRole('button', { name: `Send a test to ${receiver.url}` }).click();
  const taken = row.filter({ hasText: 'Delivered' });
  await expect(taken).toContainText('Answered 200');
  await taken.getByRole('button', { name: /^Send again: test / }).click();
  await expect.poll(() => receiver.received.length).toBe(3);
  const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
  expect(ids[2]).toBe(ids[1]);

  await page.setViewportSize({ width: 375, height: 812 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await expectAccessible(page);

  const endpoint = page
    .getByRole('list', { name: 'Endpoints' })
    .getByRole('listitem')
    .filter({ hasText: receiver.url });
  await endpoint.getByRole('button', { name: `Pause ${receiver.url}` }).click();
  await endpoint.getByRole('button', { name: `Pause ${receiver.url}` }).click();
  await expect(endpoint).toContainText('Paused');
  await expect(page.getByRole('status').filter({ hasText: 'Paused. It gets nothing' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Endpoints' })).toBeFocused();
  await expect(row.filter({ hasText: 'Given up' })).toContainText('Not sent: the endpoint was paused.');
  await page.reload();
  await expect(page.getByText(secret)).toHaveCount(0);
  await endpoint.getByRole('button', { name: `Resume ${receiver.url}` }).click();
  await expect(endpoint).toContainText('Active');
  await endpoint.getByRole('button', { name: `Remove ${receiver.url}` }).click();
  await endpoint.getByRole('button', { name: `Remove ${receiver.url}` }).click();
  await expect(endpoint).toHaveCount(0);
  await expect(row).toHaveCount(0);
  await receiver.close();
});
