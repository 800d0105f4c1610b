import sharp, { type OverlayOptions } from 'sharp';
import { layFlat, type Perspective } from './lay-flat.ts';
import { shopShelf } from './shelf.ts';

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
  const picture = shopShelf().get(layer.publicId);
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
