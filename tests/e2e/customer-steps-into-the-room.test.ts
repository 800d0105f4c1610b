import { expect, expectAccessible, shopOrigin, test } from '../setup/browser.ts';
import { customerWithBoards } from '../setup/customer-with-boards.ts';
import {
  type BuiltPiece,
  builtIn,
  canvas,
  drawnBySoftware,
  onPlan,
  openPlan,
  room,
  type Standing,
  stepIn,
  unfold,
  viewIn,
} from '../setup/journeys/live-room.ts';

test.use(drawnBySoftware);

/** How far someone standing there is from the nearest piece, in meters; below zero inside one. */
const airAround = ({ at }: Standing, pieces: readonly BuiltPiece[]) =>
  Math.min(
    ...pieces
      .filter(({ kind }) => kind !== 'rug')
      .map(({ x, z, turn, width, depth }) => {
        const [wide, deep] = turn % 180 === 0 ? [width, depth] : [depth, width];
        return Math.max(Math.abs(at.x - x) - wide / 2, Math.abs(at.z - z) - deep / 2);
      }),
  );

test('a customer steps into the room: it is the plan’s, keys walk in it, and it leaves nothing behind', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(response.url()));
  const { selectionId } = await customerWithBoards(page);
  await openPlan(page, selectionId);
  const plan = await onPlan(page);
  expect(loaded.filter((url) => /live-room-|room-worker/.test(url))).toEqual([]);

  await stepIn(page);
  const built = await builtIn(page);
  expect(built).toHaveLength(plan.length);
  for (const { x, z, turn, boxed } of built) {
    expect(boxed).toBe(false);
    expect(plan).toContainEqual([expect.closeTo(x / 0.0254, 2), expect.closeTo(z / 0.0254, 2), turn]);
  }
  const counted = async (what: 'draws' | 'triangles') => Number(await canvas(page).getAttribute(`data-${what}`));
  await expect.poll(() => counted('draws')).toBeGreaterThan(0);
  expect(await counted('draws')).toBeLessThanOrEqual(60);
  expect(await counted('triangles')).toBeLessThanOrEqual(250_000);
  await unfold(page);
  await expect(room(page).getByText('We guessed')).toBeVisible();
  await expectAccessible(page);

  // On foot, into whatever is in the way.
  await room(page).getByRole('button', { name: 'Eye level' }).click();
  await expect.poll(async () => (await viewIn(page)).kind).toBe('standing');
  await canvas(page).focus();
  const began = await viewIn(page);
  for (const key of ['ArrowUp', 'd', 'ArrowUp', 'a', 'ArrowUp'])
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press(key);
      // A person's half width, but for rounding.
      expect(airAround(await viewIn(page), built)).toBeGreaterThan(0.19);
    }
  const ended = await viewIn(page);
  expect(ended.at).not.toEqual(began.at);

  // Every act has a button, too.
  await room(page).getByRole('button', { name: 'Turn right' }).click();
  await expect.poll(async () => (await viewIn(page)).heading).not.toBe(ended.heading);
  await room(page).getByRole('button', { name: 'Walk ahead' }).click();
  await room(page)
    .getByRole('button', { name: /^Sit on / })
    .click();
  await expect.poll(async () => (await viewIn(page)).kind).toBe('sitting');

  // The other board.
  await room(page).getByText('Board B').click();
  await expect.poll(async () => (await builtIn(page)).map(({ id }) => id)).not.toEqual(built.map(({ id }) => id));

  await room(page).getByRole('button', { name: 'Back to your boards' }).click();
  await expect(room(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Step into your room' })).toBeFocused();
  await expect(page.locator('canvas')).toHaveCount(0);
  await expect.poll(() => page.workers().length).toBe(0);
  expect(await onPlan(page)).toEqual(plan);
  expect(errors).toEqual([]);
});

/** 18 ft along the top with two windows, 11 ft of it 16 ft deep; the door opens in from below. */
const drawnL = {
  outline: [
    { x: 0, y: 0 },
    { x: 216, y: 0 },
    { x: 216, y: 108 },
    { x: 132, y: 108 },
    { x: 132, y: 192 },
    { x: 0, y: 192 },
  ],
  ceiling: 102,
  doors: [{ id: 'hall', wall: 4, offset: 20, width: 32, height: 80, hinge: 'left', swing: 'inward' }],
  windows: [
    { id: 'street', wall: 0, offset: 40, width: 60, sill: 28, head: 84 },
    { id: 'yard', wall: 1, offset: 24, width: 48, sill: 28, head: 84 },
  ],
  ...{ openings: [], radiators: [], fixed: [], guessed: ['radiators'] },
};

test('a room that was drawn as an L is an L, and nothing is in its notch', async ({ page }) => {
  const { selectionId, surveyId } = await customerWithBoards(page);
  const saved = await page.request.post(`/rooms/${surveyId}`, {
    data: { version: 0, room: drawnL },
    headers: { Origin: shopOrigin() },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  await openPlan(page, selectionId);
  await stepIn(page);
  await expect(canvas(page)).toHaveAttribute('data-walls', '6');
  const built = await builtIn(page);
  expect(built.length).toBeGreaterThan(0);
  for (const { x, z, turn, width, depth } of built) {
    const [wide, deep] = turn % 180 === 0 ? [width, depth] : [depth, width];
    const [right, bottom] = [(x + wide / 2) / 0.0254, (z + deep / 2) / 0.0254];
    expect(right <= 132.1 || bottom <= 108.1).toBe(true);
    expect(right).toBeLessThan(216.1);
    expect(bottom).toBeLessThan(192.1);
  }
  await unfold(page);
  // All that can be seen was drawn.
  await expect(room(page).getByText('We guessed')).toHaveCount(0);
});
