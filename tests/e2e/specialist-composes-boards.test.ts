import type { Browser, Page } from '@playwright/test';
import { complaintsOffline, expect, expectAccessible, signIn, test, usable } from '../setup/browser.ts';

/** The demo's project that waits, taken by the specialist, so that the demo doesn't answer it by itself. */
const waiting = 'The den';
const note = 'Charcoal by day, deeper by lamplight.';

async function anotherPerson(browser: Browser, page: Page, email: string): Promise<Page> {
  // Without a worker of its own, so that what the test takes from the wire is really gone.
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, serviceWorkers: 'block' });
  const other = await context.newPage();
  await signIn(other, email);
  return other;
}

const slotsOf = (page: Page, board: 'A' | 'B') =>
  page.getByRole('list', { name: `Pieces of Board ${board}` }).getByRole('link');

test('a specialist swaps a piece, writes a note and publishes; a colleague who was slower is told', async ({
  page,
  browser,
  watched,
}) => {
  watched.expectComplaint(complaintsOffline);
  await signIn(page, 'specialist@hearthline.test');
  await page.goto('/studio/queue');
  await expect(page.getByRole('heading', { level: 1, name: 'The queue' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: waiting })).toContainText('You’ve taken it');
  await expectAccessible(page);
  await page.getByRole('link', { name: `Open ${waiting}` }).click();

  // Everything the customer said, and both boards laid out.
  await expect(page.getByRole('heading', { level: 1, name: waiting })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Brief' })).toContainText('popcorn every Friday');
  await expect(
    page.getByRole('region', { name: 'Brief' }).getByRole('img', { name: /14 ft along wall A and 12 ft along wall B/ }),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: /^Board A/ })).toBeVisible();
  await slotsOf(page, 'B').nth(1).click();
  await expect(page.getByRole('heading', { name: 'Coffee table for B' })).toBeVisible();
  await expectAccessible(page);

  // Two people on one slot: the first change counts, the second person is told and loses nothing.
  const colleague = await anotherPerson(browser, page, 'admin@hearthline.test');
  // They hear nothing meanwhile, as on a train: what they see is what was.
  await colleague.route('**/api/events', (route) => route.abort());
  await colleague.goto(page.url());
  await expect(colleague.getByText('Maren has this project', { exact: false })).toBeVisible();
  const swap = page.getByRole('button', { name: /^Swap in/ }).first();
  const name = (await swap.getAttribute('aria-label'))?.replace('Swap in ', '') ?? '';
  await swap.click();
  await expect(slotsOf(page, 'B').nth(1)).toContainText(name);
  await usable(colleague, '[aria-label^="Swap in"]');
  await expect(slotsOf(colleague, 'B').nth(1)).not.toContainText(name);
  await colleague.getByRole('button', { name: `Swap in ${name}`, exact: true }).click();
  await expect(slotsOf(colleague, 'B').nth(1)).toContainText(name);
  // The row that was pressed has left the list; what was said about it stays.
  await expect(colleague.getByRole('button', { name: `Swap in ${name}`, exact: true })).toHaveCount(0);
  await expect(colleague.getByRole('alert').filter({ hasText: 'Maren just put' })).toContainText(name);
  await colleague.context().close();

  // The piece moves with the keys, stays there and is locked. The preview is the customer's own page.
  const piece = page.getByRole('region', { name: /^Board B/ }).getByRole('button', { name: `Move ${name}` });
  await piece.press('Shift+ArrowLeft');
  await piece.press('ArrowUp');
  await expect(page.getByRole('status').filter({ hasText: `${name}: ` })).toContainText('% across');
  await expect(page.getByRole('button', { name: 'Place it automatically', exact: true })).toBeVisible();
  // What was done by hand is not thrown away unasked.
  await page.getByRole('button', { name: 'Propose the rest again' }).click();
  await expect(page.getByText('has a note or position you set', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  // A note that's just being typed counts, too.
  await slotsOf(page, 'B').nth(0).click();
  await expect(page.getByRole('heading', { name: 'Sofa for B' })).toBeVisible();
  await page.getByLabel('Note for the piece').fill('Deep enough for two.');
  await page.getByRole('button', { name: 'Propose the rest again' }).click();
  await expect(page.getByText('2 unlocked pieces have notes or positions you set', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByLabel('Note for the piece')).toHaveValue('Deep enough for two.');
  await page.getByLabel('Note for the piece').fill('Deep enough for three.');
  await page.getByRole('button', { name: 'Copy A to B' }).click();
  await expect(page.getByText('2 unlocked pieces have notes or positions you set', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  const gone = page.waitForResponse((answer) => answer.url().endsWith('/words') && answer.ok());
  await page.getByLabel('Note for the piece').fill('');
  await gone;
  await slotsOf(page, 'B').nth(1).click();
  const lock = page.getByRole('list', { name: 'Pieces of Board B' }).getByRole('button', { name: `Lock ${name}` });
  await lock.click();
  await expect(lock).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Propose the rest again' }).click();
  await expect(slotsOf(page, 'B').nth(1)).toContainText(name);
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Preview' }).click(),
  ]);
  await expect(preview.getByText('Preview: this is what your customer sees', { exact: false })).toBeVisible();
  await preview.close();

  // The whole catalog, by words and filters.
  await page.getByRole('button', { name: 'Only coffee tables' }).click();
  await expect(page.getByRole('button', { name: 'Only coffee tables' })).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('/');
  await page.keyboard.type('zebra');
  await expect(page.getByText('Nothing in the catalog matches.', { exact: false })).toBeVisible();

  const boardB = page.getByRole('article').filter({ hasText: 'B ' }).last();
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/words') && answer.ok());
  await boardB.getByLabel('Board name').fill('Charcoal and marble');
  await boardB.getByLabel('Note for the board').fill(note);
  await kept;
  await expect(page.getByText(/^Saved \d+:\d\d [AP]M$/)).toBeVisible();
  // Without a network nothing of it is lost: what was written is kept, and saved when the network is back.
  await page.context().setOffline(true);
  await boardB.getByLabel('Note for the board').pressSequentially(' And by candlelight.');
  await expect(page.getByText('No connection.', { exact: false })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(/^Saved \d+:\d\d [AP]M$/)).toBeVisible();
  await boardB.getByLabel('Note for the board').fill(note);
  await expect(boardB.getByRole('heading', { name: /Charcoal and marble/ })).toBeVisible();

  // The keys that the button shows do nothing from a field, and elsewhere they ask about what is open.
  await expect(page.getByRole('button', { name: 'Publish both' })).toBeEnabled();
  await page.keyboard.press('ControlOrMeta+Enter');
  await page.getByRole('heading', { level: 1, name: waiting }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+Enter');
  const out = page.getByRole('status').filter({ hasText: 'Both boards are out' });
  const asks = page.getByRole('alertdialog', { name: 'Publish with these open?' });
  await expect(asks.or(out)).toBeVisible();
  if (await asks.isVisible()) {
    await expectAccessible(page);
    await asks.getByRole('button', { name: 'Publish anyway' }).click();
  }
  await expect(out).toBeVisible();

  // Called back, they're on the desk again, words and all; published again, they're out.
  await page.getByRole('button', { name: 'Call back', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Publish both' })).toBeVisible();
  await expect(boardB.getByLabel('Note for the board')).toHaveValue(note);
  await page.getByRole('button', { name: 'Publish both' }).click();
  await expect(asks.or(out)).toBeVisible();
  if (await asks.isVisible()) await asks.getByRole('button', { name: 'Publish anyway' }).click();
  await expect(out).toBeVisible();
  await page.goto('/studio/queue');
  await expect(page.getByRole('heading', { level: 1, name: 'The queue' })).toBeVisible();
  await expect(page.getByRole('link', { name: `Open ${waiting}` })).toHaveCount(0);
  await page.goto('/studio/queue?state=boards+ready');
  await expect(page.getByRole('link', { name: `Open ${waiting}` })).toBeVisible();

  const customer = await anotherPerson(browser, page, 'customer@hearthline.test');
  const selections = (await (await customer.request.get('/api/users/me/selections')).json()) as {
    id: string;
    boards: { note: string }[];
  }[];
  const mine = selections.find(({ boards }) => boards[1]?.note === note);
  await customer.goto(`/results/${mine?.id}`);
  await usable(customer);
  await customer.getByRole('tab', { name: 'Board B' }).click();
  await expect(customer.getByRole('region', { name: /^Board B, Charcoal and marble/ })).toContainText(note);
  await expect(customer.getByRole('heading', { level: 3, name })).toBeVisible();
  await expectAccessible(customer);
  await customer.context().close();
});
