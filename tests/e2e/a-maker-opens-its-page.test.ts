import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, shopOrigin, signIn, test, usable } from '../setup/browser.ts';
import { choosing, customerWithBoards } from '../setup/customer-with-boards.ts';
import { fresh } from '../setup/fresh.ts';

/** They make rugs only. No other journey changes their address or uploads their files. */
const weavers = ['Tarn & Tuft', 'Saltmarsh Weavers'];
const says = {
  pieces: ['sofa', 'rug'],
  rug: { type: [2, 3], size: '8x10', budget: 'premium', colorIntensity: 'neutral' },
};

interface Piece {
  recordId: string;
  name: string;
  vendor: { name: string };
}

const opened = async (browser: Browser, width = 1280): Promise<Page> =>
  (await browser.newContext({ baseURL: shopOrigin(), viewport: { width, height: 800 } })).newPage();

/** A paid order of one rug. */
async function orderedPiece(page: Page, name: string): Promise<Piece> {
  const boards = await customerWithBoards(page, { says });
  const pieces: Piece[] = await Promise.all(
    boards.recordIds.map(async (id) => (await page.request.get(`/api/furniture/${id}`)).json()),
  );
  const piece = pieces.find(({ vendor }) => weavers.includes(vendor.name));
  if (!piece) throw new Error(`no rug of theirs: ${pieces.map(({ vendor }) => vendor.name).join(', ')}`);
  await choosing(page, boards, [{ id: piece.recordId }]);
  const address = {
    ...{ name, line1: '12 Maple Street', line2: '', city: 'Brooklyn', state: 'NY', zip: '11201' },
    phone: '718 555 0110',
  };
  const placed = await page.request.post('/api/users/me/orders', {
    ...{ data: { selectionId: boards.selectionId, address }, headers: { Origin: shopOrigin() } },
  });
  const { id, client_secret: secret } = await placed.json();
  const paid = await page.request.post(`/v1/payment_intents/${secret.split('_secret_')[0]}/confirm`, {
    form: { key: 'pk_test_sandbox', client_secret: secret, payment_method: 'pm_card_visa' },
  });
  expect(paid.ok(), await paid.text()).toBe(true);
  await page.goto(`/purchase-success?order=${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, June' })).toBeVisible();
  return piece;
}

/** The link in the newest letter about this maker's page. */
async function mailedLink(studio: Page, makerId: string): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    await studio.goto('/dev/mailbox');
    await studio.locator('main a').filter({ hasText: 'Your page at Hearthline' }).first().click({ timeout: 2000 });
    const text = (await studio.locator('pre').textContent({ timeout: 2000 })) ?? '';
    found = new RegExp(`/maker/portal/${makerId}\\?key=\\S+`).exec(text)?.[0];
    expect(found).toBeTruthy();
  }).toPass();
  return found ?? '';
}

async function chooseFile(page: Page, name: string, rows: readonly string[]): Promise<void> {
  const button = page.getByRole('button', { name: 'Choose a file' });
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.press('Enter')]);
  await chooser.setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) });
}

/** What a piece costs and how many there are, as the studio has it. */
async function saleOf(studio: Page, recordId: string): Promise<{ price: number; stock: number }> {
  await studio.goto(`/studio/catalog/${recordId}`);
  await usable(studio, 'form button[value="save"]');
  const numberIn = async (label: string) =>
    Number((await studio.getByLabel(label, { exact: true }).inputValue()).replaceAll(',', ''));
  return { price: await numberIn('Price in dollars'), stock: await numberIn('In stock') };
}

const isNoWider = (page: Page, width: number) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

test('a maker’s page: sent by an admin, opened from the letter, an order confirmed, stock and a price uploaded', async ({
  page,
  browser,
}) => {
  const customer = `June ${fresh('Tran-')}`;
  const { recordId, vendor, name: piece } = await orderedPiece(page, customer);

  const studio = await opened(browser);
  await signIn(studio, 'admin@hearthline.test');
  await studio.goto(`/studio/makers?q=${encodeURIComponent(vendor.name)}`);
  await studio.getByRole('table').getByRole('link', { name: vendor.name, exact: true }).click();
  await usable(studio, 'form button[value="link"]');
  await expectAccessible(studio);
  const makerPage = new URL(studio.url()).pathname;
  const makerId = makerPage.split('/').at(-1) ?? '';
  await studio.getByRole('button', { name: 'Send the maker their page' }).press('Enter');
  await expect(
    studio
      .getByRole('status')
      .filter({ hasText: /^On its way to .+@/ })
      .first(),
  ).toBeVisible();
  const link = await mailedLink(studio, makerId);

  // On a phone, without an account: only this order's row is ours.
  const maker = await opened(browser, 375);
  await maker.goto(link);
  await expect(maker.getByRole('heading', { level: 1, name: `Orders for ${vendor.name}` })).toBeVisible();
  await usable(maker, 'main button');
  const row = maker.getByRole('row').filter({ hasText: customer });
  await expect(row).toContainText('To confirm');
  await expect(row).toContainText('Brooklyn, NY');
  await expect(row).toContainText(`1 × ${piece}`);
  await expect(maker.getByText('Maple')).toHaveCount(0);
  await expect(maker.getByText('718')).toHaveCount(0);
  await isNoWider(maker, 375);
  await expectAccessible(maker);

  // The order is confirmed on its own page, which leads back.
  await row.getByRole('link', { name: /^PO-/ }).press('Enter');
  await usable(maker, 'form button[value="confirm"]');
  await expectAccessible(maker);
  await maker.getByRole('button', { name: 'Confirm this order' }).press('Enter');
  await expect(maker.getByText('Thank you. We’ve told the customer.')).toBeVisible();
  await maker.getByRole('link', { name: 'All your orders' }).press('Enter');
  await expect(row).toContainText('Confirmed');
  await expect(row).toContainText('Ship it');

  // A file: stock at once, the price waits, another maker's piece stays as it is.
  const { price, stock } = await saleOf(studio, recordId);
  const file = `${fresh('stock ')}.csv`;
  await usable(maker, 'main button');
  await chooseFile(maker, 'broken.csv', ['What,Many', `${recordId},3`]);
  await expect(maker.getByRole('alert').filter({ hasText: 'We don’t recognize the columns.' })).toBeVisible();
  await chooseFile(maker, file, [
    'recordId,price,stock',
    `${recordId},${price + 10},${stock + 1}`,
    'rec-bolster-storage-bench-mushroom,1,0',
  ]);
  await expect(
    maker.getByText(
      '1 piece would change right away, 0 already match. 1 piece would wait for our approval. We’d skip 1 row.',
    ),
  ).toBeVisible();
  const skipped = maker.getByRole('region', { name: 'Rows we skip' });
  await expect(skipped).toContainText('“rec-bolster-storage-bench-mushroom” is another maker’s piece');
  await isNoWider(maker, 375);
  await expectAccessible(maker);
  await maker.getByRole('button', { name: 'Send these changes' }).press('Enter');
  await expect(
    maker.getByText('Thank you. Changed 1 piece. 1 piece waits for our approval. Skipped 1 row.'),
  ).toBeVisible();
  const runs = maker.getByRole('region', { name: 'Your latest files' });
  await expect(runs.getByRole('row').filter({ hasText: file })).toHaveCount(2);
  await expect(runs).toContainText('Waits for our approval');
  await expectAccessible(maker);
  await maker.setViewportSize({ width: 1280, height: 800 });
  await maker.reload();
  await usable(maker, 'main button');
  await isNoWider(maker, 1280);
  await expectAccessible(maker);

  // The studio has it as the maker's, and decides about the price.
  expect((await saleOf(studio, recordId)).price).toBe(price);
  await studio.goto(`${makerPage}/feed`);
  const held = studio.getByRole('row').filter({ hasText: file }).filter({ hasText: 'Waits for approval' });
  await expect(held).toContainText('By the maker');
  await held.getByRole('link', { name: `See report: ${file}` }).click();
  await usable(studio, 'main form button');
  await expect(studio.getByText('A maker’s prices wait for approval.')).toBeVisible();
  const discard = studio.getByRole('button', { name: `Discard ${file}` });
  await discard.click();
  await discard.click();
  await expect(held).toHaveCount(0);

  // The link is no way into the studio, and a changed one opens nothing.
  await maker.goto('/studio');
  await expect(maker).toHaveURL(/\/(\?.*)?$/);
  await maker.goto(makerPage);
  await expect(maker).toHaveURL(/\/(\?.*)?$/);
  await maker.context().close();
  await studio.context().close();
});

test('a link that doesn’t open the page says nothing and offers a new one', async ({ page, watched }) => {
  watched.expectComplaint(/404 \(Not Found\) \S+\/maker\/portal\/maker_none/);
  const wrong = '/maker/portal/maker_none?key=1797595200.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';
  const answer = await page.request.get(wrong);
  expect(answer.status()).toBe(404);
  expect(answer.headers()['cache-control']).toBe('no-store');
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto(wrong);
  await usable(page, 'main button');
  await expect(page.getByRole('heading', { level: 1, name: 'This link doesn’t work anymore' })).toBeVisible();
  await isNoWider(page, 375);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send me a new link' }).press('Enter');
  await expect(page.getByText('a new link is on its way there.')).toBeVisible();
  await expectAccessible(page);
  // From the page of one order, without a link.
  await page.goto('/maker/portal/maker_none');
  await expect(page.getByRole('heading', { level: 1, name: 'All your orders' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send me the link' })).toBeVisible();
});
