import sharp, { type OverlayOptions } from 'sharp';
import type { Composition, Layer, Perspective } from '#core/media/index.ts';
import { shopTurn } from '../decoding/take-turns.ts';
import { shopPictures } from './picture-library.ts';

const channels = 4;

/** Lays a picture on a floor: raw pixels for the whole canvas, transparent outside the picture. */
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

/** Bilinear interpolation of the four pixels around a point. */
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

/** Stacks the shop's pictures, first at the bottom, in their turn. Skips pictures we don't have. */
export const composePicture = (composition: Composition): Promise<Buffer> => shopTurn(() => compose(composition));

async function compose({ width, height, ground, layers }: Composition): Promise<Buffer> {
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
