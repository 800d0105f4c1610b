import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectAccessible, shopOrigin, test, usable } from '../setup/browser.ts';
import { browserArgs } from '../setup/browser-args.ts';
import { customerWithBoards } from '../setup/customer-with-boards.ts';

// Rooms are drawn without a graphics card here: slowly, and the page says so first.
test.use({
  launchOptions: {
    executablePath: process.env.BROWSER_PATH ?? '/usr/bin/chromium',
    args: [
      ...browserArgs.filter((arg) => arg !== '--disable-gpu'),
      ...['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
    ],
  },
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 640, height: 480 },
});

interface BuiltPiece {
  id: string;
  kind: string;
  width: number;
  depth: number;
  x: number;
  z: number;
  turn: number;
  boxed: boolean;
}
interface Standing {
  kind: string;
  at: { x: number; z: number };
  heading: number;
}

const room = (page: Page) => page.getByRole('dialog', { name: 'Your room' });
const canvas = (page: Page) => room(page).getByRole('img');
const builtIn = async (page: Page): Promise<BuiltPiece[]> =>
  JSON.parse((await canvas(page).getAttribute('data-pieces')) ?? '[]');
const viewIn = async (page: Page): Promise<Standing> =>
  JSON.parse((await canvas(page).getAttribute('data-view')) ?? 'null');

/** Where the plan has each piece, in inches, and how it's turned. */
const onPlan = (page: Page): Promise<number[][]> =>
  page
    .getByRole('group', { name: 'Plan of your room' })
    .getByRole('button')
    .evaluateAll((pieces) =>
      pieces.map((piece) => {
        const numbers = (text: string | null | undefined) => (text?.match(/-?[\d.]+/g) ?? []).map(Number);
        const turned = piece.querySelector('[transform^="rotate"]')?.getAttribute('transform');
        return [...numbers(piece.getAttribute('transform')), ...numbers(turned)];
      }),
    );

/** How far someone who stands there is from the nearest piece, in meters; below zero inside one. */
const airAround = ({ at }: Standing, pieces: readonly BuiltPiece[]) =>
  Math.min(
    ...pieces
      .filter(({ kind }) => kind !== 'rug')
      .map(({ x, z, turn, width, depth }) => {
        const [wide, deep] = turn % 180 === 0 ? [width, depth] : [depth, width];
        return Math.max(Math.abs(at.x - x) - wide / 2, Math.abs(at.z - z) - deep / 2);
      }),
  );

async function stepIn(page: Page) {
  await page.getByRole('button', { name: 'Step into your room' }).click();
  await page.getByRole('button', { name: 'Show it anyway' }).click();
  await expect(canvas(page)).not.toHaveAttribute('data-state', 'preparing');
}

const unfold = (page: Page) =>
  room(page)
    .getByRole('button', { name: /^\d+ pieces?$/ })
    .click();

test('a customer steps into the room: it is the plan’s, keys walk in it, and it leaves nothing behind', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(response.url()));
  const { selectionId } = await customerWithBoards(page);
  await page.goto(`/results/${selectionId}`);
  await usable(page, 'section[aria-labelledby="in-your-room"]');
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
  await page.goto(`/results/${selectionId}`);
  await usable(page, 'section[aria-labelledby="in-your-room"]');
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

test('what is moved, turned, locked and swapped in the room is so on the plan, and is undone there', async ({
  page,
}) => {
  const { selectionId } = await customerWithBoards(page);
  await page.goto(`/results/${selectionId}`);
  await usable(page, 'section[aria-labelledby="in-your-room"]');
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

test('one measures, sees the evening and takes a picture, and on a phone the room stays free', async ({ page }) => {
  const { selectionId } = await customerWithBoards(page);
  await page.goto(`/results/${selectionId}`);
  await usable(page, 'section[aria-labelledby="in-your-room"]');
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

  const coming = page.waitForEvent('download');
  await room(page).getByRole('button', { name: 'Picture' }).click();
  const picture = await (await coming).path();
  expect((await sharp(picture).metadata()).width).toBe(2400);
});

test('the room opens and closes twenty times, and nothing stays behind', async ({ page }) => {
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(error.message));
  page.on('console', (message) => {
    if (/webgl|context/i.test(message.text())) said.push(message.text());
  });
  const { selectionId } = await customerWithBoards(page);
  await page.goto(`/results/${selectionId}`);
  await usable(page, 'section[aria-labelledby="in-your-room"]');
  for (let time = 0; time < 20; time += 1) {
    await page.getByRole('button', { name: 'Step into your room' }).click();
    await page.getByRole('button', { name: 'Show it anyway' }).click();
    await room(page).getByRole('button', { name: 'Back to your boards' }).click();
    await expect(room(page)).toHaveCount(0);
  }
  await expect(page.locator('canvas')).toHaveCount(0);
  await expect.poll(() => page.workers().length).toBe(0);
  expect(said.filter((line) => /too many|lost/i.test(line))).toEqual([]);
});

test('the whole room is at most 190 kB of script, and no page loads it before it is asked for', () => {
  const folder = join(import.meta.dirname, '../../build/pages/client/assets');
  const size = (name: string) => gzipSync(readFileSync(join(folder, name))).length;
  // A name ends in a hash of eight characters, which may be dashes, too.
  const plain = (name: string) => name.slice(0, -'-12345678.js'.length);
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const own = scripts.filter((name) => /^(live-room|room-worker)-/.test(name));
  expect(own.map(plain).sort()).toEqual(['live-room', 'room-worker']);
  expect(own.reduce((sum, name) => sum + size(name), 0)).toBeLessThan(190_000);
  const naming = scripts.filter((name) => /room-worker-/.test(readFileSync(join(folder, name), 'utf8')));
  expect(naming.map(plain)).toEqual(['live-room']);
});
