import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, usable } from '../setup/browser.ts';
import { customerWithQuiz } from '../setup/customer-with-boards.ts';
import { fillCard } from '../setup/journeys/checkout-form.ts';
import { forgetZip } from '../setup/shop-database.ts';

/** A new customer in this browser who submitted a quiz and is at the card. */
async function atTheCard(page: Page): Promise<string> {
  const { email } = await customerWithQuiz(page);
  await page.goto('/quiz?step=payment');
  await usable(page, '[autocomplete=cc-number]');
  return email;
}

const payButton = (page: Page) => page.getByRole('button', { name: /^Pay \$149/ });

async function payBy(page: Page, number: string): Promise<void> {
  await fillCard(page, number);
  await payButton(page).click();
}

test('§5 the zip from the quiz isn’t asked for again, and can be changed where it’s shown', async ({ page }) => {
  await atTheCard(page);
  const main = page.getByRole('main');
  await expect(main.getByLabel('Shipping zip code')).toHaveCount(0);
  await expect(main.getByText('11201 New York')).toBeVisible();
  await expect(page.getByLabel('Billing zip code')).toHaveValue('11201');
  await main.getByRole('button', { name: 'Change' }).click();
  const zip = main.getByLabel('Shipping zip code');
  await expect(zip).toHaveValue('11201');
  await zip.fill('00000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(zip).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await zip.fill('94110');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(main.getByText('94110 California')).toBeVisible();
  // Once it's saved, it's the profile's.
  await page.reload();
  await expect(main.getByText('94110 California')).toBeVisible();
  await payBy(page, '4242424242424242');
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
});

test('§5 a payment without an address says “Please check your billing information & shipping zip code.” and asks for the zip', async ({
  page,
}) => {
  // News would have the page asked again, and it would hear of the missing address.
  await page.route('**/api/events', () => undefined);
  const email = await atTheCard(page);
  await fillCard(page, '4242424242424242');
  // Once the page is at rest, so that it doesn't hear of the missing address before the button is pressed.
  await payButton(page).click({ trial: true });
  await forgetZip(email);
  await payButton(page).click();
  await expect(page.getByText('Please check your billing information & shipping zip code.')).toBeVisible();
  const zip = page.getByRole('main').getByLabel('Shipping zip code');
  await expectAccessible(page);
  await zip.fill('11201');
  await page.getByRole('button', { name: 'Continue' }).click();
  await payBy(page, '4242424242424242');
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
});

test('§7 the bank’s return of the fee leads to a checkout page, which settles it and leads on', async ({ page }) => {
  await atTheCard(page);
  await payBy(page, '4000002760003184');
  await page.getByRole('button', { name: 'Fail authentication' }).click();
  await expect(page).toHaveURL(/\/checkout\/fee\?order=fee_/);
  await expect(page.getByText('We are unable to authenticate your payment method.', { exact: false })).toBeVisible();
  await expectAccessible(page);

  await payBy(page, '4000002760003184');
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await expect(page).toHaveURL(/\/checkout\/fee\?order=fee_/);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See what happens next' }).click();
  await expect(page).toHaveURL('/quiz-complete');
});
