import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { film } from '#showroom/film/film.ts';
import { captionsOf, filmSeconds, storyboard } from '#showroom/film/storyboard.ts';
import { canEncode, encodeMp4, encodeWebm, secondsOf, watch } from './cut.ts';
import { openShop } from './open-shop.ts';
import { takeScreens } from './screens.ts';
import { makeSlides } from './slides.ts';

if (!(await canEncode())) {
  console.error('The film needs ffmpeg: apt-get install --no-install-recommends ffmpeg');
  process.exit(1);
}

const target = (address: string) => join(import.meta.dirname, '../../public', address);
const folder = mkdtempSync(join(tmpdir(), 'hearthline-film-'));
const browser = await chromium.launch({
  executablePath: process.env.BROWSER_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const shop = await openShop();
try {
  console.log('Taking the screens …');
  const screens = await takeScreens(browser, shop.origin);
  console.log('Setting the scenes …');
  const slides = await makeSlides(browser, shop.origin, storyboard, screens);
  const clips = slides.map((slide, index) => {
    const path = join(folder, `${index}.png`);
    writeFileSync(path, slide);
    return { path, seconds: storyboard[index]?.seconds ?? 0 };
  });
  mkdirSync(join(target(film.mp4), '..'), { recursive: true });
  console.log('Cutting the film …');
  await encodeMp4(clips, target(film.mp4));
  await encodeWebm(target(film.mp4), target(film.webm));
  for (const address of [film.mp4, film.webm]) await watch(target(address));
  await sharp(slides[0]).resize(1280).webp({ quality: 80 }).toFile(target(film.poster));
  writeFileSync(target(film.captions), captionsOf(storyboard));
  const seconds = await secondsOf(target(film.mp4));
  if (Math.abs(seconds - filmSeconds) > 0.2) throw new Error(`the film lasts ${seconds} s instead of ${filmSeconds}`);
  console.log(`${seconds} seconds, in public/film/`);
} finally {
  await browser.close();
  shop.close();
  rmSync(folder, { recursive: true, force: true });
}
