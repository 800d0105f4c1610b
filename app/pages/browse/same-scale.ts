import type { PublicItem } from '#core/catalog/index.ts';
import { aspectOf, projectedInches } from '#core/selection/index.ts';

export type Scaled = Pick<PublicItem, 'recordId' | 'dimensions' | 'shape' | 'pictures'>;

/** The card's frame, width divided by height. */
export const frameRatio = 4 / 3;
/** The share of the frame's width or height that the largest piece takes. */
const largest = 0.84;

/** How wide each cut-out is drawn, in percent of its frame: the largest fits, and the rest keep their proportion to it. */
export function sameScale(items: readonly Scaled[]): ReadonlyMap<string, number> {
  const sizes = items.map(({ recordId, dimensions, shape, pictures: { cutOut } }) => {
    const piece = { dimensions, round: shape === 'round', cutOut };
    return { recordId, inches: projectedInches(piece), aspect: aspectOf(piece) };
  });
  const perInch = Math.min(
    ...sizes.map(({ inches, aspect }) => Math.min(largest / inches, largest / (inches * aspect * frameRatio))),
  );
  return new Map(sizes.map(({ recordId, inches }) => [recordId, inches * perInch * 100]));
}
