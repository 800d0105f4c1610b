import type { Logger } from 'pino';

const longest = 10_000;

export interface Drain {
  seconds: number;
  /** Says to the outside that no more should come. What comes anyway is still served. */
  begin(): void;
}

/**
 * Serves on for the drain's seconds, so that a proxy can see in time that we're leaving. Then finishes what's in flight,
 * refuses new work, and exits within ten seconds. Steps run in order; one that fails or hangs doesn't keep the rest from
 * running. A second signal ends the drain.
 */
export function stopOnSignal(
  log: Logger,
  drain: Drain,
  steps: readonly [name: string, stop: (timeoutMs: number) => Promise<void>][],
): void {
  let stopping = false;
  let drained: (() => void) | undefined;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return drained?.();
    stopping = true;
    log.info({ signal, drainSeconds: drain.seconds }, 'stopping');
    drain.begin();
    await new Promise<void>((resolve) => {
      drained = resolve;
      setTimeout(resolve, drain.seconds * 1000);
    });
    const giveUp = setTimeout(() => {
      log.error('not finished within ten seconds, leaving');
      process.exit(1);
    }, longest);
    const until = Date.now() + longest - 2000;
    for (const [name, step] of steps) {
      const timeout = Math.max(500, until - Date.now());
      await Promise.race([step(timeout), hangs(name, timeout)]).catch((error: unknown) =>
        log.error({ err: error, step: name }, 'while stopping'),
      );
    }
    clearTimeout(giveUp);
    log.info('stopped');
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** Each step enforces its own limit. This is the backstop for one that doesn't. */
const hangs = (name: string, timeoutMs: number) =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`${name} did not come to an end`)), timeoutMs + 250).unref();
  });
