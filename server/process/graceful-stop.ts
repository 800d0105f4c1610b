import type { Logger } from 'pino';

const longest = 10_000;

/**
 * Finishes what is in flight, refuses new work, and is gone within ten seconds. Steps run in order; one that fails or
 * hangs does not keep the others from running.
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
      await step(Math.max(500, until - Date.now())).catch((error: unknown) =>
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
