import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test, usable } from '../setup/browser.ts';
import { fresh } from '../setup/fresh.ts';

/** Benches that no other journey looks at. */
const bolster = 'rec-bolster-storage-bench-mushroom';
const settle = 'rec-settle-bench-cocoa';
const linnet = 'rec-linnet-bench-oat';

async function chooseFile(page: Page, name: string, rows: readonly string[]): Promise<void> {
  const button = page.getByRole('button', { name: 'Choose a file' });
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
  await chooser.setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) });
}

async function priceOf(page: Page, recordId: string): Promise<number> {
  await page.goto(`/studio/catalog/${recordId}`);
  await usable(page, 'form button[value="save"]');
  return Number((await page.getByLabel('Price in dollars').inputValue()).replaceAll(',', ''));
}

const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first();

test('an owner takes prices from a maker’s file: columns chosen once, looked over, applied, undone', async ({
  page,
}) => {
  await signIn(page, 'admin@hearthline.test');
  const before = await priceOf(page, bolster);
  const other = await priceOf(page, settle);
  await page.goto('/studio/makers?q=Osterby');
  await page.getByRole('link', { name: 'Osterby', exact: true }).click();
  await page.getByRole('link', { name: 'Open the feed' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Feed of Osterby' })).toBeVisible();
  await usable(page, 'main button');
  await expectAccessible(page);

  // A file that can't be read says so and changes nothing.
  await chooseFile(page, 'broken.csv', ['recordId,price', `"${bolster},700`]);
  await expect(page.getByRole('alert').filter({ hasText: 'A quoted cell doesn’t end where it should.' })).toBeVisible();

  // The maker calls its columns something else: chosen by keyboard, and remembered.
  const item = fresh('Item ');
  const name = `${item}.csv`;
  const rows = [
    `${item},Retail price,Color`,
    `${bolster},"$${before + 5}.00",mushroom`,
    `${settle},${other + 5},cocoa`,
    'rec-alder-sofa-sage,1,sage',
    'rec-nowhere,5,none',
  ];
  await chooseFile(page, name, rows);
  await expect(page.getByText('Please choose the column with the record ids.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /Record id/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: item })).toBeVisible();
  await page.keyboard.press('I');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Check the file' }).press('Enter');
  await expect(status(page, '2 pieces would change, 0 already match. We’d skip 2 rows.')).toBeVisible();
  const changes = page.getByRole('region', { name: 'Changes' });
  await expect(changes.getByRole('row').filter({ hasText: bolster })).toContainText(`$${before + 5}`);
  const skipped = page.getByRole('region', { name: 'Rows we skip' });
  await expect(skipped).toContainText('“rec-alder-sofa-sage” is another maker’s piece, so it stays as it is.');
  await expect(skipped).toContainText('We don’t have a piece called “rec-nowhere”.');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Change 2 pieces' }).press('Enter');
  await expect(status(page, 'Changed 2 pieces.')).toBeVisible();
  const run = page.getByRole('row').filter({ hasText: name });
  await expect(run).toContainText('Applied');
  await expect(run).toContainText('2 pieces, 2 rows skipped');

  // The same file again changes nothing, and its columns are known.
  await chooseFile(page, name, rows);
  await expect(status(page, '0 pieces would change, 2 already match. We’d skip 2 rows.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Change \d/ })).toHaveCount(0);

  await run.getByRole('link', { name: `See report: ${name}` }).click();
  await expect(page.getByRole('heading', { level: 2, name: `Report: ${name}` })).toBeVisible();
  await page.setViewportSize({ width: 375, height: 812 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await expectAccessible(page);
  const undo = page.getByRole('button', { name: `Undo ${name}` });
  await undo.click();
  await expect(page.getByText('Set 2 pieces back to what they were?')).toBeVisible();
  await undo.click();
  await expect(status(page, 'Undone: 2 pieces set back.')).toBeVisible();
  await expect(run).toContainText('Undone');
  await expect(undo).toHaveCount(0);
  expect([await priceOf(page, bolster), await priceOf(page, settle)]).toEqual([before, other]);
});

test('a file that changes a lot waits and is discarded; what an owner typed for fetching stays', async ({ page }) => {
  await signIn(page, 'admin@hearthline.test');
  const before = await priceOf(page, linnet);
  await page.goto('/studio/makers?q=Brackenfield');
  await page.getByRole('link', { name: 'Brackenfield', exact: true }).click();
  await page.getByRole('link', { name: 'Open the feed' }).click();
  await usable(page, 'main button');
  const name = `${fresh('half ')}.csv`;
  await chooseFile(page, name, ['recordId,price', `${linnet},${Math.round(before / 2)}`]);
  await expect(page.getByText('This changes more than usual, so it needs approval.')).toBeVisible();
  await page.getByRole('button', { name: 'Save it for approval' }).click();
  await expect(status(page, 'It’s waiting for approval below.')).toBeVisible();
  const run = page.getByRole('row').filter({ hasText: name });
  await expect(run).toContainText('Waits for approval');
  await page.goto('/studio/exceptions?kind=feed');
  await page.getByRole('link', { name: 'File of Brackenfield', exact: true }).click();
  const discard = page.getByRole('button', { name: `Discard ${name}` });
  await usable(page, 'main form button');
  await discard.click();
  await expect(page.getByText('Discard this file? The catalog stays as it is.')).toBeVisible();
  await discard.click();
  await expect(run).toContainText('Discarded');

  const form = page.getByRole('form', { name: 'Fetching and limits' });
  const address = form.getByLabel('Address of the file');
  const typed = await address.inputValue();
  await address.fill('no address');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Please enter an address such as https://example.com/stock.csv.')).toBeVisible();
  await expect(address).toHaveValue('no address');
  await address.fill(typed);
  expect(await priceOf(page, linnet)).toBe(before);
});
