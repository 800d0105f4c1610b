import { orderNumberLength } from '../order-number.ts';

/** How a piece gets back to us: as a parcel with our label, or with the crew that picks it up. */
export const carriages = ['parcel', 'pick-up'] as const;
export type Carriage = (typeof carriages)[number];

/**
 * What one person packs and hands over, in inches: carriers take more, but we don't know what a piece weighs. Length and
 * girth is the longest side plus twice each of the others.
 */
const parcel = { longest: 48, lengthAndGirth: 108 } as const;

interface Sides {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

/** A piece whose measures we no longer have is picked up. */
export function carriageOf(sides: Sides | null): Carriage {
  if (!sides) return 'pick-up';
  const { width, depth, height } = sides;
  const longest = Math.max(width, depth, height);
  const fits = longest <= parcel.longest && 2 * (width + depth + height) - longest <= parcel.lengthAndGirth;
  return fits ? 'parcel' : 'pick-up';
}

/** What people call a return. The label's barcode holds it. */
export const returnNumber = (lineId: string): string => `RT-${lineId.slice(-orderNumberLength).toUpperCase()}`;
