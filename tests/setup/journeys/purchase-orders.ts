import type { Page } from '@playwright/test';
import { expect, usable } from '../browser.ts';

/** What we ordered from a maker for a customer's order, opened in the studio once it's there. Returns its number. */
export async function openPurchaseOrder(studio: Page, { vendor, orderId }: { vendor: string; orderId: string }) {
  const row = studio.getByRole('row').filter({ has: studio.locator(`a[href="/studio/orders/${orderId}"]`) });
  await expect(async () => {
    await studio.goto(`/studio/purchase-orders?q=${encodeURIComponent(vendor)}`);
    await expect(row).toBeVisible({ timeout: 1000 });
  }).toPass();
  await usable(studio);
  await row.getByRole('link', { name: /^PO-/ }).click();
  const heading = studio.getByRole('heading', { level: 1, name: /^PO-/ });
  await expect(heading).toBeVisible();
  return heading.innerText();
}

/** The maker's own link, in the letter that brings this purchase order with its PDF and CSV. */
export async function linkOfPurchaseOrder(page: Page, { email, number }: { email: string; number: string }) {
  await expect(async () => {
    await page.goto('/dev/mailbox');
    const letter = page.locator('main a').filter({ hasText: email }).filter({ hasText: number });
    await letter.first().click({ timeout: 2000 });
  }).toPass();
  await expect(page.getByRole('link', { name: `${number}.pdf` })).toBeVisible();
  await expect(page.getByRole('link', { name: `${number}.csv` })).toBeVisible();
  const text = (await page.locator('pre').textContent()) ?? '';
  const { pathname, search } = new URL(/https?:\/\/\S+\/maker\/orders\/\S+/.exec(text)?.[0] ?? '');
  return pathname + search;
}

/** The admin says where this maker's orders go, and what a piece of it costs us. */
export async function agreeOnTerms(
  studio: Page,
  { email, recordId, cost }: { email: string; recordId: string; cost: string },
): Promise<void> {
  const address = studio.getByLabel(/^Email for orders/);
  await address.fill(email);
  await studio.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(studio.getByRole('status').filter({ hasText: 'Saved.' }).first()).toBeVisible();
  await studio.goto(`${new URL(studio.url()).pathname}?q=${recordId}`);
  await usable(studio, 'form button[value="cost"]');
  await studio.getByRole('textbox', { name: /^Cost of/ }).fill(cost);
  await studio.getByRole('textbox', { name: /^Cost of/ }).press('Enter');
  await expect(studio.getByRole('row').last()).toContainText('%');
}
