import type { Passes } from './denoise.ts';
import type { Picture } from './picture.ts';

/** Keeps the division away from zero; what has no color of its own (a lamp, the sky) passes through unchanged. */
const LEAST = 0.04;
/** How unlike a neighbor may be before its light counts for little. */
const NORMAL = 0.18;
const ALBEDO = 0.05;
/** How much of the neighborhood has to be alike for its light to be trusted. */
const SURE = 0.35;

const apart = (one: Float32Array, i: number, other: Float32Array, k: number) =>
  (one[i] - other[k]) ** 2 + (one[i + 1] - other[k + 1]) ** 2 + (one[i + 2] - other[k + 2]) ** 2;

/**
 * A room's light changes slowly, its drawing doesn't: light is exposed at half the size, edges and textures at the full
 * one. Here the light of each small pixel, freed of color, goes to the large pixels that face the same way and have the
 * same color, and takes their color on.
 */
export function redraw(light: Picture, small: Omit<Passes, 'colour'>, large: Omit<Passes, 'colour'>): Picture {
  const { width, height } = large.albedo;
  const across = light.width / width;
  const down = light.height / height;
  const data = new Float32Array(width * height * 3);
  const [plain, freed, low, high] = [0, 1, 2, 3].map(() => new Float64Array(3));
  const [fineA, fineN, roughA, roughN] = [large.albedo.data, large.normal.data, small.albedo.data, small.normal.data];
  for (let y = 0, i = 0; y < height; y++) {
    const sy = (y + 0.5) * down - 0.5;
    const top = Math.round(sy) - 1;
    for (let x = 0; x < width; x++, i += 3) {
      const sx = (x + 0.5) * across - 0.5;
      const left = Math.round(sx) - 1;
      let [sum, near] = [0, 0];
      plain.fill(0);
      freed.fill(0);
      low.fill(Number.POSITIVE_INFINITY);
      high.fill(0);
      for (let v = top; v < top + 3; v++) {
        if (v < 0 || v >= light.height) continue;
        for (let u = left; u < left + 3; u++) {
          if (u < 0 || u >= light.width) continue;
          const k = (v * light.width + u) * 3;
          const close = Math.exp(-((u - sx) ** 2 + (v - sy) ** 2) * 1.4);
          const weight = close * Math.exp(-apart(fineN, i, roughN, k) / NORMAL - apart(fineA, i, roughA, k) / ALBEDO);
          sum += weight;
          near += close;
          for (let c = 0; c < 3; c++) {
            const tone = light.data[k + c];
            plain[c] += close * tone;
            freed[c] += (weight * tone) / (roughA[k + c] + LEAST);
            low[c] = Math.min(low[c], tone);
            high[c] = Math.max(high[c], tone);
          }
        }
      }
      // On an edge no small pixel is like the large one: there the light as it was seen is smoother than any guess.
      const sure = Math.min(1, sum / near / SURE);
      for (let c = 0; c < 3; c++) {
        const drawn = sum > 0 ? (freed[c] / sum) * (fineA[i + c] + LEAST) : 0;
        const kept = Math.min(high[c] * 1.25, Math.max(low[c] * 0.8, drawn));
        data[i + c] = sure * kept + ((1 - sure) * plain[c]) / near;
      }
    }
  }
  return { ...large.albedo, data };
}
