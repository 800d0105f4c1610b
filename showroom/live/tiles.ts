import { artPrint } from '../models/patterns/art-print.ts';
import { rugPattern } from '../models/patterns/rug-pattern.ts';
import { textures } from '../models/textures/index.ts';

/** RGBA bytes, first row first. */
export interface LiveImage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Much smaller than for photographs: they're painted while the customer already looks at the room. */
const sizes: Readonly<Record<string, readonly [number, number]>> = {
  wood: [256, 512],
  stone: [256, 256],
  sediment: [256, 256],
  cane: [128, 128],
  cloud: [128, 128],
};
const usual = [256, 256] as const;

/** A tileable surface: tone, height and mask in red, green and blue. Null if there's no such tile. */
export function paintTile(name: string): LiveImage | null {
  const texture = textures[name];
  if (!texture) return null;
  const [width, height] = sizes[name] ?? usual;
  const pixels = new Uint8Array(width * height * 4).fill(255);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const shade = texture.shade((x + 0.5) / width, 1 - (y + 0.5) / height);
      for (const [at, value] of shade.entries())
        pixels[(y * width + x) * 4 + at] = Math.max(0, Math.min(255, Math.round(value * 255)));
    }
  return { width, height, pixels };
}

const longestSide = 1024;

/** A rug's pattern, or a print, in its own colors. */
export function paintPicture(name: string): LiveImage {
  const { width, height, pixels: painted } = name.startsWith('art:') ? artPrint(name) : rugPattern(name, longestSide);
  const pixels = new Uint8Array(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at += 1) pixels.set(painted.subarray(at * 3, at * 3 + 3), at * 4);
  return { width, height, pixels };
}
