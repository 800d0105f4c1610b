import { expect, expectAccessible, shopOrigin, signIn, test, usable } from '../setup/browser.ts';
import { customerWithBoards } from '../setup/customer-with-boards.ts';
import { counting, publishBoth, sixPieces } from '../setup/journeys/desk.ts';
import { holdPosts } from '../setup/journeys/hold-posts.ts';
import { takeFor } from '../setup/shop-database.ts';

const words = 'Could the lounge chair be in leather?';

test('a revision opens on the piece asked about; everything is undone, kept, asked about and called back', async ({
  page,
  browser,
}) => {
  const { selectionId } = await customerWithBoards(page, { says: sixPieces });
  await page.goto(`/results/${selectionId}`);
  const surveyId = ((await (await page.request.get('/api/users/me/selections')).json()) as { surveyId: string }[])[0]
    ?.surveyId;
  if (!surveyId) throw new Error('no survey');
  await takeFor(surveyId, 'specialist@hearthline.test');
  const mine = (await (await page.request.get('/api/users/me/selections')).json()) as {
    boards: { furniture: { recordId: string }[] }[];
  }[];
  const chair = mine[0]?.boards[0]?.furniture[1]?.recordId ?? '';
  const asked = await page.request.post(`/results/${selectionId}`, {
    form: { act: 'ask', piece: chair, body: words },
    headers: { Origin: shopOrigin() },
  });
  expect(asked.ok()).toBe(true);

  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
  });
  const desk = await context.newPage();
  const counted = await counting(desk);
  await signIn(desk, 'specialist@hearthline.test');
  await desk.goto(`/studio/projects/${surveyId}`);
  await usable(desk);

  // The piece asked about, their words beside it, the newest wish as the wish, and the others locked.
  await expect(desk.getByRole('heading', { name: 'Lounge chair for A' })).toBeVisible();
  const panel = desk.getByRole('region', { name: 'Lounge chair for A' });
  await expect(panel.getByText('They asked to change this piece')).toBeVisible();
  await expect(panel.getByText(words, { exact: false })).toBeVisible();
  await expect(panel.getByText(/They want: .*Leather/)).toBeVisible();
  const slotsOf = (board: 'A' | 'B') => desk.getByRole('list', { name: `Pieces of Board ${board}` });
  await expect(
    slotsOf('A')
      .getByRole('button', { name: /^Lock / })
      .first(),
  ).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(desk);

  // By keyboard: between slots, a swap, undo and redo, and the overlay of all keys.
  await desk.getByRole('heading', { level: 1 }).click();
  await desk.keyboard.press('ArrowDown');
  await expect(desk.getByRole('heading', { name: 'Sideboard for A' })).toBeVisible();
  await desk.keyboard.press('ArrowRight');
  await expect(desk.getByRole('heading', { name: 'Sideboard for B' })).toBeVisible();
  const before = await slotsOf('B').getByRole('link').nth(2).innerText();
  await expect(desk.getByRole('button', { name: /^Swap in/ }).first()).toBeVisible();
  await desk.keyboard.press('1');
  await expect(slotsOf('B').getByRole('link').nth(2)).not.toHaveText(before, { useInnerText: true });
  await desk.keyboard.press('ControlOrMeta+z');
  await expect(slotsOf('B').getByRole('link').nth(2)).toHaveText(before, { useInnerText: true });
  await desk.keyboard.press('ControlOrMeta+Shift+z');
  await expect(slotsOf('B').getByRole('link').nth(2)).not.toHaveText(before, { useInnerText: true });
  await desk.keyboard.press('?');
  await expect(desk.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessible(desk);
  await desk.keyboard.press('Escape');

  // By mouse: how many, an added slot, and both taken back.
  const rows = await slotsOf('B').getByRole('link').count();
  await desk.getByRole('button', { name: 'One more' }).click();
  await expect(slotsOf('B').getByRole('link').nth(2)).toContainText('2 ×');
  const boardB = desk.getByRole('article').filter({ hasText: 'B ' }).last();
  await boardB.getByText('Add a slot').first().click();
  await boardB.getByLabel('Add a slot to Board B').selectOption('bench');
  await boardB.getByRole('button', { name: 'Add a slot' }).click();
  await expect(slotsOf('B').getByRole('link')).toHaveCount(rows + 1);
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(slotsOf('B').getByRole('link')).toHaveCount(rows);
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(slotsOf('B').getByRole('link').nth(2)).not.toContainText('2 ×');

  // Undo, pressed in the same moment as another act, waits for its answer and takes that act back.
  const boardBefore = await slotsOf('B').getByRole('link').allInnerTexts();
  const deskPosts = /\/studio\/projects\/[^/]+\.data/;
  const heldCopy = await holdPosts(desk, deskPosts);
  await desk.evaluate(() => {
    for (const name of ['Copy A to B', 'Undo']) {
      const buttons = [...document.querySelectorAll('button')];
      buttons.find((button) => (button.ariaLabel ?? button.textContent) === name)?.click();
    }
  });
  await expect.poll(heldCopy.posted).toBe(1);
  await expect(desk.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-busy', 'true');
  expect(heldCopy.posted()).toBe(1);
  heldCopy.letGo();
  await expect.poll(heldCopy.posted).toBe(2);
  await expect.poll(() => slotsOf('B').getByRole('link').allInnerTexts()).toEqual(boardBefore);

  // Keys pressed while an undo is on its way all take their turn, though nothing on the page can be redone yet.
  const third = slotsOf('B').getByRole('link').nth(2);
  await desk.getByRole('button', { name: 'One more' }).click();
  await expect(third).toContainText('2 ×');
  const held = await holdPosts(desk, deskPosts);
  await desk.getByRole('heading', { level: 1 }).click();
  await desk.keyboard.press('ControlOrMeta+z');
  await expect.poll(held.posted).toBe(1);
  for (const keys of ['Shift+z', 'z', 'Shift+z']) await desk.keyboard.press(`ControlOrMeta+${keys}`);
  held.letGo();
  await expect.poll(held.posted).toBe(4);
  await expect(third).toContainText('2 ×');
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(third).not.toContainText('2 ×');

  // The plan of the room follows the board.
  await expect(boardB.getByRole('region', { name: 'In the room' }).getByRole('img')).toBeVisible();

  // Every word is kept: across slots at once, and across a reload.
  const note = desk.getByLabel('Note for the piece');
  await note.fill('Low enough for the window.');
  await slotsOf('B').getByRole('link').first().click();
  await expect(desk.getByRole('heading', { name: 'Sofa for B' })).toBeVisible();
  await slotsOf('B').getByRole('link').nth(2).click();
  await expect(note).toHaveValue('Low enough for the window.');
  await boardB.getByLabel('Note for the board').fill('Kept through a reload.');
  await desk.reload();
  await usable(desk);
  await expect(boardB.getByLabel('Note for the board')).toHaveValue('Kept through a reload.');
  // The desk says that it's saved before another word is typed.
  await expect(desk.getByText(/^Saved \d+:\d\d [AP]M$/)).toBeVisible();
  const kept = desk.waitForResponse((answer) => answer.url().endsWith('/words') && answer.ok());
  await boardB.getByLabel('Note for the board').fill('Kept through a reload. And changed after it.');
  await kept;
  await expect(desk.getByText(/^Saved \d+:\d\d [AP]M$/)).toBeVisible();
  // They're a step like any other: taken back, the field says what's left, and what's typed then is saved.
  const boardNote = boardB.getByLabel('Note for the board');
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(boardNote).not.toHaveValue(/changed after it/);
  await desk.getByRole('button', { name: 'Redo' }).click();
  await expect(boardNote).toHaveValue('Kept through a reload. And changed after it.');
  const message = desk.getByLabel(/^Write (to|a message)/).first();
  await message.fill('A message not sent yet.');
  await message.press('ControlOrMeta+Enter');
  await desk.reload();
  await usable(desk);
  await expect(message).toHaveValue('A message not sent yet.');

  // A search says what the chips hide, and drops them.
  await desk.keyboard.press('/');
  await desk.keyboard.type('sofa');
  await desk.getByRole('button', { name: 'Search everything' }).click();
  await expect(desk.getByRole('button', { name: /^Only/ })).toHaveAttribute('aria-pressed', 'false');

  // Published, called back, published.
  await publishBoth(desk);
  await desk.getByRole('button', { name: 'Call back', exact: true }).click();
  await expect(desk.getByRole('button', { name: 'Publish both' })).toBeVisible();
  await publishBoth(desk);
  const { clicks, keys } = await counted();
  console.log(`a revision of a six-piece room, with everything above: ${clicks} clicks, ${keys} keys`);

  // Opened by the customer, they stay.
  await page.goto('/projects');
  const newest = (await (await page.request.get('/api/users/me/selections')).json()) as { id: string }[];
  await page.goto(`/results/${newest[0]?.id}?board=b`);
  await expect(page.getByText('Kept through a reload.').filter({ visible: true }).first()).toBeVisible();
  await page.setViewportSize({ width: 375, height: 800 });
  await expect(page.getByText('Kept through a reload.').filter({ visible: true }).first()).toBeVisible();
  await desk.reload();
  await expect(desk.getByText('They opened the boards at', { exact: false })).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Call back', exact: true })).toHaveCount(0);
  await context.close();
});
