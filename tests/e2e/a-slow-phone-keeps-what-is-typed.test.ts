import type { Page } from '@playwright/test';
import { expect, test, usable } from '../setup/browser.ts';
import { choosing, customerWithBoards, type ReadyBoards } from '../setup/customer-with-boards.ts';
import { freshEmail } from '../setup/fresh.ts';
import { fillAddress, pay } from '../setup/journeys/checkout-form.ts';
import { question } from '../setup/journeys/quiz.ts';

// What a worker of the page fetches cannot be held back.
test.use({ serviceWorkers: 'block' });

/** The page comes, or comes again, its scripts do not yet. Returns what lets them through. */
async function withoutScripts(page: Page, path: string | null, scripts = /\/assets\/.*\.js/): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(scripts, async (route) => {
    await held;
    await route.continue();
  });
  if (path === null) await page.reload({ waitUntil: 'commit' });
  else await page.goto(path, { waitUntil: 'commit' });
  return letThrough;
}

const scrolledTo = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

const cardFormScript = /\/assets\/sandbox-card-form-.*\.js/;

/** All is filled in and alive but the card form, whose script comes after the page's own. */
async function checkoutWithoutCardForm(page: Page, { selectionId }: ReadyBoards): Promise<() => void> {
  const letThrough = await withoutScripts(page, `/checkout/${selectionId}`, cardFormScript);
  await fillAliveAddress(page);
  return letThrough;
}

async function fillAliveAddress(page: Page): Promise<void> {
  await fillAddress(page);
  await usable(page, 'main button[type=submit]');
}

test('what is typed at the checkout before the scripts load is kept and used', async ({ page }) => {
  const boards = await customerWithBoards(page);
  await choosing(
    page,
    boards,
    boards.recordIds.slice(0, 2).map((id) => ({ id })),
  );
  const letThrough = await withoutScripts(page, `/checkout/${boards.selectionId}`);
  const typed = [
    ['Full name', 'June Hale'],
    ['Street address', '12 Maple Street'],
    ['Zip code', '11201'],
    ['City', 'Brooklyn'],
    [/^Phone/, '718 555 0110'],
    ['Card number', '4242424242424242'],
    [/^Expir/, '1234'],
    [/CVC|Security code/, '123'],
    [/Billing zip|Card zip/, '11201'],
  ] as const;
  const field = (label: string | RegExp) => page.getByRole('main').getByLabel(label).first();
  for (const [label, text] of typed) await field(label).fill(text);
  // The card form has its styles already: the checkbox is on one line with its words.
  const isBeside = await page.getByText('Save this card for next time').evaluate((words) => {
    const [text, box] = [words.getBoundingClientRect(), words.previousElementSibling?.getBoundingClientRect()];
    return box !== undefined && box.right <= text.left && box.top < text.bottom && box.bottom > text.top;
  });
  expect(isBeside).toBe(true);
  letThrough();
  await usable(page, '[autocomplete=cc-number]');

  // Grouped as if it had been typed now; the zip has named its state; and one more letter is drawn without losing any.
  await expect(field('Card number')).toHaveValue('4242 4242 4242 4242');
  await expect(page.getByText('New York', { exact: true })).toBeVisible();
  await field('Full name').press('End');
  await field('Full name').pressSequentially('y');
  for (const [label, text] of typed.slice(1, 5)) await expect(field(label)).toHaveValue(text);
  await pay(page).click();
  await expect(page).toHaveURL(/\/purchase-success/);
});

test('the one click at the checkout waits for the card form, and pays with the card that was chosen', async ({
  page,
  watched,
}) => {
  const boards = await customerWithBoards(page, { keepsCard: true });
  await choosing(page, boards, [{ id: boards.recordIds[0] ?? '' }]);

  // Its script is lost: that is said, what was typed stays, and a reload brings it.
  watched.expectComplaint(/ERR_FAILED|Failed to fetch dynamically imported module|Minified React error/);
  await page.route(cardFormScript, (route) => route.abort('failed'));
  await page.goto(`/checkout/${boards.selectionId}`);
  await fillAliveAddress(page);
  const missing = page.getByText('The card form didn’t load.', { exact: false });
  await expect(missing).toHaveCount(1);
  await pay(page).click();
  await expect(missing).toHaveCount(2);
  await expect(page.getByText('No charges were made.', { exact: false })).toBeVisible();
  await expect(page.getByLabel('Street address')).toHaveValue('12 Maple Street');
  await page.unroute(cardFormScript);

  // Another card is chosen, then the button pressed: the kept one is not charged instead.
  const letOneThrough = await checkoutWithoutCardForm(page, boards);
  await page.locator('label').filter({ hasText: 'New card' }).click();
  await pay(page).click();
  letOneThrough();
  await expect(page.getByRole('alert').filter({ hasText: 'Your card number is incomplete.' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^New card/ })).toBeChecked();

  const letThrough = await checkoutWithoutCardForm(page, boards);
  await expect(page.getByRole('radio', { name: /^Visa ending in 4242/ })).toBeChecked();
  await pay(page).click();
  await expect(page.getByText('Taking your payment.', { exact: false })).toBeVisible();
  letThrough();
  await expect(page).toHaveURL(/\/purchase-success/);
});

test('a card typed before the card form’s script has come pays at the one press', async ({ page }) => {
  const boards = await customerWithBoards(page);
  await choosing(page, boards, [{ id: boards.recordIds[0] ?? '' }]);
  const letThrough = await checkoutWithoutCardForm(page, boards);
  await page.getByLabel('Card number').fill('4242424242424242');
  await page.getByLabel(/^Expir/).fill('1234');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Billing zip').fill('11201');
  await pay(page).click();
  letThrough();
  await expect(page).toHaveURL(/\/purchase-success/);
});

test('an address typed before the scripts have come is still looked up', async ({ page }) => {
  const letThrough = await withoutScripts(page, '/registration');
  await page.getByRole('main').getByLabel('Email').fill('customer@hearthline.test');
  await page.getByRole('main').getByLabel('First name').fill('June');
  await page.getByText('Show password').first().click();
  letThrough();
  await expect(page.getByText('Account already exists for this email address, please sign in!')).toBeVisible();
  await expect(page.getByRole('main').getByLabel('First name')).toHaveValue('June');
  await expect(page.getByLabel('Show password').first()).toBeChecked();
  await expect(page.getByRole('main').getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
});

test('a word looked for before the scripts have come is found', async ({ page }) => {
  const letThrough = await withoutScripts(page, '/glossary');
  await page.getByRole('searchbox', { name: 'Search the glossary' }).fill('etagere');
  letThrough();
  await expect(page.getByRole('status').filter({ hasText: '1 word' })).toBeVisible();
  await expect(page).toHaveURL(/\?q=etagere/);
});

test('the quiz’s first question is there before any script, whole and without fading in', async ({ page }) => {
  const letThrough = await withoutScripts(page, '/quiz');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('House', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  const moving = await page
    .getByRole('main')
    .evaluate(
      (main) =>
        [...main.querySelectorAll('form, form *')].filter((one) => getComputedStyle(one).animationName !== 'none')
          .length,
    );
  expect(moving).toBe(0);
  letThrough();
  await page.getByText('House', { exact: true }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await question(page, 'Are you upgrading, or starting from scratch?');
});

test('fonts come ahead of the first view, except on a slow connection, where they would hold it up', async ({
  page,
}) => {
  const ahead = () => page.evaluate(() => document.querySelectorAll('link[rel=preload][as=font]').length);
  await page.goto('/quiz', { waitUntil: 'domcontentloaded' });
  expect(await ahead()).toBe(2);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  // As the browser’s own tools call slow 3G.
  const slow = { offline: false, latency: 400, downloadThroughput: 51_200, uploadThroughput: 51_200 };
  await session.send('Network.emulateNetworkConditions', slow);
  await page.goto('/quiz', { waitUntil: 'domcontentloaded' });
  expect(await ahead()).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an answer given before the scripts have come is the first one kept', async ({ page }) => {
  const letThrough = await withoutScripts(page, '/quiz');
  await page.getByText('Apartment, condo or co-op', { exact: true }).click();
  await page.getByText('House', { exact: true }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  letThrough();
  await question(page, 'Are you upgrading, or starting from scratch?');
  await page.reload();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('radio', { name: 'House' })).toBeChecked();
});

test('an answer given while React still reads the page waits until it is there', async ({ page }) => {
  const letThrough = await withoutScripts(page, '/quiz');
  // As React does, long before anything that it has marked can answer.
  await page.getByRole('main').evaluate((main) => {
    for (const element of main.querySelectorAll('*')) Object.assign(element, { __reactFiber$read: {} });
  });
  await page.getByText('House', { exact: true }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('radio', { name: 'House' })).not.toBeChecked();
  letThrough();
  await question(page, 'Are you upgrading, or starting from scratch?');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('radio', { name: 'House' })).toBeChecked();
});

test('a press that begins before the scripts have come and ends after them counts', async ({ page }) => {
  const letThrough = await withoutScripts(page, '/quiz');
  await page.getByText('House', { exact: true }).hover();
  await page.mouse.down();
  letThrough();
  await usable(page, 'main label');
  await page.mouse.up();
  await question(page, 'Are you upgrading, or starting from scratch?');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('radio', { name: 'House' })).toBeChecked();
});

test('a button pressed before the scripts have come is pressed once they have, and once', async ({ page }) => {
  const letThrough = await withoutScripts(page, '/contact');
  const form = page.getByRole('contentinfo');
  await form.getByLabel('Email').fill(freshEmail('early'));
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname));
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await form.getByRole('button', { name: 'Subscribe' }).click();
  expect(page.url()).toMatch(/\/contact$/);
  letThrough();
  await expect(page.getByRole('status').getByText('Success')).toBeVisible();
  expect(posts.filter((path) => path.includes('newsletter'))).toHaveLength(1);
});

test('a user who scrolls before the scripts load stays there; one who waits gets back to where they were', async ({
  page,
}) => {
  await page.goto('/about');
  await usable(page);
  for (const isMoving of [false, true]) {
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
    await expect.poll(() => scrolledTo(page)).toBe(700);
    await page.unrouteAll();
    const letThrough = await withoutScripts(page, null);
    if (isMoving) {
      // Before it's laid out, there's nothing to scroll.
      await page.waitForLoadState('domcontentloaded');
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      await page.mouse.wheel(0, 300);
      await expect.poll(() => scrolledTo(page)).toBe(300);
    }
    letThrough();
    await usable(page);
    await expect.poll(() => scrolledTo(page)).toBe(isMoving ? 300 : 700);
  }
});
