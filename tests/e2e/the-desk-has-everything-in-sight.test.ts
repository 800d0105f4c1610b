import type { Page } from '@playwright/test';
import { expect, shopOrigin, signIn, test, usable } from '../setup/browser.ts';
import { customerWithQuiz, payForRoom } from '../setup/customer-with-boards.ts';
import { publishBoth, sixPieces } from '../setup/desk.ts';
import { fresh } from '../setup/fresh.ts';
import { takeFor } from '../setup/shop-database.ts';

const specialist = 'specialist@hearthline.test';
const slotsOf = (desk: Page, board: 'A' | 'B') => desk.getByRole('list', { name: `Pieces of Board ${board}` });
const boardOf = (desk: Page, board: 'A' | 'B') =>
  desk.getByRole('article').filter({ has: desk.locator(`#board-${board.toLowerCase()}`) });

test('the desk at 1024 pixels: A beside B, one bar that stays, the whole brief, snippets, a copy, and a question before publishing', async ({
  page,
  browser,
}) => {
  test.slow();
  const firstName = fresh('Ilse');
  const { surveyId } = await customerWithQuiz(page, { firstName, says: sixPieces });
  await takeFor(surveyId, specialist);
  await payForRoom(page, surveyId);
  const context = await browser.newContext({
    baseURL: shopOrigin(),
    serviceWorkers: 'block',
    viewport: { width: 1024, height: 800 },
  });
  const desk = await context.newPage();
  await signIn(desk, specialist);
  await desk.goto(`/studio/projects/${surveyId}`);
  await usable(desk);

  await test.step('A is beside B, and the bar stays while the boards scroll', async () => {
    await expect(slotsOf(desk, 'B').getByRole('link')).toHaveCount(6);
    const [a, b] = [await boardOf(desk, 'A').boundingBox(), await boardOf(desk, 'B').boundingBox()];
    expect(b?.y).toBeCloseTo(a?.y ?? 0, 0);
    expect(b?.x).toBeGreaterThanOrEqual((a?.x ?? 0) + (a?.width ?? 0));
    expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1024);
    await boardOf(desk, 'A').getByLabel('Note for the board').scrollIntoViewIfNeeded();
    expect(await desk.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await expect(desk.getByRole('button', { name: 'Publish both' })).toBeInViewport();
    await expect(desk.getByRole('heading', { level: 1 })).toBeInViewport();
  });

  await test.step('the brief has budget, delivery and layout help in sight, and every question beside its answer', async () => {
    const brief = desk.getByRole('region', { name: 'Brief' });
    const line = (question: string) => brief.locator('dl').first().locator('div').filter({ hasText: question });
    await expect(line('Delivery')).toContainText('NY 11201');
    await expect(line('Budget')).toContainText('$');
    await expect(line('Layout help')).toContainText('No, thank you');
    await brief.getByText('Everything they said').click();
    const said = brief.locator('details dl div').filter({ hasText: 'Coffee table' }).first();
    await expect(said.locator('dt')).not.toBeEmpty();
    await expect(said.locator('dd')).not.toBeEmpty();
  });

  await test.step('a sentence to begin with names the customer and the piece', async () => {
    const note = boardOf(desk, 'A').getByLabel('Note for the board');
    await boardOf(desk, 'A').getByText('Start with a sentence').first().click();
    await boardOf(desk, 'A')
      .getByRole('button', { name: new RegExp(`^${firstName}, the .+ leads here`) })
      .first()
      .click();
    await expect(note).toHaveValue(new RegExp(`^${firstName}, the .+ leads here`));
  });

  await test.step('A copied to B is on B, and undone with one press', async () => {
    const names = (board: 'A' | 'B') => slotsOf(desk, board).getByRole('link').allInnerTexts();
    const before = await names('B');
    await desk.getByRole('button', { name: 'Copy A to B' }).click();
    await expect.poll(() => names('B')).not.toEqual(before);
    await desk.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => names('B')).toEqual(before);
  });

  await test.step('with an open slot it asks, and ⌘↵ in a field sends nothing', async () => {
    await slotsOf(desk, 'B').getByRole('link').nth(4).click();
    await desk.getByRole('button', { name: 'Empty this slot' }).click();
    await expect(desk.getByText('B: end table slot open')).toBeVisible();
    const note = boardOf(desk, 'B').getByLabel('Note for the board');
    await note.fill('Saved before it goes out.');
    await note.press('ControlOrMeta+Enter');
    await expect(desk.getByRole('alertdialog')).toHaveCount(0);
    await desk.getByRole('heading', { level: 1 }).click();
    await desk.keyboard.press('ControlOrMeta+Enter');
    const asks = desk.getByRole('alertdialog');
    await expect(asks).toContainText('B: end table slot open');
    await desk.keyboard.press('Escape');
    await expect(asks).toHaveCount(0);
    await desk.getByRole('button', { name: 'Undo' }).click();
  });

  const notes = { a: `${firstName}, the short note of A.`, b: 'The short note of B, arranged by hand.' } as const;
  await test.step('pieces are arranged by hand, and both boards go out', async () => {
    await boardOf(desk, 'A').getByLabel('Note for the board').fill(notes.a);
    await boardOf(desk, 'B').getByLabel('Note for the board').fill(notes.b);
    const piece = boardOf(desk, 'B')
      .getByRole('button', { name: /^Move / })
      .first();
    await piece.focus();
    await desk.keyboard.press('Shift+ArrowRight');
    await publishBoth(desk);
  });
  await context.close();

  const [published] = (await (await page.request.get('/api/users/me/selections')).json()) as { id: string }[];
  for (const width of [375, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const board of ['a', 'b'] as const) {
      await page.goto(`/results/${published?.id}?board=${board}`);
      await expect(
        page.getByText(notes[board]).filter({ visible: true }).first(),
        `${board} at ${width}`,
      ).toBeVisible();
    }
  }
});
