import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, usable } from '../setup/browser.ts';
import { customerWithBoards } from '../setup/customer-with-boards.ts';
import { canvas, drawnBySoftware, openPlan, room, stepIn, viewIn, withoutWebgl2 } from '../setup/journeys/live-room.ts';

test.use({ ...drawnBySoftware, viewport: { width: 375, height: 400 }, hasTouch: true });

async function openPiece(page: Page) {
  await page.goto('/furniture/rec-alder-sofa-sage');
  await usable(page, 'section[aria-labelledby="measures"]');
}
const enter = (page: Page) => page.getByRole('button', { name: 'See it in a room' }).first().click();
const anyway = (page: Page) => page.getByRole('button', { name: 'Show it anyway' });

/** As when a driver restarts or a phone needs the memory. */
const loseGraphics = (page: Page) =>
  canvas(page).evaluate((drawn: HTMLCanvasElement) => {
    drawn.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
  });

const saidAloud = (page: Page) => page.getByRole('alert').filter({ hasText: 'We had to stop drawing the room.' });

test('a browser without WebGL2 keeps the plan, says so, and offers nothing that can’t work', async ({ page }) => {
  await page.addInitScript(withoutWebgl2);
  const { selectionId } = await customerWithBoards(page);
  await openPlan(page, selectionId);
  await page.getByRole('button', { name: 'Step into your room' }).click();
  await expect(page.getByText('This browser can’t draw rooms. Your plan has everything that’s in it.')).toBeVisible();
  await expect(anyway(page)).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Plan of your room' })).toBeVisible();
  await expectAccessible(page);
  // A piece has no plan to point to.
  await openPiece(page);
  await enter(page);
  await expect(page.getByText('This browser can’t draw rooms.', { exact: true })).toBeVisible();
});

test('where data is saved, the room waits until it’s asked for again', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    const get = WebGL2RenderingContext.prototype.getParameter;
    // As with a graphics card: else that would be the reason.
    Object.assign(WebGL2RenderingContext.prototype, {
      getParameter(this: WebGL2RenderingContext, name: number) {
        const value: unknown = get.call(this, name);
        return typeof value === 'string' && /swiftshader/i.test(value) ? 'A graphics card' : value;
      },
    });
  });
  await openPiece(page);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await enter(page);
  await expect(page.getByText('Your browser is set to save data. The room uses about 150 kB.')).toBeVisible();
  expect(loaded.filter((url) => /live-room-|room-worker/.test(url))).toEqual([]);
  await anyway(page).click();
  await expect(canvas(page)).not.toHaveAttribute('data-state', 'preparing');
});

test('a finger that drags looks around', async ({ page }) => {
  await openPiece(page);
  await stepIn(page, 'See it in a room');
  await room(page).getByRole('button', { name: 'Eye level' }).click();
  await expect.poll(async () => (await viewIn(page)).kind).toBe('standing');
  const { heading } = await viewIn(page);
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 160 }] });
  await touch('touchStart', 120);
  for (const x of [140, 170, 200]) await touch('touchMove', x);
  await touch('touchEnd');
  await expect.poll(async () => (await viewIn(page)).heading).not.toBe(heading);
});

test('a room that loses its graphics goes back to the plan, says so aloud, and opens again when asked', async ({
  page,
}) => {
  const { selectionId } = await customerWithBoards(page);
  await openPlan(page, selectionId);
  await stepIn(page);
  await loseGraphics(page);
  await expect(page.locator('canvas')).toHaveCount(0);
  await expect(saidAloud(page)).toContainText('Your plan has everything that’s in it.');
  await expect(page.getByRole('button', { name: 'Step into your room' })).toBeFocused();
  await expect(page.getByRole('group', { name: 'Plan of your room' })).toBeVisible();
  await expectAccessible(page);
  await anyway(page).click();
  await expect(canvas(page)).not.toHaveAttribute('data-state', 'preparing');
  // The room that was opened again isn't said to be lost.
  await expect(page.getByText('We had to stop drawing the room.')).toHaveCount(0);
  // Before the first frame as well, and where there's no plan to point to.
  await openPiece(page);
  await enter(page);
  await anyway(page).click();
  await canvas(page).waitFor();
  await loseGraphics(page);
  await expect(page.locator('canvas')).toHaveCount(0);
  await expect(saidAloud(page)).toBeVisible();
  await expect(anyway(page)).toBeVisible();
});
