import type { Logger } from 'pino';

const longest = 10_000;

/**
 * Finishes what's in flight, refuses new work, and exits within ten seconds. Steps run in order; one that fails or
 * hangs doesn't keep the rest from running.
 */
export function stopOnSignal(
  log: Logger,
  steps: readonly [name: string, stop: (timeoutMs: number) => Promise<void>][],
): void {
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
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
