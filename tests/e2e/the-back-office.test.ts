import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectAccessible, signIn, test, usable } from '../setup/browser.ts';
import { fresh, freshEmail } from '../setup/fresh.ts';

const chooseFile = async (page: Page, button: string, file: { name: string; mimeType: string; buffer: Buffer }) => {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button }).click(),
  ]);
  await chooser.setFiles(file);
};

test('a specialist on a tablet edits a piece, imports a file and takes a piece off sale', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await signIn(page, 'specialist@hearthline.test');

  // Searched by keyboard; the search is in the address.
  await page.goto('/studio/catalog?kind=bar_table');
  await usable(page, 'main input, input[name="q"]');
  await expectAccessible(page);
  await page.getByRole('searchbox').fill('anode marble');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/kind=bar_table.*q=anode\+marble|q=anode\+marble.*kind=bar_table/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ]);
  const exported = await readFile(await download.path(), 'utf8');
  const [head = '', ...found] = exported.trim().split('\r\n');
  expect(found.length).toBeGreaterThan(0);
  const row = found[0] ?? '';
  const id = row.split(',')[0] ?? '';
  await page.getByRole('table').getByRole('link').first().click();

  // An edit that cannot be keeps what was typed; a good one is said.
  await expect(page.getByRole('heading', { level: 2, name: 'Price, stock and time' })).toBeVisible();
  await usable(page, 'form button[value="save"]');
  await expectAccessible(page);
  const lead = page.getByLabel('Lead time in days');
  await lead.fill('soon');
  await lead.press('Enter');
  await expect(page.getByText('“soon” isn’t a number.')).toBeVisible();
  await expect(lead).toHaveValue('soon');
  await lead.fill('33');
  await lead.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' }).first()).toBeVisible();

  // Off sale is asked once, and undone by one press.
  await page.getByRole('button', { name: 'Take off sale' }).press('Enter');
  await expect(page.getByText(/^It’s on (one|\d+) open boards?|^It isn’t on any open boards/)).toBeVisible();
  await page.getByRole('button', { name: 'Take off sale' }).press('Enter');
  await page.getByRole('button', { name: 'Offer again' }).click();
  await expect(page.getByText('We offer this piece to customers.')).toBeVisible();

  // A picture goes in by the same control that a finger or a key presses; what is none is refused where it was chosen.
  const pictures = page.getByRole('region', { name: 'Pictures' });
  await chooseFile(page, 'Choose a picture', {
    name: 'a.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  });
  await expect(pictures.getByText('Only image files are allowed.')).toBeVisible();
  const backs = pictures.getByRole('img', { name: /^Back \d+$/ });
  const before = await backs.count();
  await page.getByRole('button', { name: /View/ }).press('Enter');
  await page.getByRole('option', { name: 'Back' }).press('Enter');
  const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: 'peru' } })
    .png()
    .toBuffer();
  await chooseFile(page, 'Choose a picture', { name: 'back.png', mimeType: 'image/png', buffer: photo });
  await expect(backs).toHaveCount(before + 1);
  const added = backs.last();
  await expect.poll(() => added.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const remove = pictures.getByRole('button', { name: `Remove: Back ${before + 1}` });
  await remove.press('Enter');
  await expect(pictures.getByText('Remove this picture?')).toBeVisible();
  await expect(remove).toBeFocused();
  await remove.press('Enter');
  await expect(backs).toHaveCount(before);

  // A file is looked at before it is carried out; one bad row and nothing happens.
  await page.goto('/studio/catalog/import');
  await usable(page, 'button[type="button"]');
  const columns = head.split(',');
  const price = columns.indexOf('price');
  const cells = row.split(',');
  const now = cells[price] ?? '';
  const file = (text: string) => ({ name: 'pieces.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  const withPrice = (value: string) => cells.with(price, value).join(',');
  await chooseFile(page, 'Choose a file', file([head, withPrice('=cheap')].join('\r\n')));
  await expect(page.getByText('We can’t read one row', { exact: false })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'price' })).toContainText('“=cheap” isn’t an amount of money.');
  await expect(page.getByRole('button', { name: /^Import/ })).toHaveCount(0);
  await expectAccessible(page);
  const leadTime = columns.indexOf('leadTimeDays');
  const good = (value: string) => cells.with(price, value).with(leadTime, '33').join(',');
  await chooseFile(page, 'Choose a file', file([head, good('777')].join('\r\n')));
  await expect(page.getByRole('cell', { name: '777', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Import one piece' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Imported: 0 new, 1 changed.' }).first()).toBeVisible();
  await page.goto(`/studio/catalog/${id}`);
  await usable(page, 'form button[value="save"]');
  await expect(page.getByLabel('Price in dollars')).toHaveValue('777');
  await page.getByLabel('Price in dollars').fill(now);
  await page.getByLabel('Price in dollars').press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' }).first()).toBeVisible();
});

test('a list that cannot be fetched says so inside the studio, and keeps what was asked', async ({ page, watched }) => {
  watched.expectComplaint(/503|failed|events|preload/i);
  // The router's own answer for the lost page.
  watched.expectComplaint(/^page error: [\w$]{1,3}$/);
  // News would have the page asked again while it cannot be.
  await page.route('**/api/events**', (route) => route.abort());
  await signIn(page, 'specialist@hearthline.test');
  await page.goto('/studio/orders?state=placed');
  await usable(page, 'input[name="q"]');
  await page.route('**/studio/orders.data**', (route) => route.fulfill({ status: 503, body: 'no database' }));
  await page.getByRole('searchbox').fill('june');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'We couldn’t load this' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Studio' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/studio/orders.data**');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('june');
  await expect(page).toHaveURL(/state=placed.*q=june/);

  // Nothing fits: said, with the way back to everything.
  await page.goto('/studio/orders?q=nobody+of+that+name');
  await expect(page.getByText('No matches. Try fewer words or filters.')).toBeVisible();
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\/studio\/orders\??$/);
});

test('a coupon that starts later says from when, and a specialist reads it without a form', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin@hearthline.test');
  const code = fresh('LATER').toUpperCase();
  await page.goto('/studio/coupons/new');
  await usable(page, 'main form');
  await page.getByLabel('Code').fill(code);
  await page.getByLabel('Percent', { exact: true }).last().fill('10');
  await page.getByLabel('First day').fill('2099-12-10');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: code })).toContainText('From December 10, 2099');
  const theirs = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await signIn(theirs, 'specialist@hearthline.test');
  await theirs.goto(`/studio/coupons/${code}`);
  await expect(theirs).toHaveURL('/studio/coupons');
  await expect(theirs.getByRole('row').filter({ hasText: code })).toBeVisible();
  await expect(theirs.getByRole('link', { name: /^New/ })).toHaveCount(0);
  await theirs.context().close();
});

test('an admin reads the figures and lets people in and out; the log has it all', async ({ page, browser }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await signIn(page, 'admin@hearthline.test');
  await page.goto('/studio/figures');
  await expect(page.getByRole('img', { name: /^Revenue by month/ })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Fees, orders and revenue by month' }).getByRole('row')).toHaveCount(14);
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Fees, orders and revenue by month as CSV' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toMatch(
    /^Month,Fees,Fee income,Orders,Order income,Revenue\r\n/,
  );

  // What became of the boards, by piece; the file has what the screen has.
  await page.getByRole('link', { name: 'Boards, from sent to bought' }).click();
  const boards = page.getByRole('table', { name: 'Boards and what they sold' });
  await expect(boards.getByRole('columnheader', { name: 'Margin' })).toBeVisible();
  await usable(page, 'main button');
  await page.getByLabel('By', { exact: true }).click();
  await page.getByRole('option', { name: 'Piece' }).click();
  await expect(page).toHaveURL(/[?&]by=piece/);
  await expect(boards.getByRole('columnheader').first()).toHaveText('Piece');
  await expectAccessible(page);
  // Long names and large sums make the table wide. It scrolls in its frame, and the page stays as wide as the window.
  await boards.evaluate((table) => {
    table.style.minWidth = '100rem';
  });
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `at ${width}`)
      .toBeLessThanOrEqual(width);
  }
  await page.setViewportSize({ width: 768, height: 1024 });
  const [pieces] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Boards and what they sold as CSV' }).click(),
  ]);
  expect(await readFile(await pieces.path(), 'utf8')).toMatch(/^Piece,Pairs sent,Pairs opened,.*,Margin,Margin %\r\n/);

  // Someone new, who is signed in when they are shut out.
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, serviceWorkers: 'block' });
  const theirs = await context.newPage();
  await theirs.goto('/');
  const name = fresh('Wren');
  const email = `${name.toLowerCase()}@example.com`;
  const answer = await theirs.request.post('/api/auth/sign-up/email', {
    data: { email, password: 'a walnut armchair', name, firstName: name },
    headers: { Origin: new URL(theirs.url()).origin },
  });
  expect(answer.ok()).toBe(true);
  await page.goto(`/studio/people?role=customer&q=${email}`);
  const row = page.getByRole('row').filter({ hasText: email });
  await usable(page, 'tbody button');
  await expectAccessible(page);
  await row.getByRole('button', { name: `Disable ${name}` }).press('Enter');
  await expect(row.getByText('signed out everywhere right away', { exact: false })).toBeVisible();
  await row.getByRole('button', { name: `Disable ${name}` }).press('Enter');
  await expect(row.getByText('Disabled')).toBeVisible();
  expect((await theirs.request.get('/api/users/me')).status()).toBe(401);
  await row.getByRole('button', { name: `Enable ${name} again` }).click();
  await expect(row.getByText('Active')).toBeVisible();
  await context.close();

  await page.goto(`/studio/audit?q=${email}`);
  await expect(page.getByRole('cell', { name: `Theo Lindqvist disabled ${name}.` })).toBeVisible();
  await expect(page.getByRole('cell', { name: `Theo Lindqvist enabled ${name} again.` })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/studio/audit?act=figures.export');
  await expect(page.getByRole('cell', { name: 'exported the figures.' }).first()).toBeVisible();
});

test('an admin sends an invitation again, then withdraws it', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await signIn(page, 'admin@hearthline.test');
  await page.goto('/studio/people');
  await usable(page, 'form[aria-label]');
  const email = freshEmail('june');
  await page.getByLabel('Email').first().fill(email);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  const open = page.getByRole('listitem').filter({ hasText: email });
  await expect(open).toContainText(/Specialist\. Sent \w+ \d+, open until \w+ \d+\./);
  await expectAccessible(page);
  await page.getByRole('button', { name: `Send again to ${email}` }).click();
  await expect(page.getByText(`A new invitation is on its way to ${email}.`)).toBeVisible();
  const withdraw = open.getByRole('button', { name: `Withdraw the invitation to ${email}` });
  await expect(withdraw).toBeEnabled();
  await withdraw.press('Enter');
  await expect(open.getByText('The link in their email stops working.')).toBeVisible();
  await withdraw.press('Enter');
  await expect(open).toHaveCount(0);
});
