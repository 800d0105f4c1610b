/** The outer size of a piece, in inches, as far as its maker tells it. */
export interface Size {
  readonly width?: number;
  readonly depth?: number;
  readonly height?: number;
  readonly diagonalDepth?: number;
  /** Seen from above a circle: width and depth are its diameter. */
  readonly round?: true;
}

export interface Footprint {
  readonly width: number;
  readonly depth: number;
  readonly round: boolean;
}

/** What the piece covers of the floor; null when its maker does not say. */
export const footprintOf = ({ width, depth, round }: Size): Footprint | null =>
  width === undefined || depth === undefined ? null : { width, depth, round: round ?? false };

/** One way of writing a size, whatever way its maker chose. */
export function printSize({ width, depth, height, diagonalDepth, round }: Size): string {
  const parts: string[] = [];
  if (round && width !== undefined) parts.push(`Ø ${width}"`);
  else {
    if (width !== undefined) parts.push(`${width}"W`);
    // A lone 'D' beside a height is read as a diameter.
    if (depth !== undefined) parts.push(width === undefined ? `${depth}" deep` : `${depth}"D`);
  }
  if (height !== undefined) parts.push(`${height}"H`);
  const outer = parts.join(' x ');
  return diagonalDepth === undefined ? outer : [outer, `diagonal depth ${diagonalDepth}"`].filter(Boolean).join(', ');
}
