import { noise } from '../geometry/noise.ts';
import type { RugStyle } from '../rug.ts';
import { type PaintedImage, paint, type Rgb, rgb, shadeBy } from './paint.ts';

export interface RugColours {
  ground: Rgb;
  line: Rgb;
  accent: Rgb;
  second: Rgb;
}

interface Field {
  /** Distance from the nearest edge. */
  edge: number;
  width: number;
  depth: number;
}

type Motif = (x: number, y: number, colours: RugColours, field: Field) => Rgb;

/** 0 at a whole number, 1 halfway between. */
const ripple = (t: number) => Math.abs(((((t % 1) + 1) % 1) - 0.5) * 2);
const wave = (x: number, y: number, seed: number) => 0.006 * noise(x * 7, y * 7, seed);

/** Stripes of different width along the edge, a quiet field within. */
const border: Motif = (x, y, { ground, line, accent, second }, { edge, width }) => {
  const band = Math.min(0.32, width * 0.13);
  if (edge < band * 0.12) return ground;
  if (edge < band * 0.5) return line;
  if (edge < band * 0.6) return ground;
  if (edge < band * 0.72) return accent;
  if (edge < band * 0.78) return ground;
  if (edge < band * 0.84) return second;
  const fleck = ripple(x / 0.05) > 0.93 && ripple(y / 0.05) > 0.93;
  return fleck ? second : ground;
};

/** A lattice with small diamonds, inside a narrow frame. */
const geometric: Motif = (x, y, { ground, line, accent, second }, { edge }) => {
  if (edge < 0.14) return edge < 0.03 ? ground : edge < 0.045 || edge > 0.122 ? line : second;
  const cell = 0.34;
  const bend = wave(x, y, 1);
  const a = ripple((x + y + bend) / cell);
  const b = ripple((x - y + bend) / cell);
  if (a > 0.91 || b > 0.91) return line;
  if (a < 0.2 && b < 0.2) return accent;
  return a < 0.34 && b < 0.34 && (a > 0.27 || b > 0.27) ? second : ground;
};

/** Wide hand-drawn diamonds on pale wool, now and then a stroke. */
const moroccan: Motif = (x, y, { ground, line, accent }) => {
  const sway = 0.02 * noise(x * 1.3, y * 1.3, 3) + wave(x, y, 4);
  const a = ripple((x * 0.9 + y * 0.62 + sway) / 0.62);
  const b = ripple((x * 0.9 - y * 0.62 + sway * 1.4) / 0.62);
  if (a > 0.945 || b > 0.945) return line;
  const small = a < 0.12 && b < 0.12;
  return small ? accent : ground;
};

/** Bands of stepped diamonds and combs. */
const southwestern: Motif = (x, y, { ground, line, accent, second }, { edge, depth }) => {
  if (edge < 0.05) return edge > 0.036 ? line : accent;
  const step = 0.026;
  const px = Math.round((x + wave(x, y, 2)) / step) * step;
  const py = Math.round(y / step) * step;
  const bands = Math.max(3, Math.round(depth / 0.62));
  const band = depth / bands;
  const row = Math.floor((py + depth / 2) / band);
  const v = Math.abs((py + depth / 2) / band - row - 0.5) * 2;
  if (v > 0.9) return row % 2 ? line : accent;
  if (v > 0.84) return ground;
  const odd = row % 2 === 1;
  const u = ripple(px / (odd ? 0.44 : 0.62) + 0.5);
  const diamond = u * 0.9 + v;
  if (diamond < 0.2) return second;
  if (diamond < 0.42) return odd ? accent : line;
  if (diamond < 0.56) return ground;
  if (diamond < 0.74) return odd ? line : accent;
  if (diamond > 1.34) return second;
  return ground;
};

/** One wool, its color drifting from yarn to yarn. */
const solid: Motif = (x, y, { ground, second }, { edge }) => {
  const drift = 0.5 + 0.5 * noise(x * 0.9, y * 16, 6);
  const heather = 0.5 + 0.5 * noise(x * 90, y * 90, 8);
  const t = edge < 0.02 ? 0.6 : 0.22 * drift + 0.2 * heather;
  return [
    ground[0] + (second[0] - ground[0]) * t,
    ground[1] + (second[1] - ground[1]) * t,
    ground[2] + (second[2] - ground[2]) * t,
  ];
};

const MOTIFS: Record<RugStyle, Motif> = { border, geometric, moroccan, southwestern, solid };

/** Paints what a rug's material name describes (see `rugMaterial`). */
export function rugPattern(name: string, longest = 1536): PaintedImage {
  const [, style, dyes, size] = name.split(':');
  const motif = MOTIFS[style as RugStyle];
  const [ground, line, accent, second] = (dyes ?? '').split('-').map(rgb);
  const [width, depth] = (size ?? '').split('x').map((centimetres) => Number(centimetres) / 100);
  if (!motif || !ground || !line || !accent || !second || !width || !depth)
    throw new Error(`not a rug's surface: ${name}`);
  const colours = { ground, line, accent, second };
  return paint(width, depth, longest, (x, y) => {
    const edge = Math.min(width / 2 - Math.abs(x), depth / 2 - Math.abs(y));
    const colour = motif(x, y, colours, { edge, width, depth });
    const yarn = 0.95 + 0.07 * noise(x * 150, y * 240, 3) + 0.05 * noise(x * 3, y * 12, 8);
    return shadeBy(colour, yarn);
  });
}
