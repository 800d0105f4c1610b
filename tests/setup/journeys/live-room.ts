import type { Page } from '@playwright/test';
import { expect, usable } from '../browser.ts';
import { browserArgs } from '../browser-args.ts';

/** Rooms are drawn without a graphics card here: slowly, and the page says so first. Small, so that it's quick. */
export const drawnBySoftware = {
  launchOptions: {
    executablePath: process.env.BROWSER_PATH ?? '/usr/bin/chromium',
    args: [
      ...browserArgs.filter((arg) => arg !== '--disable-gpu'),
      ...['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
    ],
  },
  contextOptions: { reducedMotion: 'reduce' as const },
  viewport: { width: 640, height: 480 },
  // The page is laid out as ever, and a frame has a quarter of the pixels.
  deviceScaleFactor: 0.5,
};

export interface BuiltPiece {
  id: string;
  kind: string;
  width: number;
  depth: number;
  x: number;
  z: number;
  turn: number;
  boxed: boolean;
  unloaded: boolean;
}

export interface Standing {
  kind: string;
  at: { x: number; z: number };
  heading: number;
}

export const room = (page: Page) => page.getByRole('dialog', { name: 'Your room' });
export const canvas = (page: Page) => room(page).getByRole('img');
export const builtIn = async (page: Page): Promise<BuiltPiece[]> =>
  JSON.parse((await canvas(page).getAttribute('data-pieces')) ?? '[]');
export const viewIn = async (page: Page): Promise<Standing> =>
  JSON.parse((await canvas(page).getAttribute('data-view')) ?? 'null');

/** Where the plan has each piece, in inches, and how it's turned, once they are in their places. */
export async function onPlan(page: Page): Promise<number[][]> {
  const placed = page.getByRole('group', { name: 'Plan of your room' }).getByRole('button');
  await expect(placed).not.toHaveCount(0);
  return placed.evaluateAll((pieces) =>
    pieces.map((piece) => {
      const numbers = (text: string | null | undefined) => (text?.match(/-?[\d.]+/g) ?? []).map(Number);
      const turned = piece.querySelector('[transform^="rotate"]')?.getAttribute('transform');
      return [...numbers(piece.getAttribute('transform')), ...numbers(turned)];
    }),
  );
}

/** Opens the boards where the plan is. */
export async function openPlan(page: Page, selectionId: string) {
  await page.goto(`/results/${selectionId}`);
  await usable(page, 'section[aria-labelledby="in-your-room"]');
}

/** Goes into the room and waits until it's drawn. */
export async function stepIn(page: Page, name = 'Step into your room') {
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('button', { name: 'Show it anyway' }).click();
  await canvas(page).and(page.locator(':not([data-state="preparing"])')).waitFor();
}

/** Opens the sheet with everything one can do. */
export const unfold = (page: Page) => room(page).locator('[aria-label="Pieces and light"] > h2 button').click();

/** Run before a page's own scripts: a browser that can't draw rooms. */
export function withoutWebgl2(): void {
  const get = HTMLCanvasElement.prototype.getContext as (kind: string, ...rest: unknown[]) => unknown;
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind === 'webgl2' ? null : get.call(this, kind, ...rest);
    },
  });
}
