/** Tone, height and roughness (or a mask) at a place of the tile, each 0 to 1. */
export type Shade = (u: number, v: number) => readonly [number, number, number];

export interface Texture {
  width: number;
  height: number;
  shade: Shade;
  /** Metres that the tile covers. */
  across: number;
  along: number;
  /** How much smaller the copy for distant views is: a renderer without mip-maps needs one. */
  far: number;
}

/** RGB bytes of a texture, top row first. */
export function pixelsOf({ width, height, shade }: Pick<Texture, 'width' | 'height' | 'shade'>): Uint8Array {
  const pixels = new Uint8Array(width * height * 3);
  let at = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (const channel of shade((x + 0.5) / width, 1 - (y + 0.5) / height))
        pixels[at++] = Math.max(0, Math.min(255, Math.round(channel * 255)));
    }
  }
  return pixels;
}
