import type { Page } from '@playwright/test';
import { expect, expectAccessible, shopOrigin, signIn, test, usable } from '../setup/browser.ts';
import { customerWithOrder } from '../setup/journeys/paid-order.ts';

/** Other tests run in this shop: the limit is just below what this test refunds, which is more than any of theirs. */
async function limitRefunds(admin: Page, dollars: string): Promise<void> {
  await admin.goto('/studio/settings');
  await usable(admin, 'input[name="limit"]');
  const form = admin.locator('form').filter({ has: admin.getByLabel('Refunds over') });
  await form.getByLabel('Refunds over').fill(dollars);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByText('Saved.', { exact: true }).first()).toBeVisible();
}

test('a large refund that one person starts is approved by another', async ({ page, browser }) => {
  const { orderId: id, cents } = await customerWithOrder(page, { pieces: 5 });
  const someone = async (email: string) => {
    const own = await (await browser.newContext({ baseURL: shopOrigin() })).newPage();
    await signIn(own, email);
    return own;
  };
  const admin = await someone('admin@hearthline.test');
  await limitRefunds(admin, ((cents - 1) / 100).toFixed(2));

  await admin.goto(`/studio/orders/${id}`);
  await usable(admin);
  await admin.locator('summary').filter({ hasText: 'Something else' }).first().click();
  const cancel = admin.getByRole('form', { name: 'Cancel and refund' });
  for (const piece of await cancel.getByRole('checkbox').all()) await piece.check({ force: true });
  await cancel.getByRole('button', { name: 'Cancel these pieces' }).click();
  // The question and the button say the exact amount.
  const dollars = (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  await expect(cancel.getByText(`${dollars} goes back to the card`, { exact: false })).toBeVisible();
  await cancel.getByRole('button', { name: `Cancel and refund ${dollars}` }).click();
  await expect(admin.getByText('needs a second person', { exact: false }).first()).toBeVisible();

  // The one who started it can't approve it.
  await admin.goto('/studio/refunds?state=waiting');
  const own = admin.getByRole('row').filter({ has: admin.locator(`a[href="/studio/orders/${id}"]`) });
  await expect(own).toContainText('You started this one, so a colleague approves it.');
  await expect(own.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
  await expectAccessible(admin);

  // A colleague finds it among what waits, is asked with the amount, and approves it.
  const specialist = await someone('specialist@hearthline.test');
  await specialist.goto('/studio/exceptions?kind=approval');
  await usable(specialist);
  await specialist.locator('a[href="/studio/refunds"]').last().click();
  await usable(specialist, 'main form button');
  const row = specialist.getByRole('row').filter({ has: specialist.locator(`a[href="/studio/orders/${id}"]`) });
  await row.getByRole('button', { name: /^Decline/ }).click();
  await expect(specialist.getByText('Please say why.')).toBeVisible();
  await specialist.setViewportSize({ width: 375, height: 812 });
  expect(await specialist.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await expectAccessible(specialist);
  await row.getByRole('button', { name: /^Approve/ }).click();
  await expect(row.getByText(`Refund ${dollars}`, { exact: false })).toBeVisible();
  await row.getByRole('button', { name: /^Approve/ }).click();
  await expect(specialist.getByText('Approved. The refund is on its way.')).toBeVisible();
  await expect(row).toContainText('Approved');
  await limitRefunds(admin, '0');

  await page.goto(`/orders/${id}`);
  await expect(page.getByText(/Canceled/).first()).toBeVisible();
  await admin.context().close();
  await specialist.context().close();
});
