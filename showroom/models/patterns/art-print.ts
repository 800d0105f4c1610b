import { noise } from '../geometry/noise.ts';
import { generatedPrint, type Print } from './generated-art.ts';
import { type PaintedImage, paint, type Rgb, rgb, shadeBy } from './paint.ts';

type Inside = (x: number, y: number) => boolean;

/** A hand-cut oval: x and y from the middle of the sheet, which is 1 wide and 1.3 high. */
const oval =
  (cx: number, cy: number, rx: number, ry: number): Inside =>
  (x, y) =>
    ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 + 0.16 * noise(x * 4, y * 4, cx * 9) < 1;
const arch =
  (cx: number, base: number, half: number, rise: number): Inside =>
  (x, y) =>
    y > base && (y < base + rise ? Math.abs(x - cx) < half : Math.hypot(x - cx, y - base - rise) < half);
const ridge =
  (at: number, sway: number, seed: number): Inside =>
  (x, y) =>
    y < at + sway * noise(x * 1.9, seed, 0) + 0.02 * noise(x * 9, seed, 2);
const stroke =
  (cx: number, lean: number, half: number, seed: number): Inside =>
  (x, y) =>
    Math.abs(x - cx - lean * y - 0.06 * noise(y * 2, seed, 4)) < half * (0.7 + 0.5 * noise(y * 3, seed, 1)) &&
    Math.abs(y) < 0.42;

const PRINTS: Readonly<Record<string, Print>> = {
  stones: {
    paper: '#f1ece2',
    layers: [
      ['#c47a4f', oval(-0.08, 0.18, 0.2, 0.22)],
      ['#6f7f73', oval(0.08, -0.12, 0.26, 0.2)],
      ['#d9b98a', oval(-0.14, -0.26, 0.12, 0.13)],
    ],
  },
  pebbles: {
    paper: '#f1ece2',
    layers: [
      ['#3f4a4c', oval(0.06, 0.22, 0.15, 0.28)],
      ['#d3a67b', oval(-0.1, -0.06, 0.22, 0.18)],
      ['#a65f42', oval(0.1, -0.28, 0.17, 0.13)],
    ],
  },
  dunes: {
    paper: '#e9e0d2',
    layers: [
      ['#d8b48c', oval(0.16, 0.3, 0.1, 0.1)],
      ['#c9b79c', ridge(0.06, 0.16, 3)],
      ['#a99a80', ridge(-0.12, 0.14, 7)],
      ['#7d7866', ridge(-0.3, 0.1, 11)],
    ],
    margin: 0.09,
  },
  shore: {
    paper: '#e4e8e6',
    layers: [
      ['#b9c8cb', ridge(0.12, 0.05, 2)],
      ['#8da5ab', ridge(-0.02, 0.06, 5)],
      ['#5f7d86', ridge(-0.16, 0.06, 9)],
      ['#e6dcc8', ridge(-0.34, 0.08, 13)],
    ],
    margin: 0.09,
  },
  arches: {
    paper: '#efe6d8',
    layers: [
      ['#c98e66', arch(0, -0.5, 0.3, 0.46)],
      ['#efe6d8', arch(0, -0.5, 0.21, 0.42)],
      ['#7c5a45', arch(0, -0.5, 0.13, 0.36)],
    ],
  },
  strokes: {
    paper: '#ece8e1',
    layers: [
      ['#2b2a29', stroke(-0.14, 0.12, 0.075, 3)],
      ['#2b2a29', stroke(0.1, -0.1, 0.06, 8)],
      ['#8f4a2c', oval(0.16, -0.22, 0.09, 0.09)],
    ],
  },
  grid: {
    paper: '#dedad3',
    layers: [
      ['#26282a', (x, y) => x < -0.02 && y > 0.04],
      ['#8b8680', (x, y) => x > 0.02 && y > 0.2],
      ['#a5583a', (x, y) => x > 0.02 && y < 0.16 && y > -0.1],
      ['#54585a', (x, y) => x < -0.02 && y < 0 && y > -0.46],
    ],
    margin: 0.14,
  },
  moon: {
    paper: '#2d3437',
    layers: [
      ['#d9c9ae', oval(0, 0.14, 0.2, 0.2)],
      ['#3f4a4c', ridge(-0.16, 0.12, 4)],
      ['#23282a', ridge(-0.3, 0.12, 9)],
    ],
    margin: 0.08,
  },
};

/** Paints what an art material's name means: 'art:dunes', or one that the seed draws: 'art:hills-d7'. */
export function artPrint(name: string): PaintedImage {
  const title = name.split(':')[1] ?? '';
  const print = PRINTS[title] ?? generatedPrint(title);
  if (!print) throw new Error(`no such print: ${name}`);
  const paper = rgb(print.paper);
  const mount: Rgb = [247, 244, 238];
  const margin = print.margin ?? 0.1;
  return paint(1, 1.3, 680, (x, y) => {
    if (Math.min(0.5 - Math.abs(x), 0.65 - Math.abs(y)) < margin) return mount;
    const top = print.layers.findLast(([, inside]) => inside(x, y));
    const grain = 0.97 + 0.06 * noise(x * 60, y * 9, 2) + 0.02 * noise(x * 220, y * 220, 5);
    return top ? shadeBy(rgb(top[0]), grain) : shadeBy(paper, 0.99 + 0.012 * noise(x * 40, y * 40, 1));
  });
}
