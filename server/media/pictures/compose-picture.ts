import sharp, { type OverlayOptions } from 'sharp';
import { shopPictures } from './picture-library.ts';

/** Nine numbers, row by row: where a point of the new picture comes from, as shares of the old one's width and height. */
type Perspective = readonly [number, number, number, number, number, number, number, number, number];

const channels = 4;

/** A picture laid on a floor: raw pixels of the whole canvas, clear where it does not lie. */
async function layFlat(
  path: string,
  [a, b, c, d, e, f, g, h, i]: Perspective,
  canvas: { width: number; height: number },
): Promise<Buffer> {
  const { data, info } = await sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const laid = Buffer.alloc(canvas.width * canvas.height * channels);
  for (let y = 0; y < canvas.height; y++) {
    for (let x = 0; x < canvas.width; x++) {
      const depth = g * x + h * y + i;
      const across = ((a * x + b * y + c) / depth) * info.width;
      const down = ((d * x + e * y + f) / depth) * info.height;
      if (!(across >= 0 && down >= 0 && across < info.width - 1 && down < info.height - 1)) continue;
      blend(data, info.width, across, down, laid, (y * canvas.width + x) * channels);
    }
  }
  return laid;
}

/** The four pixels around a point, each by how near it is. */
function blend(from: Buffer, width: number, x: number, y: number, to: Buffer, at: number): void {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, below] = [x - left, y - top];
  const first = (top * width + left) * channels;
  for (let channel = 0; channel < channels; channel++) {
    const near = (offset: number) => from[first + offset + channel] ?? 0;
    const upper = near(0) * (1 - right) + near(channels) * right;
    const lower = near(width * channels) * (1 - right) + near((width + 1) * channels) * right;
    to[at + channel] = Math.round(upper * (1 - below) + lower * below);
  }
}

/** In pixels of the picture that is made. */
export interface Placed {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Layer =
  /** Drawn shapes and words. */
  | { kind: 'drawing'; svg: string }
  /** One of the shop's pictures, standing in its box. */
  | { kind: 'standing'; publicId: string; box: Placed }
  /** One of them lying on a floor. */
  | { kind: 'lying'; publicId: string; perspective: Perspective };

export interface Composition {
  width: number;
  height: number;
  ground: string;
  layers: readonly Layer[];
}

/** Lays the shop's pictures over each other, the first at the bottom; what is not on the shelf is left out. */
export async function composePicture({ width, height, ground, layers }: Composition): Promise<Buffer> {
  const overlays: OverlayOptions[] = [];
  for (const layer of layers) {
    const overlay = await overlayOf(layer, { width, height });
    if (overlay) overlays.push(overlay);
  }
  return sharp({ create: { width, height, channels: 4, background: ground } })
    .composite(overlays)
    .flatten({ background: ground })
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer();
}

async function overlayOf(layer: Layer, canvas: { width: number; height: number }): Promise<OverlayOptions | null> {
  if (layer.kind === 'drawing') {
    const size = `width="${canvas.width}" height="${canvas.height}"`;
    return { input: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${layer.svg}</svg>`) };
  }
  const picture = shopPictures().get(layer.publicId);
  if (!picture) return null;
  if (layer.kind === 'lying') {
    const laid = await layFlat(picture.path, layer.perspective, canvas);
    return { input: laid, raw: { ...canvas, channels: 4 } };
  }
  const { left, top, width, height } = layer.box;
  const input = await sharp(picture.path)
    .resize({ width: Math.round(width), height: Math.round(height), fit: 'contain', background: 'transparent' })
    .png()
    .toBuffer();
  return { input, left: Math.round(left), top: Math.round(top) };
}
