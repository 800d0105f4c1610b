export interface RulerTick {
  at: number;
  tall: boolean;
  gone: boolean;
}

/** One tick per whole number from 0. The taller ones mark the days, except at 0. */
export function rulerTicks(total: number, done: number, tallEvery: number): RulerTick[] {
  return Array.from({ length: total + 1 }, (_, at) => ({
    at,
    tall: at > 0 && at % tallEvery === 0,
    gone: at <= done,
  }));
}
