import { expect, expectAccessible, signIn, test, usable } from '../setup/browser.ts';
import { fresh } from '../setup/fresh.ts';

test('a specialist adds a piece like another and changes what a list finds, by keyboard on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await signIn(page, 'specialist@hearthline.test');
  await page.goto('/studio/catalog/rec-alder-sofa-sage');
  await usable(page, 'form button[value="save"]');
  await page.getByRole('link', { name: 'Add a similar piece' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'New piece' })).toBeVisible();
  await expect(page.getByText('Filled in like Alder sofa in sage.', { exact: false })).toBeVisible();
  await usable(page, 'form button[value="add"]');
  await expectAccessible(page);

  await expect(page.getByLabel('Where we buy it')).toHaveValue('');
  // The name is taken and the stock is missing: each is said at its field, and nothing typed is lost.
  const name = page.getByLabel('Name', { exact: true });
  const stock = page.getByLabel('In stock');
  const price = page.getByLabel('Price in dollars');
  await price.fill('1650');
  await price.press('Enter');
  await expect(stock).toHaveAttribute('aria-invalid', 'true');
  // While the refused act is still being put away, another press does nothing.
  const add = page.getByRole('button', { name: 'Add this piece' });
  await expect(add).toBeEnabled();
  await stock.fill('4');
  await stock.press('Enter');
  await expect(name).toHaveAccessibleDescription(/already has a piece with this name/);
  await expect(price).toHaveValue('1650');
  const called = `Alder sofa in ${fresh('hue')}`;
  await expect(add).toBeEnabled();
  await name.fill(called);
  await name.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: called })).toBeVisible();
  await expect(page.getByText('Off sale: we don’t offer it to customers.', { exact: false })).toBeVisible();
  await expect(page.getByText('No pictures yet.')).toBeVisible();
  await expect(page.getByLabel('Price in dollars')).toHaveValue('1650');

  // What the list finds is changed at once, after a look.
  await page.goto(`/studio/catalog?q=${encodeURIComponent(called)}`);
  await usable(page, 'main a');
  await page.getByRole('link', { name: 'Change several' }).press('Enter');
  await expect(page.getByText('1 piece: everything your filters found.', { exact: false })).toBeVisible();
  const percent = page.getByLabel(/^Price, in percent/);
  await usable(page, 'main form button');
  await percent.fill('a lot');
  await percent.press('Enter');
  await expect(percent).toHaveAccessibleDescription(/Please enter a whole number from -50 to 100\./);
  await expect(page.getByRole('button', { name: 'See what changes' })).toBeEnabled();
  await percent.fill('-10');
  await percent.press('Enter');
  await expect(page.getByText('1 piece would change, 0 already match.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Price in dollars' })).toContainText('16501485');
  await expectAccessible(page);
  const change = page.getByRole('button', { name: 'Change 1 piece' });
  await expect(change).toBeEnabled();
  await change.press('Enter');
  await expect(page.getByText('Changed 1 piece.').first()).toBeVisible();
  await page.goto(`/studio/catalog?q=${encodeURIComponent(called)}`);
  await expect(page.getByText('$1,485')).toBeVisible();
});
