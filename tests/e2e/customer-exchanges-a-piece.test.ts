import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test, usable } from '../setup/browser.ts';
import { fillCard } from '../setup/journeys/checkout-form.ts';
import { customerWithOrder, deliverOrder, staffPage } from '../setup/journeys/paid-order.ts';

/** "1,234.50" in a text, as cents. */
const centsIn = (text: string): number => {
  const [, sign = '', dollars = '0', cents = '00'] = /([−-]?)\$([\d,]+)(?:\.(\d\d))?/.exec(text) ?? [];
  return (sign === '' ? 1 : -1) * (Number(dollars.replaceAll(',', '')) * 100 + Number(cents));
};

/** The total that a sum shows, and what the rows above it come to. */
async function addedUp(part: Locator): Promise<{ total: number; rows: number }> {
  const amounts = (await part.locator('dl dd').allInnerTexts()).filter((text) => text.includes('$')).map(centsIn);
  const total = amounts.pop() ?? 0;
  return { total, rows: amounts.reduce((sum, cents) => sum + cents, 0) };
}

async function askToExchange(page: Page, which: number, reason: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Return or exchange/ })
    .nth(which)
    .click();
  await page.getByText('Exchange it for another').click();
  // What it counts for is said before it's sent.
  await expect(page.getByRole('status').filter({ hasText: /counts \$[\d,.]+ toward its replacement/ })).toBeVisible();
  await page
    .getByRole('form', { name: /^Return or exchange/ })
    .getByText(reason)
    .click();
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByText(`You asked to exchange it: ${reason}.`)).toBeVisible();
}

/** Staff look for a kind of piece and take the dearest or the cheapest found. Returns its name. */
async function offer(staff: Page, orderId: string, kind: string, which: 'dearest' | 'cheapest'): Promise<string> {
  await staff.goto(`/studio/orders/${orderId}`);
  await usable(staff, 'form[aria-label="Offer a replacement"] button');
  await staff.getByLabel('Find a piece').fill(kind);
  await staff.getByRole('button', { name: 'Find a piece' }).click();
  const form = staff.getByRole('form', { name: 'Offer a replacement' });
  await expect(form.getByRole('radio')).not.toHaveCount(1);
  const labels = await form.getByRole('radiogroup').locator('label').allInnerTexts();
  // The first is the piece itself.
  const priced = labels.slice(1).sort((a, b) => centsIn(a) - centsIn(b));
  const label = (which === 'dearest' ? priced.at(-1) : priced[0]) ?? '';
  await form.getByText(label, { exact: true }).click();
  await form.getByRole('button', { name: 'Offer it' }).click();
  return label.slice(0, label.lastIndexOf(', $'));
}

test('a piece is exchanged for a dearer one and another for a cheaper one, with every sum in sight', async ({
  page,
  browser,
}) => {
  const { orderId } = await customerWithOrder(page, { pieces: 2 });
  const staff = await staffPage(browser);
  await deliverOrder(staff, orderId);
  await page.goto(`/orders/${orderId}`);
  await usable(page);

  // Dearer: the difference is paid here, and the rows above it add up to it.
  await askToExchange(page, 1, 'It doesn’t fit the room');
  const dearer = await offer(staff, orderId, 'sofa', 'dearest');
  const dueButton = staff.getByRole('button', { name: /^Offer it for \$[\d,.]+ more$/ });
  const due = centsIn(await dueButton.innerText());
  await dueButton.click();
  await expect(staff.getByText(`We’re holding ${dearer} until the customer pays`)).toBeVisible();
  const pay = page.getByRole('button', { name: /^Pay the difference, \$/ });
  await expect(pay).toBeVisible();
  expect(centsIn(await pay.innerText())).toBe(due);
  const panel = page.locator('form').filter({ has: pay });
  expect(await addedUp(panel)).toEqual({ total: due, rows: due });
  await expectAccessible(page);
  await fillCard(page, '4242424242424242');
  await pay.click();
  await expect(page.getByText('Thank you! Your replacement is on order.')).toBeVisible();
  await expect(pay).toBeHidden();

  // Cheaper: it's ordered at once, and what goes back is the same on both pages.
  await askToExchange(page, 0, 'I changed my mind');
  const cheaper = await offer(staff, orderId, 'table', 'cheapest');
  const backButton = staff.getByRole('button', { name: /^Offer it and refund \$[\d,.]+$/ });
  const back = centsIn(await backButton.innerText());
  await backButton.click();
  const placed = page.locator('li').filter({ hasText: 'In place of' }).filter({ hasText: cheaper });
  await expect(placed.getByText('Refund to your card')).toBeVisible();
  expect(await addedUp(placed)).toEqual({ total: back, rows: -back });
  const refunds = page.getByRole('region', { name: 'Refunds to your card' });
  await expect(refunds.getByText('Exchanged for a less expensive piece.', { exact: false })).toBeVisible();
  // What a credit had paid is named before it, and isn't part of it.
  await expect(refunds.getByText('Covered by a credit', { exact: false })).toBeVisible();
  expect(centsIn((await refunds.innerText()).match(/\$[\d,]+\.\d\d/g)?.at(-1) ?? '')).toBe(back);
  await expectAccessible(page);
  await staff.context().close();
});
