import { expect, expectAccessible, signIn, test, usable } from '../setup/browser.ts';

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
