/** In pixels, or as a share of the slide's width: 50, '10%'. */
export type DragThreshold = number | `${number}%`;

export function thresholdPixels(threshold: DragThreshold, slideWidth: number): number {
  return typeof threshold === 'number' ? threshold : (Number.parseFloat(threshold) / 100) * slideWidth;
}

/** The step a drag makes: left is next, right is previous, too short is none. */
export function stepOfDrag(pulled: number, slideWidth: number, threshold: DragThreshold): -1 | 0 | 1 {
  if (pulled === 0 || Math.abs(pulled) < thresholdPixels(threshold, slideWidth)) return 0;
  return pulled < 0 ? 1 : -1;
}

/** Wraps around at both ends. */
export function wrapIndex(index: number, count: number): number {
  return count === 0 ? 0 : ((index % count) + count) % count;
}
