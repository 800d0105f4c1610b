type Fetch = typeof window.fetch;

const again = new Set([502, 503, 504]);
const lookAgainMs = 2000;

/**
 * Delays revalidation while the network is down or the server is restarting. The page is already on screen and maybe in
 * use, and a failed reload would replace it with the error page. Returns a function that undoes this.
 */
export function waitForNetwork(isAskedAgain: () => boolean): () => void {
  const ask = window.fetch;
  const asks: Fetch = (wanted, how) =>
    isAskedAgain() && isPageData(wanted, how) ? askUntilAnswered(ask, wanted, how) : ask(wanted, how);
  window.fetch = asks;
  return () => {
    if (window.fetch === asks) window.fetch = ask;
  };
}

/**
 * A page's data, or the list of routes that React Router may ask for before it. Reads only: we never resend an action
 * from here.
 */
function isPageData(wanted: RequestInfo | URL, how?: RequestInit): boolean {
  const { url, method } = wanted instanceof Request ? wanted : { url: String(wanted), method: how?.method ?? 'GET' };
  const { pathname } = new URL(url, window.location.href);
  return method === 'GET' && (pathname.endsWith('.data') || pathname === '/__manifest');
}

async function askUntilAnswered(ask: Fetch, wanted: RequestInfo | URL, how?: RequestInit): Promise<Response> {
  const leaving = how?.signal ?? (wanted instanceof Request ? wanted.signal : null);
  while (true) {
    leaving?.throwIfAborted();
    if (navigator.onLine) {
      const answer = await ask(wanted, how).catch(() => null);
      if (answer && !again.has(answer.status)) return answer;
      leaving?.throwIfAborted();
    }
    await networkOrLeaving(leaving);
  }
}

/** Waits until the network is back (or briefly, if it never went away). Leaving the page ends the wait. */
function networkOrLeaving(leaving: AbortSignal | null): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController();
    const goOn = () => {
      done.abort();
      clearTimeout(moment);
      resolve();
    };
    const moment = navigator.onLine ? setTimeout(goOn, lookAgainMs) : undefined;
    window.addEventListener('online', goOn, { signal: done.signal });
    leaving?.addEventListener('abort', goOn, { signal: done.signal });
  });
}
