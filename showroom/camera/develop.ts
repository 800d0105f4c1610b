import sharp, { type Sharp } from 'sharp';
import type { Picture } from './picture.ts';

export type Balance = [number, number, number];

/** Where the paper should land in linear light: nearly white, a little warm. */
const PAPER: Balance = [0.86, 0.845, 0.825];
const PAPER_SPOTS = [
  [0.03, 0.06],
  [0.97, 0.06],
  [0.03, 0.3],
  [0.97, 0.3],
  [0.5, 0.04],
  [0.03, 0.94],
  [0.97, 0.94],
] as const;

/** The factors that bring the paper of a picture to its tone: the median of seven spots. */
export function paperBalance({ width, height, data }: Picture): Balance {
  const balance = (k: number) => {
    const found = PAPER_SPOTS.map(([x, y]) => data[(Math.floor(y * height) * width + Math.floor(x * width)) * 3 + k]);
    return PAPER[k] / found.sort((a, b) => a - b)[3];
  };
  return [balance(0), balance(1), balance(2)];
}

/** Khronos Neutral, its offset cut to 30%: keeps the swatch's own color below the shoulder. */
function neutral(r: number, g: number, b: number): [number, number, number] {
  const start = 0.76;
  const low = Math.min(r, g, b);
  const offset = 0.3 * (low < 0.08 ? low - 6.25 * low * low : 0.04);
  const [x, y, z] = [r - offset, g - offset, b - offset];
  const peak = Math.max(x, y, z);
  if (peak < start) return [x, y, z];
  const rest = 1 - start;
  const squeezed = 1 - (rest * rest) / (peak + rest - start);
  const keep = squeezed / peak;
  const fade = 1 - 1 / (0.15 * (peak - squeezed) + 1);
  return [
    x * keep + (squeezed - x * keep) * fade,
    y * keep + (squeezed - y * keep) * fade,
    z * keep + (squeezed - z * keep) * fade,
  ];
}

const SHOULDER = 0.7;
const shoulder = (x: number) =>
  x < SHOULDER ? x : SHOULDER + (1 - SHOULDER) * (1 - Math.exp(-(x - SHOULDER) / (1 - SHOULDER)));

/** Rooms hold a far wider range: half of the shoulder by luminance, half by channel, so that lamps stay warm. */
function filmic(r: number, g: number, b: number): [number, number, number] {
  const luminance = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const scale = shoulder(luminance) / Math.max(luminance, 1e-6);
  return [0.5 * (r * scale + shoulder(r)), 0.5 * (g * scale + shoulder(g)), 0.5 * (b * scale + shoulder(b))];
}

/** How bright a room should come out, and how it is toned. */
export interface Meter {
  /** The middle tone, in linear light. */
  key: number;
  contrast: number;
  lift: number;
}

/** The exposure that brings a room's middle tone to the key; lamps and the view from the window don't count. */
export function metered({ data, width, height }: Picture, { key }: Meter): number {
  const tones: number[] = [];
  for (let y = 0; y < height; y += 7) {
    for (let x = 0; x < width; x += 7) {
      const i = (y * width + x) * 3;
      tones.push(0.2126 * data[i] + 0.7152 * data[i + 1] + 0.0722 * data[i + 2]);
    }
  }
  tones.sort((one, other) => one - other);
  const kept = tones.slice(Math.floor(tones.length * 0.08), Math.floor(tones.length * 0.88));
  const mean = 2 ** (kept.reduce((sum, tone) => sum + Math.log2(Math.max(tone, 1e-4)), 0) / kept.length);
  return key / mean;
}

const STEPS = 8192;

/** sRGB with a soft S-curve, as a table from linear light to a byte; `lift` opens the darkest tones. */
function curve(contrast: number, lift: number): (linear: number) => number {
  const table = new Uint8Array(STEPS + 1);
  for (let i = 0; i <= STEPS; i++) {
    const linear = i / STEPS;
    const x = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
    const toned = x + contrast * (x * x * (3 - 2 * x) - x);
    table[i] = Math.round(255 * Math.min(1, toned + lift * (1 - toned) ** 5));
  }
  return (linear) => table[linear <= 0 ? 0 : linear >= 1 ? STEPS : Math.floor(linear * STEPS + 0.5)];
}

export interface DevelopOptions {
  balance?: Balance;
  room?: boolean;
  exposure?: number;
  contrast: number;
  lift?: number;
  /** 1 keeps the colors as they are lit. */
  color?: number;
  alpha?: Float32Array;
}

/** From linear light to an ordinary image. */
export function develop({ width, height, data }: Picture, options: DevelopOptions): Sharp {
  const { room = false, exposure = 1, contrast, lift = 0, color = 1, alpha } = options;
  const [wr, wg, wb] = (options.balance ?? [1, 1, 1]).map((factor) => factor * exposure);
  const tone = room ? filmic : neutral;
  const toByte = curve(contrast, lift);
  const channels = alpha ? 4 : 3;
  const out = Buffer.alloc(width * height * channels);
  for (let i = 0; i < width * height; i++) {
    const [r, g, b] = tone(
      Math.max(0, data[i * 3] * wr),
      Math.max(0, data[i * 3 + 1] * wg),
      Math.max(0, data[i * 3 + 2] * wb),
    );
    const plain = (0.2126 * r + 0.7152 * g + 0.0722 * b) * (1 - color);
    out[i * channels] = toByte(plain + r * color);
    out[i * channels + 1] = toByte(plain + g * color);
    out[i * channels + 2] = toByte(plain + b * color);
    if (alpha) out[i * 4 + 3] = Math.round(255 * Math.min(1, Math.max(0, alpha[i])));
  }
  return sharp(out, { raw: { width, height, channels } });
}
