const tries = 3;
const betweenMs = 2000;

/** Retries a script that failed to load: a few times, and when offline, as soon as the network is back. */
export async function retryLoad<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let left = tries; ; ) {
    try {
      return await load();
    } catch (problem) {
      if (navigator.onLine) left -= 1;
      if (left === 0) throw problem;
      await networkOrMoment();
    }
  }
}

function networkOrMoment(): Promise<unknown> {
  return new Promise((resolve) => {
    if (navigator.onLine) setTimeout(resolve, betweenMs);
    else window.addEventListener('online', resolve, { once: true });
  });
}
