import type { Log } from './log.ts';
import { stopOrphan } from './orphan.ts';
import type { Running } from './run.ts';

const fastShutdown = 8_000;
const immediateShutdown = 5_000;

/** The two ways a running server ends: asked to, or not. Either way nothing of it is left before the lock is released. */
export function stopper(
  running: Running,
  { cluster, name, log }: { cluster: string; name: string; log: Log },
  release: () => void,
): { stop(): Promise<void>; failure: Promise<string> } {
  let stopping: Promise<void> | undefined;

  const gone = running.ended.then(async (said) => {
    await stopOrphan(cluster, name, log);
    release();
    return said;
  });

  async function shutDown(): Promise<void> {
    // Connections are cut and everything is written out. A disk that hangs must not keep us here.
    running.signal('INT');
    const impatient = setTimeout(() => running.signal('QUIT'), fastShutdown);
    const brutal = setTimeout(() => running.signal('KILL'), fastShutdown + immediateShutdown);
    await gone;
    clearTimeout(impatient);
    clearTimeout(brutal);
  }

  const failure = new Promise<string>((resolve, reject) => {
    gone.then((said) => {
      if (stopping) return;
      const message = `The embedded PostgreSQL in ${cluster} ended by itself. It said last:\n${said}`;
      log.error(message);
      resolve(message);
    }, reject);
  });

  return {
    failure,
    stop: () => {
      stopping ??= shutDown();
      return stopping;
    },
  };
}
