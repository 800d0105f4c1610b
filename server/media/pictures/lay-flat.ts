import sharp from 'sharp';

/** Nine numbers, row by row: where a point of the new picture comes from, as shares of the old one's width and height. */
export type Perspective = readonly [number, number, number, number, number, number, number, number, number];

const channels = 4;

/** A picture laid on a floor: raw pixels of the whole canvas, clear where it does not lie. */
export async function layFlat(
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
