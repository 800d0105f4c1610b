import type { Page } from '@playwright/test';
import { usable } from '../browser.ts';

export async function fillAddress(page: Page): Promise<void> {
  await usable(page, '#address-zip');
  await page.getByLabel('Street address').fill('12 Maple Street');
  await page.getByLabel('City').fill('Brooklyn');
  await page.getByLabel('Zip code', { exact: true }).fill('11201');
  await page.getByLabel(/^Phone/).fill('718 555 0110');
}

export async function fillCard(page: Page, number: string): Promise<void> {
  await usable(page, '[autocomplete=cc-number]');
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expires').fill('12/34');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Billing zip code').fill('11201');
}

export const pay = (page: Page) => page.getByRole('button', { name: /^Pay \$/ });
export const problem = (page: Page) => page.getByRole('alert').filter({ hasText: 'There was a problem' });
/** The one amount under the ink rule. */
export const total = (page: Page) =>
  page.locator('dl > div').filter({ hasText: 'You pay today' }).locator('dd').first();

/** 'Arrives December 3–9, 2026', as every piece says it. */
export const arrives = /Arrives [A-Z][a-z]+ \d.* 20\d\d/;
export const saidOnce = async (page: Page, words: RegExp) =>
  (await page.getByText(words).first().innerText()).match(words)?.[0];
