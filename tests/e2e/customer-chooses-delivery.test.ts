import { expect, test, usable } from '../setup/browser.ts';
import { choosing, customerWithBoards } from '../setup/customer-with-boards.ts';
import { arrives, pay, saidOnce, total } from '../setup/journeys/checkout-form.ts';

const everything = /Everything arrives [A-Z][a-z]+ \d.*20\d\d/;
/** The last day of 'Everything arrives December 1–14, 2026' or 'November 18 – December 10, 2026'. */
const lastDay = (words = '') =>
  Date.parse(
    words
      .replace('Everything arrives ', '')
      .replace(/^.* – /, '')
      .replace(/\d+–/, '')
      .replace('\u00a0', ' '),
  );

test('the delivery option changes the total and the dates, here and on the next visit', async ({ page, watched }) => {
  const boards = await customerWithBoards(page);
  const [first = '', second = ''] = boards.recordIds;
  await choosing(page, boards, [{ id: first }, { id: second }]);
  await page.goto(`/results/${boards.selectionId}`);
  const onBoard = await page.locator(`#piece-${first} p`).filter({ hasText: arrives }).last().innerText();
  const today = page.getByText(/Order today and everything arrives in New York [A-Z].*20\d\d\./);
  const byBoard = (await today.innerText()).match(/New York (.*)\./)?.[1];
  await page.goto(`/checkout/${boards.selectionId}`);
  await expect(page.getByText(onBoard, { exact: true })).toBeVisible();
  await expect(page.getByText(`Everything arrives ${byBoard}`)).toBeVisible();
  await usable(page);
  await expect(page.getByText('Your fee, credited')).toBeVisible();
  const before = await total(page).innerText();
  watched.expectComplaint(/ERR_FAILED/);
  await page.route('**/acts', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: /^All white glove/ }).click();
  const lost = page.getByRole('alert').filter({ hasText: 'We couldn’t reach our server' });
  await lost.getByRole('button', { name: 'Try again' }).click();
  await expect(lost).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Standard instead/ })).toHaveCount(2);
  await expect(total(page)).not.toHaveText(before);
  const after = await total(page).innerText();
  await expect(pay(page)).toHaveText(`Pay ${after}`);
  await expect(page.getByText('Nothing to pay: all your pieces come with white glove delivery.')).toBeVisible();
  await expect(page.getByText(onBoard, { exact: true })).toHaveCount(0);
  const byWhiteGlove = await saidOnce(page, everything);
  await page.reload();
  await expect(total(page)).toHaveText(after);
  await expect(page.getByText(byWhiteGlove ?? '')).toBeVisible();
  // Farther away, later.
  await usable(page, '#address-zip');
  await page.getByLabel('Zip code', { exact: true }).fill('99501');
  await expect(page.getByText(byWhiteGlove ?? '')).toHaveCount(0);
  expect(lastDay(await saidOnce(page, everything))).toBeGreaterThan(lastDay(byWhiteGlove));
});

test('when white glove for everything costs less, the page says so and one press switches to it', async ({ page }) => {
  const boards = await customerWithBoards(page);
  const offer = page.getByRole('button', { name: 'Switch to white glove' });
  for (const id of boards.recordIds) {
    await choosing(page, boards, [{ id }]);
    await page.goto(`/checkout/${boards.selectionId}`);
    await usable(page);
    if (await offer.isVisible()) break;
  }
  const saving = await page.getByText(/White glove.*\$[\d,]+ less/).innerText();
  const cents = (text: string) => Number(text.match(/\$([\d,]+(?:\.\d\d)?)/)?.[1]?.replaceAll(',', ''));
  const before = cents(await total(page).innerText());
  await offer.press('Enter');
  await expect(offer).toBeHidden();
  await expect.poll(async () => before - cents(await total(page).innerText())).toBeGreaterThanOrEqual(cents(saving));
});
