import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '../setup/browser.ts';
import { customerWithBoards } from '../setup/customer-with-boards.ts';
import { countGl } from '../setup/journeys/counted-gl.ts';
import { builtIn, canvas, drawnBySoftware, openPlan, room, stepIn } from '../setup/journeys/live-room.ts';
import { customerWithTwelvePieces } from '../setup/journeys/twelve-pieces.ts';

test.use(drawnBySoftware);

test('twelve pieces take little, are drawn again only when something changes, and give everything back', async ({
  page,
}) => {
  const counted = await countGl(page);
  const { selectionId } = await customerWithTwelvePieces(page);
  await openPlan(page, selectionId);
  await stepIn(page);
  await expect.poll(async () => (await builtIn(page)).length).toBe(12);
  await expect(canvas(page)).toHaveAttribute('data-state', 'done');
  const attribute = (name: string) => canvas(page).getAttribute(name).then(Number);
  await expect.poll(() => attribute('data-draws')).toBeGreaterThan(12);
  expect(await attribute('data-draws')).toBeLessThanOrEqual(60);
  expect(await attribute('data-triangles')).toBeLessThanOrEqual(250_000);
  expect((await counted()).programs).toBeLessThanOrEqual(12);
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage');
  expect(usedSize + backingStorageSize).toBeLessThan(80_000_000);

  // What is only looked at is not drawn again.
  /** As many frames as the page would have drawn in the meantime. */
  const pass = (count: number) =>
    page.evaluate(async (left) => {
      for (let frame = 0; frame < left; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    }, count);
  const frames = () => attribute('data-frames');
  await pass(2);
  const before = await frames();
  expect(before).toBeGreaterThan(0);
  await pass(20);
  expect(await frames()).toBe(before);
  await room(page).getByRole('button', { name: 'Turn right' }).click();
  // The turn is drawn, and perhaps a new size of the canvas, then nothing more.
  await expect.poll(frames).toBeGreaterThan(before);
  await pass(2);
  const turned = await frames();
  await pass(20);
  expect(await frames()).toBe(turned);

  await room(page).getByRole('button', { name: 'Back to your boards' }).click();
  await expect(page.locator('canvas')).toHaveCount(0);
  expect((await counted()).left).toBe(0);
});

test('the room opens and closes twenty times, and nothing stays behind', async ({ page }) => {
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(error.message));
  page.on('console', (message) => {
    if (/webgl|context/i.test(message.text())) said.push(message.text());
  });
  const { selectionId } = await customerWithBoards(page);
  await openPlan(page, selectionId);
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
