import { orderNumberLength } from '../order-number.ts';

/** How a piece gets back to us: as a parcel with our label, or with the crew that picks it up. */
export const carriages = ['parcel', 'pick-up'] as const;
export type Carriage = (typeof carriages)[number];

/**
 * What one person packs and hands over, in inches and pounds: carriers take more. Length and girth is the longest side plus
 * twice each of the others.
 */
const parcel = { longest: 48, lengthAndGirth: 108, heaviest: 50 } as const;

interface Measured {
  readonly dimensions: { readonly width: number; readonly depth: number; readonly height: number };
  /** Null if the maker hasn't said; then only the measures count. */
  readonly weightPounds?: number | null | undefined;
}

/** A piece whose measures we no longer have is picked up. */
export function carriageOf(piece: Measured | null | undefined): Carriage {
  if (!piece || (piece.weightPounds ?? 0) > parcel.heaviest) return 'pick-up';
  const { width, depth, height } = piece.dimensions;
  const longest = Math.max(width, depth, height);
  const fits = longest <= parcel.longest && 2 * (width + depth + height) - longest <= parcel.lengthAndGirth;
  return fits ? 'parcel' : 'pick-up';
}

/** What people call a return. The label's barcode holds it. */
export const returnNumber = (lineId: string): string => `RT-${lineId.slice(-orderNumberLength).toUpperCase()}`;
