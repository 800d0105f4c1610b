/** The only place that reads the time. The demo's clock can start at another moment and runs on from there. */
export interface Clock {
  now(): Date;
}

export function systemClock(startAt: Date | null = null): Clock {
  if (!startAt) return { now: () => new Date() };
  const shift = startAt.getTime() - Date.now();
  return { now: () => new Date(Date.now() + shift) };
}

/** A clock for tests: it stays put until moved. */
export function standingClock(at: Date | string): Clock & { set(at: Date | string): void; forward(ms: number): void } {
  let time = new Date(at);
  return {
    now: () => new Date(time),
    set: (to) => {
      time = new Date(to);
    },
    forward: (ms) => {
      time = new Date(time.getTime() + ms);
    },
  };
}
