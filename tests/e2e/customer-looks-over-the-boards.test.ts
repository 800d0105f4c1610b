import type { Request } from '@playwright/test';
import { expect, expectAccessible, test, usable } from '../setup/browser.ts';
import { customerWithBoards } from '../setup/customer-with-boards.ts';
import { leaveToHouse, takeFor } from '../setup/shop-database.ts';

test('a customer compares, looks closer, shares and takes back, writes, and asks for a swap', async ({
  page,
  browser,
}) => {
  const { selectionId, recordIds, surveyId } = await customerWithBoards(page);
  await page.goto(`/results/${selectionId}?board=compare`);
  await usable(page);
  const table = page.getByRole('table', { name: 'A and B, side by side' });
  await expect(table).toBeVisible();
  const arrival = /[A-Z][a-z]{2} \d+(?: – [A-Z][a-z]{2} \d+|–\d+)?/.source;
  await expect(table.getByRole('row').filter({ hasText: new RegExp(`^${arrival}${arrival}$`) })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Your Cart' })).toHaveAttribute('href', `/checkout/${selectionId}`);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Projects/ })).toContainText('1');
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Board A' }).click();
  await page
    .getByRole('button', { name: /^A closer look/ })
    .first()
    .click();
  const piece = page.getByRole('dialog');
  await expect(piece.getByText('Care')).toBeVisible();
  await expect(piece.getByText('White glove delivery')).toBeVisible();
  await piece.getByRole('button', { name: 'Zoom in' }).click();
  await expect(piece.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(piece).toBeHidden();

  // On another device the choice appears by itself.
  const elsewhere = await browser.newContext({ storageState: await page.context().storageState() });
  const other = await elsewhere.newPage();
  await other.goto(new URL(`/results/${selectionId}`, page.url()).href);
  await usable(other);
  await page
    .getByRole('button', { name: /^Choose:/ })
    .first()
    .click();
  await expect(other.getByRole('button', { name: /^Chosen:/ }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Create a link' }).click();
  const address = await page.getByLabel('The link').inputValue();
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(address);
  await expect(stranger.getByRole('heading', { name: 'June’s boards' })).toBeVisible();
  await expectAccessible(stranger);
  const preview = await stranger.request.get(`${address}/preview.jpg`);
  expect(preview.headers()['content-type']).toBe('image/jpeg');
  await page.getByRole('button', { name: 'Turn off the link' }).click();
  await expect(page.getByRole('button', { name: 'Create a link' })).toBeVisible();
  expect((await stranger.goto(address))?.status()).toBe(404);
  await expect(stranger.getByRole('heading', { level: 1, name: 'We can’t open these boards' })).toBeVisible();
  await expectAccessible(stranger);
  expect((await stranger.request.get(`${address}/preview.jpg`)).status()).toBe(404);
  await page.keyboard.press('Escape');

  await page.getByLabel(/^Write/).fill('Is it soft?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('log').getByText('Is it soft?')).toBeVisible();
  await expect(other.getByRole('log').getByText('Is it soft?')).toBeVisible();
  await expect(page.getByLabel(/^Write/)).toHaveValue('');

  // The house would answer before we have looked.
  await takeFor(surveyId, 'specialist@hearthline.test');
  await page
    .getByRole('button', { name: /^Ask (for a swap|.+ for something else)/ })
    .first()
    .click();
  const swap = page.getByRole('dialog');
  await swap.getByRole('button', { name: 'Ask for the swap' }).click();
  await expect(swap.getByText('Please tell us why.')).toBeVisible();
  await swap.getByLabel('Why?').fill('Too deep for our hall.');
  await swap.getByRole('button', { name: 'Ask for the swap' }).click();
  await expect(swap).toBeHidden();
  // A revision is spent once the new boards are out.
  await expect(page.getByText('2 of 2 revisions left.')).toBeVisible();
  await expect(page.getByRole('log').getByText('Too deep for our hall.')).toBeVisible();
  await leaveToHouse(surveyId);
  // The new boards are in the thread as soon as they're out, with a way to them.
  await page.getByRole('log').getByText('sent new boards').waitFor();
  await page.getByRole('log').getByRole('link', { name: 'See these boards' }).click();
  await expect(page).toHaveURL(/\/results\//);
  await expect(page).not.toHaveURL(new RegExp(selectionId));

  // The page of a piece is anyone's.
  await stranger.goto(new URL(`/furniture/${recordIds[0]}`, page.url()).href);
  await expect(stranger.getByRole('heading', { name: 'Goes well with' })).toBeVisible();
  await expectAccessible(stranger);
  await stranger.goto(new URL('/inspiration-gallery?room=Living Room', page.url()).href);
  await expect(
    stranger.getByRole('navigation', { name: 'Room' }).getByRole('link', { name: 'Living room' }),
  ).toHaveAttribute('aria-current', 'true');
  await expectAccessible(stranger);
  // Someone else's boards are as any unknown path.
  await stranger.goto(new URL(`/results/${selectionId}`, page.url()).href);
  await expect(stranger).toHaveURL(/signUp=1/);
});

test.describe('leaving before a save is done', () => {
  test.use({ serviceWorkers: 'block' });

  test('finds every choice again, though the first of them arrives last', async ({ page }) => {
    const { selectionId } = await customerWithBoards(page, { firstName: 'May' });
    await page.goto(`/results/${selectionId}`);
    await usable(page, 'main button[aria-pressed]');
    // The first save is held back on its way.
    const underway: Request[] = [];
    await page.route(
      ({ pathname }) => pathname === `/results/${selectionId}.data`,
      (route) => {
        const isFirst = route.request().method() === 'POST' && underway.length === 0;
        return isFirst ? underway.push(route.request()) : route.continue();
      },
    );
    const chosen = page.getByRole('button', { name: /^Chosen:/ });
    const two = page.getByRole('status').filter({ hasText: /^2$/ });
    const whiteGlove = page.getByRole('radio', { name: /White glove/ });
    await page.getByRole('button', { name: /^Choose:/ }).click();
    await page.getByRole('button', { name: /^One more/ }).click();
    await whiteGlove.click({ force: true });
    await expect(whiteGlove).toBeChecked();
    await page.reload();
    const allThree = async () => {
      await expect(chosen).toHaveCount(1);
      await expect(two).toBeVisible();
      await expect(whiteGlove).toBeChecked();
    };
    await allThree();
    // What was under way when the page went: only now does it reach the shop.
    const [first] = underway;
    const late = await page.request.post(first?.url() ?? '', {
      data: first?.postData() ?? '',
      headers: { ...(await first?.allHeaders()), Origin: new URL(page.url()).origin },
    });
    expect(late.ok(), await late.text()).toBe(true);
    await page.reload();
    await allThree();
  });
});
