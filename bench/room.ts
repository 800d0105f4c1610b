import { readdirSync, readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { countGl } from '../tests/setup/journeys/counted-gl.ts';
import { builtIn, canvas, drawnBySoftware, openPlan, room } from '../tests/setup/journeys/live-room.ts';
import { customerWithTwelvePieces } from '../tests/setup/journeys/twelve-pieces.ts';
import { startOwnShop } from '../tests/setup/start-shop.ts';
import { lightTimes } from './room/light.ts';

/**
 * The live room with a board of twelve pieces, drawn without a graphics card in a window of 640 × 480: from the press to
 * the first frame with a warm cache, and what a frame and the page take; before that, the processor time that its light
 * takes on one core. `node bench/room.ts [times]`
 */
const times = Number(process.argv[2] ?? 5);
const middle = (list: readonly number[]) =>
  list.toSorted((one, other) => one - other)[Math.floor(list.length / 2)] ?? 0;

const light = lightTimes(times);
console.log(
  `light, processor time: first state ${Math.round(light.models + light.first)} ms (goal 1,000), of it models ${Math.round(light.models)}`,
);
console.log(`a moved piece ${Math.round(light.moved)} ms (goal 300), the fine light ${Math.round(light.fine)} ms`);

const shop = await startOwnShop();
process.env.SHOP_ORIGIN = shop.origin;
const browser = await chromium.launch({
  ...drawnBySoftware.launchOptions,
  args: [...drawnBySoftware.launchOptions.args, '--enable-precise-memory-info', '--js-flags=--expose-gc'],
});
try {
  const context = await browser.newContext({
    ...drawnBySoftware.contextOptions,
    ...{ viewport: drawnBySoftware.viewport, baseURL: shop.origin },
  });
  const page = await context.newPage();
  const counted = await countGl(page);
  const { selectionId } = await customerWithTwelvePieces(page);
  await openPlan(page, selectionId);
  const before = await heap(page);
  const opened: number[] = [];
  let figures = { pieces: 0, draws: 0, triangles: 0, heap: 0, programs: 0, textures: 0 };
  for (let time = 0; time <= times; time += 1) {
    await page.getByRole('button', { name: 'Step into your room' }).click();
    await page.getByRole('button', { name: 'Show it anyway' }).waitFor();
    const took = await fromPressToFrame(page);
    // The first time fills the cache.
    if (time > 0) opened.push(took);
    await canvas(page).and(page.locator('[data-state="done"]')).waitFor({ timeout: 0 });
    const attribute = async (name: string) => Number(await canvas(page).getAttribute(name));
    const { programs, textureBytes } = await counted();
    figures = {
      ...{ pieces: (await builtIn(page)).length, heap: await heap(page), programs, textures: textureBytes },
      ...{ draws: await attribute('data-draws'), triangles: await attribute('data-triangles') },
    };
    if (time === 0) console.log(`${figures.programs} programs (goal 12)`);
    if (time === 0)
      console.log(`${(figures.textures / 1e6).toFixed(1)} MB of textures, painted in the page: none is loaded`);
    await room(page).getByRole('button', { name: 'Back to your boards' }).click();
    await page.locator('canvas').waitFor({ state: 'detached' });
  }
  const after = await heap(page);
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
  console.log(
    `${figures.pieces} pieces, ${figures.draws} draws (goal 60), ${figures.triangles} triangles (goal 250,000)`,
  );
  console.log(
    `heap of the page ${megabytes(figures.heap)} (goal 80), ${megabytes(before)} before, ${megabytes(after)} after`,
  );
  console.log(
    `press to first frame: median ${Math.round(middle(opened))} ms of ${opened.map(Math.round).join(', ')} (goal 2,500)`,
  );
  console.log(`script ${(scriptBytes() / 1000).toFixed(1)} kB gzipped (goal 190)`);
  console.log(
    `${cpus().length} processors, load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  );
} finally {
  await browser.close();
  await shop.stop();
}

/** From the press until the room is on the screen, as the page's own clock has it. */
function fromPressToFrame(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const button = [...document.querySelectorAll('button')].find(
          ({ textContent }) => textContent === 'Show it anyway',
        );
        const began = performance.now();
        const look = () => {
          const drawn = document.querySelector<HTMLCanvasElement>('dialog canvas');
          if (Number(drawn?.dataset.draws ?? 0) > 0) resolve(performance.now() - began);
          else requestAnimationFrame(look);
        };
        button?.click();
        look();
      }),
  );
}

/** What the page's own scripts hold, numbers in buffers included, once what isn't needed is gone. The worker has a heap of its own. */
async function heap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize + backingStorageSize;
}

function scriptBytes(): number {
  const folder = join(import.meta.dirname, '../build/pages/client/assets');
  return readdirSync(folder)
    .filter((name) => /^(live-room|room-worker)-.*\.js$/.test(name))
    .reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name))).length, 0);
}
