import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { shopOrigin } from '../tests/setup/browser.ts';
import { boardsOfAddedRoom, customerWithBoards } from '../tests/setup/customer-with-boards.ts';
import { canvas, drawnBySoftware, openPlan, room, stepIn } from '../tests/setup/journeys/live-room.ts';
import { startOwnShop } from '../tests/setup/start-shop.ts';
import { type PictureRoom, pictureRooms } from './room-pictures/rooms.ts';

/**
 * Eight rooms as customers of four styles have them, each as the page shows it: at eye level and from above, at 1280 and
 * at 375 pixels, and a sheet of each beside a photograph of the shop. To be looked at; needs a build.
 * `npm run rooms:pictures -- [folder] [part of a room's name]`
 */
const folder = process.argv[2] ?? 'test-results/rooms';
const only = process.argv[3] ?? '';
mkdirSync(folder, { recursive: true });
const sizes = [
  { name: '1280', width: 1280, height: 800 },
  { name: '375', width: 375, height: 812 },
] as const;
const views = ['Eye level', 'From above'] as const;

const shop = await startOwnShop();
process.env.SHOP_ORIGIN = shop.origin;
const browser = await chromium.launch(drawnBySoftware.launchOptions);
try {
  for (const one of pictureRooms.filter(({ name }) => name.includes(only))) {
    const context = await browser.newContext({
      ...drawnBySoftware.contextOptions,
      ...{ viewport: sizes[0], baseURL: shop.origin, serviceWorkers: 'block' },
    });
    const page = await context.newPage();
    // A busy machine may take minutes for a room.
    context.setDefaultTimeout(0);
    page.on('pageerror', ({ message }) => console.error(`${one.name}: ${message}`));
    await stepIntoOne(page, one);
    const taken: string[] = [];
    for (const { name, ...size } of sizes) {
      await page.setViewportSize(size);
      for (const view of views) {
        await room(page).getByRole('button', { name: view }).click();
        await canvas(page).and(page.locator('[data-state="done"]')).waitFor({ timeout: 0 });
        await drawn(page);
        const path = join(folder, `${one.name}-${view === 'Eye level' ? 'eye' : 'above'}-${name}.png`);
        await page.screenshot({ path, timeout: 0 });
        taken.push(path);
      }
    }
    await sheetOf(one, taken);
    console.log(`${one.name}: ${taken.length} pictures`);
    await context.close();
  }
} finally {
  await browser.close();
  await shop.stop();
}

/** A new customer with boards of this style, whose room was drawn, in their room. */
async function stepIntoOne(page: Page, { shape, answers, style, kind }: PictureRoom) {
  const customer = { says: answers, styles: [style], room: kind };
  if (kind === 'office') await customerWithBoards(page);
  const { selectionId, surveyId } = await (kind === 'office' ? boardsOfAddedRoom : customerWithBoards)(page, customer);
  const saved = await page.request.post(`/rooms/${surveyId}`, {
    data: { version: 0, room: shape },
    headers: { Origin: shopOrigin() },
  });
  if (!saved.ok()) throw new Error(await saved.text());
  await openPlan(page, selectionId);
  await stepIn(page);
}

/** What was asked for last is on the screen: a frame is drawn when something has changed, and then no more. */
function drawn(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let left = 4; left > 0; left -= 1) await frame();
  });
}

/** The pictures of a room at 1280, and a photograph of the same kind of room, side by side. */
async function sheetOf({ name, photograph }: PictureRoom, taken: readonly string[]): Promise<void> {
  const [width, height] = [960, 600];
  const shown = [taken[0] ?? '', taken[1] ?? '', join('showroom/pictures/scenes', photograph)];
  const parts = await Promise.all(
    shown.map(async (path, at) => ({
      input: await sharp(path).resize(width, height, { fit: 'cover' }).png().toBuffer(),
      ...{ left: at * (width + 8), top: 0 },
    })),
  );
  const sheet = sharp({ create: { width: 3 * (width + 8), height, channels: 3, background: '#ffffff' } });
  await sheet
    .composite(parts)
    .png()
    .toFile(join(folder, `${name}-sheet.png`));
}
