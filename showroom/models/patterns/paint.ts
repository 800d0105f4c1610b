export type Rgb = readonly [number, number, number];

export function rgb(colour: string): Rgb {
  const hex = colour.replace('#', '');
  return [
    Number.parseInt(hex.slice(0, 2), 16),
    Number.parseInt(hex.slice(2, 4), 16),
    Number.parseInt(hex.slice(4, 6), 16),
  ];
}

export interface PaintedImage {
  width: number;
  height: number;
  /** RGB, top row first. */
  pixels: Uint8Array;
}

/** Paints every pixel from its place in metres, counted from the middle, y upward. */
export function paint(
  across: number,
  along: number,
  longest: number,
  colourAt: (x: number, y: number) => Rgb,
): PaintedImage {
  const scale = longest / Math.max(across, along);
  const width = Math.round(across * scale);
  const height = Math.round(along * scale);
  const pixels = new Uint8Array(width * height * 3);
  let at = 0;
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) {
      for (const channel of colourAt(((i + 0.5) / width - 0.5) * across, (0.5 - (j + 0.5) / height) * along)) {
        pixels[at++] = Math.max(0, Math.min(255, Math.round(channel)));
      }
    }
  }
  return { width, height, pixels };
}

export const shadeBy = (colour: Rgb, factor: number): Rgb => [
  colour[0] * factor,
  colour[1] * factor,
  colour[2] * factor,
];
