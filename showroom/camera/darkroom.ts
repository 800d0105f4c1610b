import { existsSync } from 'node:fs';
import type { Sharp } from 'sharp';
import { coverage } from './coverage.ts';
import { denoise, type Passes } from './denoise.ts';
import { type Balance, develop, type Meter, metered, paperBalance } from './develop.ts';
import { readExr } from './exr.ts';
import { blank, enlarge, type Picture, uncrop, type Window } from './picture.ts';
import { redraw } from './redraw.ts';

export interface Frame {
  width: number;
  height: number;
  window: Window;
}

const CONTRAST = 0.16;
/** A sunlit room is photographed a little quieter than it's lit. */
const COLOR = 0.94;
const GAUSS = [1, 4, 6, 4, 1];
/** How strongly a bare pane shows in a cut-out, where there is no paper behind it. */
const PANE = 0.5;

const passes = (base: string, place: (picture: Picture) => Picture = (picture) => picture): Passes => ({
  colour: place(readExr(`${base}.colour.0001.exr`)),
  albedo: place(readExr(`${base}.albedo.0001.exr`)),
  normal: place(readExr(`${base}.normal.0001.exr`)),
});

/**
 * Gives every pixel that the product covers only in part a straight color: the mean of the product around it, weighted
 * by its alpha. Where there is no product near, or glass lets the paper through, the paper is laid behind.
 */
function fillEdges(product: Passes, paper: Picture, paperPasses: Passes, pane: Float32Array, window: Window): void {
  const { width, height, alpha } = product.colour;
  const source = [product.colour.data.slice(), product.albedo.data.slice(), product.normal.data.slice()];
  const target = [product.colour.data, product.albedo.data, product.normal.data];
  const behind = [paperPasses.albedo.data.slice(3, 6), paperPasses.normal.data.slice(0, 3)];
  const mean = new Float64Array(9);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const missing = 1 - alpha[i];
      if (missing < 0.002) continue;
      let weight = 0;
      const inside = x >= window[0] && x < window[2] && y >= window[1] && y < window[3];
      if (inside && pane[i] < 0.5) {
        mean.fill(0);
        for (let dy = -2; dy <= 2; dy++) {
          for (let dx = -2; dx <= 2; dx++) {
            const near = (y + dy) * width + x + dx;
            if (x + dx < 0 || y + dy < 0 || x + dx >= width || y + dy >= height || alpha[near] <= 0) continue;
            const gauss = GAUSS[dx + 2] * GAUSS[dy + 2];
            weight += gauss * alpha[near];
            for (let k = 0; k < 9; k++) mean[k] += gauss * source[Math.floor(k / 3)][near * 3 + (k % 3)];
          }
        }
        if (weight > 0) for (let k = 0; k < 9; k++) target[Math.floor(k / 3)][i * 3 + (k % 3)] = mean[k] / weight;
      }
      if (weight > 0) continue;
      for (let k = 0; k < 3; k++) {
        target[0][i * 3 + k] += missing * paper.data[i * 3 + k];
        target[1][i * 3 + k] += missing * behind[0][k];
        target[2][i * 3 + k] += missing * behind[1][k];
      }
    }
  }
}

export interface StudioPrint {
  image: Sharp;
  cutOut: Sharp;
  balance: Balance;
}

/** A product on paper, and the same product cut out. */
export async function printStudio(base: string, { width, height, window }: Frame): Promise<StudioPrint> {
  const paperPasses = passes(`${base}.paper`);
  const cleanPaper = await denoise(paperPasses, 'alb_nrm_small');
  const balance = paperBalance(cleanPaper);
  const paper = enlarge(cleanPaper, width, height);
  const solid = coverage(`${base}.solid.triangles`, width, height, window);
  const pane = coverage(`${base}.glass.triangles`, width, height, window);
  for (let i = 0; i < pane.length; i++) pane[i] *= 1 - solid[i];
  const product = passes(base, (picture) => uncrop(picture, width, height, window));
  fillEdges(product, paper, paperPasses, pane, window);
  const clean = await denoise(product, 'alb_nrm_small', window);
  const whole = blank(width, height);
  const alone = blank(width, height);
  const alpha = new Float32Array(width * height);
  for (let i = 0; i < alpha.length; i++) {
    const covered = Math.min(1, solid[i] + pane[i]);
    alpha[i] = solid[i] + pane[i] * PANE;
    const glassy = covered > 0 ? pane[i] / covered : 0;
    const strength = 1 - glassy * (1 - PANE);
    for (let k = i * 3; k < i * 3 + 3; k++) {
      whole.data[k] = covered * clean.data[k] + (1 - covered) * paper.data[k];
      alone.data[k] = (clean.data[k] - (1 - strength) * paper.data[k]) / strength;
    }
  }
  return {
    image: develop(whole, { balance, contrast: CONTRAST }),
    cutOut: develop(alone, { balance, contrast: CONTRAST, alpha }),
    balance,
  };
}

/** One pass for everything: a detail has no paper in it and takes the balance of another view; a rug brings its own. */
export async function printWhole(base: string, balance?: Balance): Promise<Sharp> {
  const clean = await denoise(passes(base), 'alb_nrm_small');
  return develop(clean, { balance: balance ?? paperBalance(clean), contrast: CONTRAST });
}

/** Where the drawing was exposed apart from the light, at its full size, the two are joined. */
async function cleanRoom(base: string): Promise<Picture> {
  const exposed = passes(base);
  const clean = await denoise(exposed, 'alb_nrm');
  if (!existsSync(`${base}.drawing.albedo.0001.exr`)) return clean;
  return redraw(clean, exposed, passes(`${base}.drawing`));
}

/** A room is exposed by hand, or metered; a metered one keeps the drawing in its shadows. */
export async function printRoom(base: string, exposure: number | Meter): Promise<Sharp> {
  const clean = await cleanRoom(base);
  if (typeof exposure === 'number') return develop(clean, { room: true, exposure, contrast: 0.25 });
  return develop(clean, {
    room: true,
    exposure: metered(clean, exposure),
    contrast: exposure.contrast,
    lift: exposure.lift,
    color: COLOR,
  });
}
