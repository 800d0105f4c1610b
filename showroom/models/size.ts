const METRES_PER_INCH = 0.0254;

/** Inches, as a shop states them. */
export interface Size {
  width: number;
  depth: number;
  height: number;
}

export interface Metres {
  w: number;
  d: number;
  h: number;
}

export const inches = (value: number): number => value * METRES_PER_INCH;

export const metres = ({ width, depth, height }: Size): Metres => ({
  w: inches(width),
  d: inches(depth),
  h: inches(height),
});
