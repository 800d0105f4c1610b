/** Runs scheduled work: right away when woken, otherwise when the next item is due. */
export interface DueWork {
  wake(): void;
  stop(): Promise<void>;
}

export interface DueWorkParts {
  /** Returns true if there may be more to do right away. */
  work(): Promise<boolean>;
  next(): Promise<Date | null>;
  now(): Date;
}

/**
 * How long to wait after a failure, and the longest to wait before checking for work that another process scheduled.
 */
const pauseMs = 1000;
const longestMs = 30_000;

export function startDueWork({ work, next, now }: DueWorkParts): DueWork {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let wokenMeanwhile = false;
  let stopped = false;

  async function run(): Promise<void> {
    let waitMs = pauseMs;
    try {
      let due: Date | null;
      do {
        wokenMeanwhile = false;
        while (!stopped && (await work())) {}
        due = await next();
      } while (wokenMeanwhile && !stopped);
      waitMs = due ? Math.min(Math.max(0, due.getTime() - now().getTime()), longestMs) : longestMs;
    } catch {
      // The database is unavailable. The work is still recorded, so try again later.
    }
    running = null;
    if (wokenMeanwhile) wake();
    else if (!stopped) timer = setTimeout(wake, waitMs);
  }

  function wake(): void {
    if (stopped) return;
    clearTimeout(timer);
    wokenMeanwhile = true;
    running ??= run();
  }

  return {
    wake,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
