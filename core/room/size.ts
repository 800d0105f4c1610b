/** The outer size of a piece in inches, as far as its maker gives it. */
export interface Size {
  readonly width?: number;
  readonly depth?: number;
  readonly height?: number;
  readonly diagonalDepth?: number;
  /** Circular from above: width and depth are the diameter. */
  readonly round?: true;
}

export interface Footprint {
  readonly width: number;
  readonly depth: number;
  readonly round: boolean;
}

/** The floor area a piece covers; null when its maker doesn't say. */
export const footprintOf = ({ width, depth, round }: Size): Footprint | null =>
  width === undefined || depth === undefined ? null : { width, depth, round: round ?? false };

/** One way of writing sizes, however the maker wrote them. */
export function printSize({ width, depth, height, diagonalDepth, round }: Size): string {
  const parts: string[] = [];
  if (round && width !== undefined) parts.push(`Ø ${width}"`);
  else {
    if (width !== undefined) parts.push(`${width}"W`);
    // A lone 'D' next to a height would be read as a diameter.
    if (depth !== undefined) parts.push(width === undefined ? `${depth}" deep` : `${depth}"D`);
  }
  if (height !== undefined) parts.push(`${height}"H`);
  const outer = parts.join(' x ');
  return diagonalDepth === undefined ? outer : [outer, `diagonal depth ${diagonalDepth}"`].filter(Boolean).join(', ');
}
