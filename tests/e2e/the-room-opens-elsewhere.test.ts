import { expect, expectAccessible, shopOrigin, signIn, test, usable } from '../setup/browser.ts';
import { customerWithBoards } from '../setup/customer-with-boards.ts';
import { builtIn, canvas, drawnBySoftware, room, stepIn, unfold } from '../setup/journeys/live-room.ts';
import { takeFor, widen } from '../setup/shop-database.ts';

test.use({ ...drawnBySoftware, viewport: { width: 375, height: 400 } });

test('the room opens from the plan’s page, a shared board, a piece and the desk', async ({ page, browser }) => {
  const { selectionId, surveyId, recordIds } = await customerWithBoards(page);
  const post = (form: Record<string, string>) =>
    page.request.post(`/results/${selectionId}`, { form, headers: { Origin: shopOrigin() } });

  await test.step('the plan’s page: the plan’s pieces, to look at only', async () => {
    await page.goto(`/results/${selectionId}/plan`);
    await usable(page);
    await stepIn(page);
    const built = await builtIn(page);
    expect(built.length).toBeGreaterThan(0);
    expect(built.every(({ id }) => recordIds.includes(id.split('.')[0] ?? ''))).toBe(true);
    await unfold(page);
    await room(page).getByRole('list').first().getByRole('button').first().click();
    await expect(room(page).getByRole('button', { name: /^(Lock|Turn|Undo|Move)\b(?! (left|right)$)/ })).toHaveCount(0);
    await room(page).getByRole('button', { name: 'Back to the plan' }).click();
    await expect(page.locator('canvas')).toHaveCount(0);
  });

  await test.step('a shared board: a stranger looks at both, in a room that is no one’s', async () => {
    expect((await post({ act: 'share' })).ok()).toBe(true);
    await page.goto(`/results/${selectionId}`);
    await usable(page);
    await page.getByRole('button', { name: 'Share' }).click();
    const address = await page.getByRole('dialog').getByLabel('The link').inputValue();
    const stranger = await browser.newContext({ ...drawnBySoftware.contextOptions, serviceWorkers: 'block' });
    const shared = await stranger.newPage();
    const errors: string[] = [];
    shared.on('pageerror', (error) => errors.push(error.message));
    await shared.goto(address);
    await usable(shared);
    await stepIn(shared, 'See them in a room');
    const first = await builtIn(shared);
    expect(first.length).toBeGreaterThan(0);
    await room(shared).getByText('Board B').click();
    await expect.poll(async () => (await builtIn(shared)).map(({ id }) => id)).not.toEqual(first.map(({ id }) => id));
    await unfold(shared);
    await room(shared).getByRole('list').first().getByRole('button').first().click();
    await expect(room(shared).getByRole('button', { name: /^Lock / })).toHaveCount(0);
    await expect(room(shared).getByText('We guessed')).toHaveCount(0);
    await room(shared).getByRole('button', { name: 'Back to the boards' }).click();
    await expect(shared.locator('canvas')).toHaveCount(0);
    expect(errors).toEqual([]);
    await stranger.close();
  });

  await test.step('a piece: it alone, with its measures drawn on it', async () => {
    const [recordId = ''] = recordIds;
    await page.goto(`/furniture/${recordId}`);
    await usable(page, 'section[aria-labelledby="measures"]');
    await stepIn(page, 'See it in a room');
    expect(await builtIn(page)).toMatchObject([{ id: recordId, boxed: false }]);
    await expect(room(page).locator('svg text')).toHaveCount(3);
    await expectAccessible(page);
    await room(page).getByRole('button', { name: 'Back to the piece' }).click();
    await expect(page.locator('canvas')).toHaveCount(0);
  });

  await test.step('the desk: the board that is being composed', async () => {
    await takeFor(surveyId, 'specialist@hearthline.test');
    const asked = await post({ act: 'ask', piece: recordIds[0] ?? '', body: 'Could it be a little smaller?' });
    expect(asked.ok()).toBe(true);
    // The customer's page hears news until it's left.
    await page.goto('about:blank');
    await signIn(page, 'specialist@hearthline.test');
    await page.setViewportSize({ width: 800, height: 500 });
    await page.goto(`/studio/projects/${surveyId}`);
    await usable(page);
    await stepIn(page);
    expect((await builtIn(page)).length).toBeGreaterThan(0);
    await expect(canvas(page)).toHaveAttribute('data-walls', '4');
    await room(page).getByRole('button', { name: 'Back to the desk' }).click();
    await expect(page.locator('canvas')).toHaveCount(0);
  });
});

test('a piece without a model is a box with its picture, and the room says so', async ({ page }) => {
  const recordId = 'rec-block-modular-sofa-mushroom';
  await widen(recordId, 2);
  await page.goto(`/furniture/${recordId}`);
  await usable(page, 'section[aria-labelledby="measures"]');
  const picture = page.waitForResponse((response) => response.url().includes('/image/w_480/'));
  await stepIn(page, 'See it in a room');
  expect(await builtIn(page)).toMatchObject([{ id: recordId, boxed: true }]);
  expect((await picture).ok()).toBe(true);
  await unfold(page);
  await expect(room(page).getByText(/^We have no 3D model of .+ yet/)).toBeVisible();
  await expect(canvas(page)).toHaveAttribute('data-state', 'done');
});
