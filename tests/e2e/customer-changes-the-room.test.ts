import sharp from 'sharp';
import { expect, expectAccessible, shopOrigin, test } from '../setup/browser.ts';
import { customerWithBoards } from '../setup/customer-with-boards.ts';
import {
  builtIn,
  canvas,
  drawnBySoftware,
  onPlan,
  openPlan,
  room,
  stepIn,
  unfold,
  withoutWebgl2,
} from '../setup/journeys/live-room.ts';

test.use(drawnBySoftware);

test('moves, turns, locks and swaps in the room appear on the plan, and can be undone there', async ({ page }) => {
  const { selectionId } = await customerWithBoards(page);
  await openPlan(page, selectionId);
  await expect.poll(async () => (await onPlan(page)).length).toBeGreaterThan(0);
  const before = await onPlan(page);
  await stepIn(page);
  await unfold(page);
  const act = (name: string | RegExp) => room(page).getByRole('button', { name });
  const built = await builtIn(page);
  const piece = built.find(({ kind }) => kind !== 'rug');
  if (!piece) throw new Error('a board has more than rugs');
  const names = room(page).getByRole('region', { name: 'Pieces and light' }).getByRole('listitem').getByRole('button');
  await names.nth(built.indexOf(piece)).click();

  // Toward the middle of the room, so there's floor.
  const way = piece.x < 2 ? 'Move right on the plan' : 'Move left on the plan';
  const kept = page.waitForResponse((response) => response.url().includes('/arrangement'));
  await act(way).click();
  expect((await kept).ok()).toBe(true);
  await expect.poll(async () => (await builtIn(page)).find(({ id }) => id === piece.id)?.x).not.toBe(piece.x);
  const now = (await builtIn(page)).find(({ id }) => id === piece.id);
  expect(Math.abs((now?.x ?? 0) - piece.x) / 0.0254).toBeLessThan(3.6);
  expect(await onPlan(page)).toContainEqual([
    expect.closeTo((now?.x ?? 0) / 0.0254, 2),
    expect.closeTo((now?.z ?? 0) / 0.0254, 2),
    piece.turn,
  ]);
  await act('Undo').click();
  await expect.poll(() => onPlan(page)).toEqual(before);
  await act('Redo').click();
  await expect.poll(() => onPlan(page)).not.toEqual(before);

  // Locked, it stays.
  await act(/^Lock /).click();
  await expect(act(way)).toBeDisabled();
  await act(/^Lock /).click();
  await expect(act(way)).toBeEnabled();

  // Another piece in its place.
  const instead = room(page)
    .getByRole('list', { name: /^Instead of / })
    .getByRole('button');
  if ((await instead.count()) > 0) {
    await instead.first().click();
    await expect.poll(async () => (await builtIn(page)).some(({ id }) => id === piece.id)).toBe(false);
    expect(await builtIn(page)).toHaveLength(built.length);
  }

  // What is in the room is on the plan, and stays there.
  const agree = async () => {
    const drawn = await onPlan(page);
    const near = (inches: number | undefined, meters: number) => Math.abs((inches ?? 0) - meters / 0.0254) < 0.01;
    return (await builtIn(page)).every(({ x, z, turn }) =>
      drawn.some((place) => near(place[0], x) && near(place[1], z) && place[2] === turn),
    );
  };
  await expect.poll(agree).toBe(true);
  await room(page).getByRole('button', { name: 'Back to your boards' }).click();
  const plan = page.getByRole('region', { name: 'In your room' });
  const moved = await onPlan(page);
  // Unlocked, locked, moved: three steps back.
  for (let step = 0; step < 3; step += 1) await plan.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => onPlan(page)).not.toEqual(moved);
});

test('one measures, sees the evening, tries walls and floor, and a picture goes with the share link', async ({
  page,
}) => {
  const { selectionId } = await customerWithBoards(page);
  await openPlan(page, selectionId);
  // On a phone the room stays free.
  await page.setViewportSize({ width: 375, height: 812 });
  await stepIn(page);
  const covers = await room(page)
    .getByRole('region', { name: 'Pieces and light' })
    .evaluate((sheet) => {
      const { top, bottom } = (sheet.parentElement ?? sheet).getBoundingClientRect();
      return (bottom - top) / window.innerHeight;
    });
  expect(covers).toBeLessThan(0.25);
  await expectAccessible(page);
  await unfold(page);
  await expectAccessible(page);

  await room(page).getByRole('button', { name: 'Measure' }).click();
  const ends = [room(page).getByLabel('From', { exact: true }), room(page).getByLabel('To', { exact: true })];
  await ends[0]?.selectOption({ index: 1 });
  await ends[1]?.selectOption({ label: 'wall C' });
  await expect(room(page).getByText(/to wall C$/)).toBeVisible();
  await room(page).getByRole('button', { name: 'Person for scale' }).click();
  await expect(room(page).getByRole('button', { name: 'Person for scale' })).toHaveAttribute('aria-pressed', 'true');

  await room(page).getByLabel('Time of day').fill('21');
  await expect(room(page).getByText('9 PM, lamps on')).toBeVisible();
  await expect(canvas(page)).toHaveAttribute('data-hour', '21');
  await room(page).getByText('West').click();
  await page.setViewportSize(drawnBySoftware.viewport);

  const own = (await canvas(page).getAttribute('data-finishes')) ?? '';
  const kept = page.waitForResponse((response) => response.url().includes('/arrangement'));
  await room(page).getByText('Sage', { exact: true }).click();
  expect((await kept).ok()).toBe(true);
  await expect(canvas(page)).toHaveAttribute('data-finishes', /^sage /);
  await room(page).getByRole('button', { name: 'Undo' }).click();
  await expect(canvas(page)).toHaveAttribute('data-finishes', own);
  await room(page).getByRole('button', { name: 'Redo' }).click();
  const floorKept = page.waitForResponse((response) => response.url().includes('/arrangement'));
  await room(page).getByText('Walnut', { exact: true }).click();
  expect((await floorKept).ok()).toBe(true);

  const coming = page.waitForEvent('download');
  const stored = page.waitForResponse((response) => response.url().endsWith('/picture'));
  await room(page).getByRole('button', { name: 'Picture', exact: true }).click();
  const saved = await (await coming).path();
  expect((await sharp(saved).metadata()).width).toBe(2400);
  expect((await stored).ok()).toBe(true);
  const picture = room(page).getByRole('img', { name: 'Your picture of the room' });
  await expect(picture).toBeVisible();
  await expectAccessible(page);
  await room(page).getByRole('button', { name: 'Back to your boards' }).click();

  await page.request.post(`/results/${selectionId}`, { form: { act: 'share' }, headers: { Origin: shopOrigin() } });
  await page.reload();
  await page.getByRole('button', { name: 'Share' }).click();
  const address = await page.getByRole('dialog').getByLabel('The link').inputValue();
  await page.goto(address);
  const onPage = page.getByRole('img', { name: 'June’s room with some of these pieces' });
  await expect.poll(() => onPage.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1440);
  const preview = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
  const drawn = await sharp(await (await page.request.get(preview)).body());
  expect(await drawn.metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });

  // Where the room can't be drawn, the picture is shown beside the plan.
  const bare = await page.context().newPage();
  await bare.addInitScript(withoutWebgl2);
  await openPlan(bare, selectionId);
  await bare.getByRole('button', { name: 'Step into your room' }).click();
  await expect(bare.getByText('This browser can’t draw rooms.')).toBeVisible();
  const still = bare.getByRole('img', { name: 'Your picture of the room' });
  await expect.poll(() => still.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(300);
  await bare.close();

  // What was chosen is there again, and what was taken back is gone.
  await openPlan(page, selectionId);
  await stepIn(page);
  await expect(canvas(page)).toHaveAttribute('data-finishes', 'sage walnut');
  await unfold(page);
  await room(page).getByRole('button', { name: 'Don’t use it' }).click();
  await expect(picture).toHaveCount(0);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(onPage).toHaveCount(0);
});
