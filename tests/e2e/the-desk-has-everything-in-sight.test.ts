import type { Page } from '@playwright/test';
import { expect, shopOrigin, signIn, test, usable } from '../setup/browser.ts';
import { customerWithQuiz, payForRoom } from '../setup/customer-with-boards.ts';
import { fresh } from '../setup/fresh.ts';
import { sixPieces } from '../setup/journeys/desk.ts';
import { takeFor } from '../setup/shop-database.ts';

const specialist = 'specialist@hearthline.test';
const slotsOf = (desk: Page, board: 'A' | 'B') => desk.getByRole('list', { name: `Pieces of Board ${board}` });
const boardOf = (desk: Page, board: 'A' | 'B') =>
  desk.getByRole('article').filter({ has: desk.locator(`#board-${board.toLowerCase()}`) });

test('the desk at 1024 pixels: A beside B, one bar that stays, the whole brief, and snippets', async ({
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
      .getByRole('button', { name: new RegExp(`^${firstName}, this one starts with the `) })
      .first()
      .click();
    await expect(note).toHaveValue(new RegExp(`^${firstName}, this one starts with the `));
  });

  await context.close();
});
