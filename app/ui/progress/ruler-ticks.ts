export interface RulerTick {
  at: number;
  tall: boolean;
  gone: boolean;
}

/** One tick at each whole number from 0 on; the taller ones, but not the first, mark the days. */
export function rulerTicks(total: number, done: number, tallEvery: number): RulerTick[] {
  return Array.from({ length: total + 1 }, (_, at) => ({
    at,
    tall: at > 0 && at % tallEvery === 0,
    gone: at <= done,
  }));
}
