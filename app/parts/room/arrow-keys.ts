/** Where an arrow key moves something on a plan: across, down. */
export const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** In inches: what Shift moves by. */
export const foot = 12;

/** A pointer may move this far, in pixels, before it counts as a drag. */
export const trembling = 4;
