import { expect, expectAccessible, shopOrigin, signIn, test, usable } from '../setup/browser.ts';
import { customerWithBoards } from '../setup/customer-with-boards.ts';

test('an admin makes an api-key with its terms, uses it, and revokes it', async ({ page, request }) => {
  await signIn(page, 'admin@hearthline.test');
  await page.goto('/studio/keys');
  await usable(page, 'main form button');
  const form = page.getByRole('form', { name: 'Make a key' });
  const name = form.getByLabel('What is it for?');

  // Nothing that was typed is lost, and the first problem has the focus.
  await form.getByLabel('Calls a minute').fill('9000');
  await form.getByRole('button', { name: 'Make a key' }).click();
  await expect(form.getByText('Please say what the key is for.')).toBeVisible();
  await expect(form.getByText('Choose at least one call.')).toBeVisible();
  await expect(form.getByText('Please enter 1 to 600 calls a minute.')).toBeVisible();
  await expect(form.getByLabel('Calls a minute')).toHaveValue('9000');
  await expect(name).toBeFocused();
  await expectAccessible(page);

  await name.fill('The warehouse');
  await form.getByLabel('Update visits').check({ force: true });
  await form.getByLabel('Calls a minute').fill('2');
  await form.getByRole('button', { name: 'Make a key' }).click();
  const made = page.getByRole('status').filter({ hasText: 'Copy it now.' });
  await expect(made).toBeVisible();
  const key = (await made.locator('code').textContent()) ?? '';
  await expectAccessible(page);

  const post = (path: string) => request.post(path, { headers: { 'api-key': key }, data: {} });
  expect((await post('/addSelections')).status()).toBe(403);
  expect((await post('/updateOnSiteService')).status()).toBe(400);
  expect((await post('/updateOnSiteService')).status()).toBe(429);

  await page.reload();
  const row = page.getByRole('row').filter({ hasText: 'The warehouse' });
  await expect(row).toContainText('Update visits');
  await expect(row).toContainText('up to 2 a minute');
  await expect(row).not.toContainText('Never');

  await page.setViewportSize({ width: 375, height: 812 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Revoke The warehouse' }).click();
  await row.getByRole('button', { name: 'Revoke The warehouse' }).click();
  await expect(row.getByText(/^Revoked /)).toBeVisible();
});

test('§7 staff with a key try a payload without effect and send it: an alert with the message, then a reload', async ({
  page,
  browser,
}) => {
  const customer = await browser.newContext({ baseURL: shopOrigin() });
  const customersPage = await customer.newPage();
  const boards = await customerWithBoards(customersPage);
  const own = await customersPage.request.get('/api/users/me/selections');
  const [selection] = (await own.json()) as { surveyId: string; boards: object[] }[];
  await customer.close();
  await signIn(page, 'admin@hearthline.test');
  await page.goto('/studio/keys');
  await usable(page, 'main form button');
  const make = page.getByRole('form', { name: 'Make a key' });
  await make.getByLabel('What is it for?').fill('The planner');
  await make.getByLabel('Add boards').check({ force: true });
  await make.getByRole('button', { name: 'Make a key' }).click();
  const made = page.getByRole('status').filter({ hasText: 'Copy it now.' });
  const key = (await made.locator('code').textContent()) ?? '';

  await page.getByRole('navigation', { name: 'Studio' }).getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Programs' }).click();
  await usable(page, 'main form textarea');
  const form = page.getByRole('form', { name: 'Send a payload' });
  await expectAccessible(page);
  await form.getByLabel('API key').fill(key);
  await form.getByLabel('Payload').fill('{');
  await form.getByRole('button', { name: 'Try it' }).click();
  await expect(form.getByRole('alert')).toContainText('This isn’t valid JSON.');
  await expect(form.getByLabel('API key')).toHaveValue(key);

  await page.setViewportSize({ width: 375, height: 812 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await expectAccessible(page);

  // The same boards again: the call says that they are there.
  const payload = {
    ...{ user: boards.email, survey: selection?.surveyId },
    ...{ boards: selection?.boards, skipImagesReupload: true },
  };
  await form.getByLabel('Payload').fill(JSON.stringify(payload));
  await form.getByRole('button', { name: 'Try it' }).click();
  await expect(form.getByRole('status')).toContainText('nothing was changed. The answer would be: These boards are');

  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  const reloaded = page.waitForEvent('load');
  await form.getByRole('button', { name: 'Send it' }).click();
  await reloaded;
  expect(alerts).toEqual([expect.stringContaining('These boards are there already.')]);
  await expect(form.getByLabel('API key')).toHaveValue('');
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.cookie]),
  );
  expect(kept).not.toContain(key);
});
