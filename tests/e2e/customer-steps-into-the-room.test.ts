import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, usable } from '../setup/browser.ts';
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

test('the whole room is at most 190 kB of script, and no page loads it before it is asked for', () => {
  const folder = join(import.meta.dirname, '../../build/pages/client/assets');
  const size = (name: string) => gzipSync(readFileSync(join(folder, name))).length;
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const own = scripts.filter((name) => /^(live-room|room-worker)-/.test(name));
  expect(own.map((name) => name.replace(/-[^-]*$/, '')).sort()).toEqual(['live-room', 'room-worker']);
  expect(own.reduce((sum, name) => sum + size(name), 0)).toBeLessThan(190_000);
  const naming = scripts.filter((name) => /room-worker-/.test(readFileSync(join(folder, name), 'utf8')));
  expect(naming.map((name) => name.replace(/-[^-]*$/, ''))).toEqual(['live-room']);
});
