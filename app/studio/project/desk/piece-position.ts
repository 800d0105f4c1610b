import type { Foot } from '#core/selection/index.ts';

/** In percent of the board. Shift takes the larger step. */
const steps = { small: 1, large: 5 };
const least = 0.1;
const directions: Readonly<Record<string, Foot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export function stepOfKey(key: string, large: boolean): Foot | null {
  const direction = directions[key];
  const far = large ? steps.large : steps.small;
  return direction ? { x: direction.x * far, y: direction.y * far } : null;
}

const onBoard = (value: number) => Math.round(Math.min(100, Math.max(0, value)) / least) / Math.round(1 / least);

export const moveBy = (from: Foot, by: Foot): Foot => ({ x: onBoard(from.x + by.x), y: onBoard(from.y + by.y) });

export const samePosition = (one: Foot | null, other: Foot | null): boolean =>
  one === null || other === null ? one === other : one.x === other.x && one.y === other.y;
