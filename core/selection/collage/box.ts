/** A part of the frame, in percent of its width and height. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** For a style attribute. */
export const boxStyle = ({ left, top, width, height }: Box) => ({
  left: `${left}%`,
  top: `${top}%`,
  width: `${width}%`,
  height: `${height}%`,
});

export function overlap(a: Box, b: Box): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, across) * Math.max(0, down);
}

const rounding = 1e-6;

export function inside({ left, top, width, height }: Box, margin: number): boolean {
  const least = margin - rounding;
  return left >= least && top >= least && left + width <= 100 - least && top + height <= 100 - least;
}

export function mirrored(box: Box): Box {
  return { ...box, left: 100 - box.left - box.width };
}
