/** Linear light, three floats a pixel, top row first; alpha where the film was transparent. */
export interface Picture {
  width: number;
  height: number;
  data: Float32Array;
  alpha: Float32Array;
}

/** Left, top, right, bottom in pixels. */
export type Window = [number, number, number, number];

export const blank = (width: number, height: number): Picture => ({
  width,
  height,
  data: new Float32Array(width * height * 3),
  alpha: new Float32Array(width * height),
});

/** Lays a cropped picture back into its full frame. */
export function uncrop(picture: Picture, width: number, height: number, [left, top]: Window): Picture {
  if (picture.width === width && picture.height === height) return picture;
  const full = blank(width, height);
  for (let y = 0; y < picture.height; y++) {
    const at = (y + top) * width + left;
    full.data.set(picture.data.subarray(y * picture.width * 3, (y + 1) * picture.width * 3), at * 3);
    full.alpha.set(picture.alpha.subarray(y * picture.width, (y + 1) * picture.width), at);
  }
  return full;
}

/** Bilinear enlargement: the paper is photographed at half size. */
export function enlarge(picture: Picture, width: number, height: number): Picture {
  if (picture.width === width) return picture;
  const out = blank(width, height);
  for (let y = 0; y < height; y++) {
    const fy = Math.max(0, Math.min(picture.height - 1.001, ((y + 0.5) * picture.height) / height - 0.5));
    const row = Math.floor(fy);
    const ty = fy - row;
    for (let x = 0; x < width; x++) {
      const fx = Math.max(0, Math.min(picture.width - 1.001, ((x + 0.5) * picture.width) / width - 0.5));
      const column = Math.floor(fx);
      const tx = fx - column;
      const a = (row * picture.width + column) * 3;
      const b = a + picture.width * 3;
      const to = (y * width + x) * 3;
      for (let k = 0; k < 3; k++) {
        const upper = picture.data[a + k] * (1 - tx) + picture.data[a + 3 + k] * tx;
        const lower = picture.data[b + k] * (1 - tx) + picture.data[b + 3 + k] * tx;
        out.data[to + k] = upper * (1 - ty) + lower * ty;
      }
    }
  }
  return out;
}
