import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, shopOrigin, signIn, test, usable } from '../setup/browser.ts';
import { choosing, customerWithBoards } from '../setup/customer-with-boards.ts';
import { fresh } from '../setup/fresh.ts';
import { arrives, fillAddress, fillCard, pay, problem, saidOnce, total } from '../setup/journeys/checkout-form.ts';

/** How many fields are empty, the optional one with them. */
const toFillIn = (page: Page) =>
  page
    .locator('main form input:visible:not([type=checkbox], [type=radio])')
    .evaluateAll((fields) => fields.filter((field) => (field as HTMLInputElement).value === '').length);

/** A furniture coupon, made by an admin over the studio's form: the demo has none. */
async function furnitureCoupon(browser: Browser, percent: number): Promise<string> {
  const studio = await browser.newContext();
  await signIn(studio, 'admin@hearthline.test');
  const code = fresh('SOFA').toUpperCase();
  const made = await studio.request.post('/studio/coupons/new', {
    form: { code, scope: 'furniture', saves: 'percent', value: String(percent) },
    headers: { Origin: shopOrigin() },
    maxRedirects: 0,
  });
  expect(made.headers().location, await made.text()).toBe('/studio/coupons');
  await studio.close();
  return code;
}

const centsIn = (amount: string) => Math.round(Number(amount.replace(/[$,]/g, '')) * 100);

test('errors show next to their fields, and nothing typed is lost', async ({ page, browser }) => {
  const boards = await customerWithBoards(page);
  await page.goto(`/checkout/${boards.selectionId}`);
  await expect(page.getByRole('heading', { name: 'Nothing chosen yet' })).toBeVisible();
  await choosing(page, boards, [{ id: boards.recordIds[0] ?? '' }]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Bring it home' })).toBeVisible();
  await usable(page, '[autocomplete=cc-number]');
  expect(await toFillIn(page)).toBeLessThanOrEqual(8);

  await pay(page).click();
  await expect(problem(page)).toContainText('Validation Error, Your card number is incomplete.');
  await fillCard(page, '4242424242424242');
  await page.getByLabel('Zip code', { exact: true }).fill('00000');
  await pay(page).click();
  for (const words of [
    'Please enter the street address.',
    'Please enter the city.',
    'Please enter a valid phone number.',
  ]) {
    await expect(problem(page)).toContainText(words);
  }
  await expect(problem(page)).toContainText('Please enter a valid shipping zip code.');
  await expect(page.getByLabel('Street address')).toBeFocused();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'I have a coupon' }).click();
  await page.getByLabel(/^Coupon code/).fill('ONTHEHOUSE');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Sorry this Code is not Valid. This coupon is for the customization fee.')).toBeVisible();
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');

  const code = await furnitureCoupon(browser, 10);
  const before = await total(page).innerText();
  await page.getByLabel(/^Coupon code/).fill(code);
  await page.getByLabel(/^Coupon code/).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: `Coupon ${code} is applied.` })).toBeVisible();
  await expect(total(page)).not.toHaveText(before);
  const after = await total(page).innerText();
  expect(centsIn(after)).toBeLessThan(centsIn(before));
  await expect(pay(page)).toHaveText(`Pay ${after}`);
  const off = page.getByRole('button', { name: 'Take it off' });
  await expect(off).toBeFocused();
  await page.getByLabel('Street address').fill('12 Maple Street');
  await page.getByLabel('Zip code', { exact: true }).fill('11201');
  await page.reload();
  await usable(page, '#address-zip');
  await expect(page.getByLabel('Street address')).toHaveValue('12 Maple Street');
  await expect(page.getByLabel('Zip code', { exact: true })).toHaveValue('11201');
  await expect(page.getByText('New York', { exact: true })).toBeVisible();
  await off.press('Enter');
  await expect(page.getByRole('button', { name: 'I have a coupon' })).toBeFocused();
  await expect(total(page)).toHaveText(before);
});

test('a fresh project has a board that is ready to ship, and Insta-Order leads to a paid order', async ({ page }) => {
  const { selectionId } = await customerWithBoards(page, { materials: 'leather' });
  await page.goto(`/results/${selectionId}?board=a`);
  await expect(page.getByText(/^Insta-Order is waiting on Osten sofa in cognac \(4 weeks\)/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Order / })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Board B' }).click();
  await page.getByRole('button', { name: /^Order it, \$/ }).click();
  await expect(page).toHaveURL(`/checkout/${selectionId}`);
  await expect(page.getByText('Harrow sofa in cocoa').first()).toBeVisible();
  await usable(page);
  await fillAddress(page);
  await fillCard(page, '4242424242424242');
  await pay(page).click();
  await expect(page).toHaveURL(/\/purchase-success\?order=order_/);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, June' })).toBeVisible();
  await page.getByRole('link', { name: 'See your order' }).click();
  await expect(page.getByText('Harrow sofa in cocoa').first()).toBeVisible();
});

test('ordering more than is in stock is refused before any charge, with a way out', async ({ page }) => {
  const boards = await customerWithBoards(page);
  // Not the sofa, which most other tests buy.
  await choosing(page, boards, [{ id: boards.recordIds.at(-1) ?? '', quantity: 99 }]);
  await page.goto(`/checkout/${boards.selectionId}`);
  await usable(page);
  await fillAddress(page);
  await fillCard(page, '4242424242424242');
  await pay(page).click();
  await expect(problem(page)).toContainText(/We have only \d+ of .* left\. Nothing was charged\./);
  const take = page.getByRole('button', { name: /^Take \d+/ });
  const left = Number((await take.innerText()).match(/\d+/)?.[0]);
  await take.press('Enter');
  // Other shoppers buy the same piece meanwhile: fewer may be left by now, but never more than were just offered.
  const taken = async () => Number((await page.getByText(/^\d+ pieces? at list price/).innerText()).match(/^\d+/)?.[0]);
  await expect.poll(taken).toBeLessThanOrEqual(left);
  await expect(page.getByRole('button', { name: new RegExp(`^Take ${left}\\b`) })).toBeHidden();
  await expect(problem(page)).toBeHidden();
  // The button is gone, the place among the pieces is not.
  await expect(page.locator('body')).not.toBeFocused();
});

test('the bank asks the customer: a refusal leads back to the checkout, a yes to the receipt', async ({ page }) => {
  const boards = await customerWithBoards(page);
  await choosing(page, boards, [{ id: boards.recordIds[0] ?? '' }]);
  await page.goto(`/checkout/${boards.selectionId}`);
  await usable(page);
  await fillAddress(page);
  const promised = await saidOnce(page, arrives);
  await fillCard(page, '4000002760003184');
  await pay(page).click();
  await page.getByRole('button', { name: 'Fail authentication' }).click();
  await expect(page).toHaveURL(/\/checkout\//);
  await expect(problem(page)).toContainText('We are unable to authenticate your payment method.');
  // Read once: if the page loads again, it stays with the customer who went on from here.
  await expect(page).toHaveURL(`/checkout/${boards.selectionId}`);
  // The address was kept with the order that was begun.
  await expect(page.getByLabel('Street address')).toHaveValue('12 Maple Street');

  await fillCard(page, '4000002760003184');
  await pay(page).click();
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await expect(page).toHaveURL(/\/purchase-success\?order=order_/);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, June' })).toBeVisible();
  await expect(page.getByText(`${promised}.`)).toBeVisible();
  const paid = page.locator('dl > div').filter({ hasText: /^Paid\$/ });
  const amount = await paid.innerText();
  await page.reload();
  await expect(paid).toHaveText(amount.replace('\n', ''));
  await page.goto(`/checkout/${boards.selectionId}`);
  await expect(page).toHaveURL(/\/orders\/order_/);
  await expect(page.getByText('Placed').first()).toBeVisible();
  // Every step ahead with its day, and the days of arrival as the checkout had them.
  await expect(page.getByText(promised ?? '', { exact: true })).toBeVisible();
  const ahead = page.getByRole('listitem').filter({ hasText: /^Next:/ });
  await expect(ahead).toHaveText([
    /Confirmed by the maker\s*by /,
    /Ships\s*by /,
    new RegExp(`Arrives at your home\\s*${promised?.replace('Arrives ', '')}`),
  ]);
  await expectAccessible(page);
  const receipt = page.getByRole('link', { name: new RegExp(`^Your receipt: .* for your furniture ${boards.email}`) });
  await expect(async () => {
    await page.goto('/dev/mailbox');
    await expect(receipt).toBeVisible({ timeout: 1000 });
  }).toPass();
  await receipt.click();
  await expect(page.frameLocator('iframe').getByText(promised ?? '', { exact: true })).toBeVisible();
});

test('a returning customer finds everything filled in, and pays with the saved card in one click', async ({ page }) => {
  const boards = await customerWithBoards(page);
  await choosing(page, boards, [{ id: boards.recordIds[0] ?? '' }]);
  await page.goto(`/checkout/${boards.selectionId}`);
  await usable(page);
  await fillAddress(page);
  await page.getByLabel('Apt, if any').fill('2');
  await fillCard(page, '4242424242424242');
  await page.getByLabel('Save this card for next time').check();
  await pay(page).click();
  await page.getByRole('link', { name: 'See your order' }).click();
  await page.getByRole('button', { name: /^Cancel this piece/ }).click();
  await page.getByRole('button', { name: /^Yes, cancel/ }).click();
  await expect(page.getByText('Canceled before it shipped.', { exact: false })).toBeVisible();

  await page.goto(`/checkout/${boards.selectionId}`);
  await usable(page);
  await expect(page.getByRole('radio', { name: /^Visa ending in 4242/ })).toBeChecked();
  expect(await toFillIn(page)).toBe(0);
  await pay(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, June' })).toBeVisible();
});

test('the remaining pieces are ordered later, and the room links to both orders', async ({ page }) => {
  const boards = await customerWithBoards(page);
  const [first = '', second = ''] = boards.recordIds;
  await choosing(page, boards, [{ id: first }]);
  await page.goto(`/checkout/${boards.selectionId}`);
  await usable(page);
  await expect(page.getByText('Your fee, credited')).toBeVisible();
  const ends = page.getByText('Your first order for this room ends its free revisions');
  await expect(ends).toBeVisible();
  await fillAddress(page);
  await fillCard(page, '4242424242424242');
  await page.getByLabel('Save this card for next time').check();
  await pay(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, June' })).toBeVisible();

  await page.goto('/projects');
  // A room alone in its row fills it.
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'See your boards' }) });
  const row = page.getByRole('list').filter({ has: card });
  const width = async (part: typeof card) => (await part.boundingBox())?.width ?? 0;
  expect(await width(card)).toBeGreaterThan(0.95 * (await width(row)));
  // Its photo is cropped, and still has a pixel of its own for each on the screen.
  const photo = card.locator('img[src*="quiz/room"]');
  await photo.scrollIntoViewIfNeeded();
  const drawn = () =>
    photo.evaluate(async (img: HTMLImageElement) => {
      const { width, height } = await createImageBitmap(await (await fetch(img.currentSrc)).blob());
      return Math.max(img.clientWidth / width, img.clientHeight / height);
    });
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.complete && img.currentSrc)).toBeTruthy();
  expect(await drawn()).toBeLessThanOrEqual(1.05);
  await page.getByRole('link', { name: 'See your boards' }).click();
  await expect(page.getByText('You’ve ordered some of these pieces. You can still order the rest.')).toBeVisible();
  await expect(page.getByText('revisions left')).toBeHidden();
  await expect(page.getByRole('link', { name: /^Ordered: / })).toHaveCount(1);
  await expectAccessible(page);
  await choosing(page, boards, [{ id: first }, { id: second }]);

  await page.goto(`/checkout/${boards.selectionId}`);
  await usable(page);
  await expect(page.getByText('1 piece at list price')).toBeVisible();
  await expect(page.getByText('Your fee, credited')).toBeHidden();
  await expect(ends).toBeHidden();
  await pay(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, June' })).toBeVisible();

  await page.goto('/projects');
  await expect(page.getByRole('link', { name: /^Follow the order/ })).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'See your boards' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/orders');
  await expect(page.locator('a[href^="/orders/order_"]').first()).toBeVisible();
});
