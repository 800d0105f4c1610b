import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { productName } from '#core/settings/index.ts';
import type { FilmScene } from '#showroom/film/storyboard.ts';
import type { Screens } from './screens.ts';

/** Twice the film's size, so that zooming in stays sharp. */
const size = { width: 1280, height: 720 };
const sharpness = 2;

const asData = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`;
const photograph = (publicId: string) =>
  asData('image/webp', readFileSync(join(import.meta.dirname, '../../showroom/pictures', `${publicId}.webp`)));

function markup({ shot, title }: FilmScene, index: number, screens: Screens): string {
  const picture = shot.kind === 'photograph' ? photograph(shot.publicId) : asData('image/png', screens[shot.name]);
  const frame =
    shot.kind === 'photograph'
      ? 'left:36%;top:0;width:64%;height:100%;object-fit:cover;object-position:60% 60%'
      : 'left:36%;top:15.5%;width:61.5%;height:auto;border-radius:10px;box-shadow:var(--lift-high)';
  return `<div style="position:fixed;inset:0;z-index:999;background:var(${shot.kind === 'photograph' ? '--paper' : '--linen'})">
    <img alt="" src="${picture}" style="position:absolute;${frame}">
    <p style="position:absolute;left:48px;top:36px;font:360 34px var(--serif-display);letter-spacing:-.02em">${productName}</p>
    <p style="position:absolute;left:48px;width:29%;top:50%;transform:translateY(-50%);margin:0;font:360 54px/1.06 var(--serif-display);letter-spacing:-.022em;text-wrap:balance">${title}</p>
    <p style="position:absolute;left:48px;bottom:40px;font:500 17px var(--sans);color:var(--ink-soft)">${index + 1}</p>
  </div>`;
}

/** Renders each scene in our own fonts as one large picture. */
export async function makeSlides(
  browser: Browser,
  origin: string,
  scenes: readonly FilmScene[],
  screens: Screens,
): Promise<Buffer[]> {
  // We borrow the page's fonts and colors, but its CSP for inline styles must not apply to us.
  const page = await browser.newPage({ viewport: size, deviceScaleFactor: sharpness, bypassCSP: true });
  await page.goto(`${origin}/404`);
  const slides: Buffer[] = [];
  for (const [index, scene] of scenes.entries()) {
    await page.evaluate(
      async (html) => {
        document.body.innerHTML = html;
        await document.fonts.ready;
        await Promise.all([...document.images].map((image) => image.decode()));
      },
      markup(scene, index, screens),
    );
    slides.push(await page.screenshot({ type: 'png' }));
  }
  await page.close();
  return slides;
}
