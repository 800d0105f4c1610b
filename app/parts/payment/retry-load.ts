const tries = 3;
const betweenMs = 2000;

/** A script that did not come is asked for again: a few times, and without a network as soon as there is one. */
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
